#ifndef CALLOCATION_COUNT_H
#define CALLOCATION_COUNT_H

/// Returns the number of blocks of memory that the process has requested so far.
unsigned long allocation_count(void);

/// Returns the number of bytes in the blocks of memory that the process has not freed.
long live_bytes(void);

#endif
