// Uninterruptible work, done in a copy of the process that can be stopped.
#pragma once

#include <stdint.h>

/// The outcome of a copy.
typedef enum __attribute__((enum_extensibility(closed))) ChildProcessEnd {
    /// The work is done.
    ChildProcessEndDone,
    /// The copy was stopped, since it exceeded the limit of time or memory.
    ChildProcessEndStopped,
    /// The copy has crashed, or ended itself.
    ChildProcessEndFailed,
    /// The process could not be copied.
    ChildProcessEndImpossible,
} ChildProcessEnd;

/// Copies this process, performs work in the copy and waits for its end. The only results of the work are its writes
/// to shared memory.
///
/// The copy only contains this thread; locks of other threads stay locked. So the work may only use objects that no
/// other thread uses, and memory, which glibc keeps usable.
///
/// - seconds: The limit of processor time of the copy; the limit of real time is ten times as long.
/// - bytes: The limit of additional memory of the copy.
ChildProcessEnd ChildProcessRun(
    void (*_Nonnull work)(void *_Nonnull context), void *_Nonnull context, unsigned seconds, uint64_t bytes);

/// Memory that this process shares with its copies, filled with zeros; NULL without memory.
void *_Nullable ChildProcessShare(uint64_t bytes);

/// Releases shared memory.
void ChildProcessUnshare(void *_Nonnull memory, uint64_t bytes);
