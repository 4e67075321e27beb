#define _GNU_SOURCE

#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#ifdef __linux__

#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>

int files_exchange(int first_folder, const char *first, int second_folder, const char *second) {
    return renameat2(first_folder, first, second_folder, second, RENAME_EXCHANGE);
}

int files_open_beneath(int root, const char *path) {
    struct open_how how = {
        .flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK,
        .resolve = RESOLVE_NO_SYMLINKS | RESOLVE_BENEATH,
    };
    int opened = (int)syscall(SYS_openat2, root, path, &how, sizeof how);
    // Kernels before 5.6 lack the call, and some containers forbid it.
    if (opened < 0 && (errno == ENOSYS || errno == EPERM)) {
        opened = openat(root, path, (int)how.flags);
    }
    return opened;
}

ssize_t files_copy(int from, int to, size_t count) {
    return copy_file_range(from, NULL, to, NULL, count, 0);
}

ssize_t files_read_entries(int folder, void *buffer, size_t size) {
    return syscall(SYS_getdents64, folder, buffer, size);
}

int files_remove_pair(int parent, const char *folder, const char *file) {
    struct open_how how = {
        .flags = O_PATH | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW,
        .resolve = RESOLVE_NO_SYMLINKS | RESOLVE_BENEATH | RESOLVE_NO_XDEV,
    };
    int opened = (int)syscall(SYS_openat2, parent, folder, &how, sizeof how);
    if (opened < 0) {
        return -1;
    }
    int removed = unlinkat(opened, file, 0);
    close(opened);
    return removed == 0 ? unlinkat(parent, folder, AT_REMOVEDIR) : -1;
}

int files_is_mount_point(int folder) {
    struct statx found;
    if (statx(folder, "", AT_EMPTY_PATH, 0, &found) != 0) {
        return 0;
    }
    return (found.stx_attributes & found.stx_attributes_mask & STATX_ATTR_MOUNT_ROOT) != 0;
}

#else

int files_exchange(int first_folder, const char *first, int second_folder, const char *second) {
    errno = ENOSYS;
    return -1;
}

int files_open_beneath(int root, const char *path) {
    return openat(root, path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
}

ssize_t files_copy(int from, int to, size_t count) {
    errno = ENOSYS;
    return -1;
}

ssize_t files_read_entries(int folder, void *buffer, size_t size) {
    errno = ENOSYS;
    return -1;
}

int files_remove_pair(int parent, const char *folder, const char *file) {
    return -1;
}

int files_is_mount_point(int folder) {
    return 0;
}

#endif

int files_add_folder(posix_spawn_file_actions_t *actions, const char *folder) {
    return posix_spawn_file_actions_addchdir_np(actions, folder);
}

int files_is_ignored(int number) {
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}
