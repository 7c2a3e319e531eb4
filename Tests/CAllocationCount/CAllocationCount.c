#include "CAllocationCount.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// The C library exports its functions under these names for programs that replace them.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static atomic_ulong requests;
static atomic_long live;

unsigned long allocation_count(void) { return atomic_load(&requests); }

long live_bytes(void) { return atomic_load(&live); }

static void add(long bytes) { atomic_fetch_add_explicit(&live, bytes, memory_order_relaxed); }

/// Counts a block that was requested.
static void *count(void *block) {
    atomic_fetch_add_explicit(&requests, 1, memory_order_relaxed);
    add((long)malloc_usable_size(block));
    return block;
}

void *malloc(size_t size) { return count(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return count(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
    long before = (long)malloc_usable_size(block);
    void *result = __libc_realloc(block, size);
    // Without memory the block remains.
    if (result || size == 0) add(-before);
    return count(result);
}

void free(void *block) {
    add(-(long)malloc_usable_size(block));
    __libc_free(block);
}

void *memalign(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    void *result = memalign(alignment, size);
    if (!result) return ENOMEM;
    *block = result;
    return 0;
}
