#define _GNU_SOURCE
#include "CChildProcess.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

void *ChildProcessShare(uint64_t bytes) {
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

void ChildProcessUnshare(void *memory, uint64_t bytes) { munmap(memory, bytes); }

/// The size of the address space of this process, in bytes.
static uint64_t usedBytes(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file) return 0;
    if (fscanf(file, "%lu", &pages) != 1) pages = 0;
    fclose(file);
    return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

static void limit(int resource, rlim_t value) {
    struct rlimit limit = {value, value};
    setrlimit(resource, &limit);
}

static void runInCopy(
    void (*work)(void *), void *context, unsigned seconds, uint64_t bytes, volatile bool *isDone) {
    struct sigaction usual = {.sa_handler = SIG_DFL};
    int signals[] = {SIGALRM, SIGXCPU, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGTERM};
    for (unsigned index = 0; index < sizeof signals / sizeof *signals; index++) {
        sigaction(signals[index], &usual, NULL);
    }
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_CPU, seconds);
    limit(RLIMIT_AS, usedBytes() + bytes);
    alarm(seconds * 10);
    // The messages of a library that ends the process are not this program's messages.
    int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere >= 0) {
        dup2(nowhere, 1);
        dup2(nowhere, 2);
    }
    work(context);
    *isDone = true;
    _exit(0);
}

ChildProcessEnd ChildProcessRun(void (*work)(void *), void *context, unsigned seconds, uint64_t bytes) {
    bool *isDone = ChildProcessShare(sizeof *isDone);
    if (!isDone) return ChildProcessEndImpossible;
    pid_t child = fork();
    if (child == 0) runInCopy(work, context, seconds, bytes, isDone);
    if (child < 0) {
        ChildProcessUnshare(isDone, sizeof *isDone);
        return ChildProcessEndImpossible;
    }
    int status = 0;
    pid_t ended;
    do ended = waitpid(child, &status, 0);
    while (ended < 0 && errno == EINTR);
    // A program may wait for its children itself. Whether the work is done is known anyway.
    bool wasDone = *isDone;
    ChildProcessUnshare(isDone, sizeof *isDone);
    if (wasDone) return ChildProcessEndDone;
    bool wasStopped = ended == child && WIFSIGNALED(status)
        && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL || WTERMSIG(status) == SIGALRM);
    return wasStopped ? ChildProcessEndStopped : ChildProcessEndFailed;
}
