#ifndef CFILES_H
#define CFILES_H

#include <spawn.h>
#include <sys/types.h>

// The few calls of Linux that Swift's Glibc module does not offer. Elsewhere they fail with ENOSYS or say "no".

/// Exchanges two names at once: whoever looks sees either both old ones or both new ones. 0, or -1 with errno.
int files_exchange(int first_folder, const char *first, int second_folder, const char *second);

/// Opens a file below `root` for reading, without following a symbolic link anywhere on the way. -1 with errno.
int files_open_beneath(int root, const char *path);

/// Copies up to `count` bytes between two open files from where each stands, inside the kernel, sharing storage where the
/// file system can. The bytes copied, 0 at the end, or -1 with errno.
ssize_t files_copy(int from, int to, size_t count);

/// Reads entries of an open folder from where it stands, one behind another as getdents64(2) tells them. Their bytes, 0 at
/// the end, or -1 with errno.
ssize_t files_read_entries(int folder, void *buffer, size_t size);

/// Removes a file and the folder that holds nothing else. -1 where it holds more, is a symbolic link, has something
/// mounted on it, or where the system cannot look at all this at once; then the file may be gone.
int files_remove_pair(int parent, const char *folder, const char *file);

/// 1 when something is mounted on this very folder, else 0, also where the system does not say.
int files_is_mount_point(int folder);

/// Lets a program that is started work in a folder. 0, or an error's number.
int files_add_folder(posix_spawn_file_actions_t *actions, const char *folder);

/// 1 when the process ignores a signal, else 0.
int files_is_ignored(int number);

#endif
