// Random bytes for Swift's runtime, which asks for those of glibc 2.36 where it was built for Debian 12. With these the
// program needs no more than the 2.35 of Ubuntu 22.04.
#include <errno.h>
#include <stdlib.h>
#include <sys/random.h>

void arc4random_buf(void *buffer, size_t count) {
    unsigned char *rest = buffer;
    while (count > 0) {
        ssize_t filled = getrandom(rest, count, 0);
        if (filled < 0 && errno == EINTR) continue;
        if (filled <= 0) abort();
        rest += filled;
        count -= (size_t)filled;
    }
}
