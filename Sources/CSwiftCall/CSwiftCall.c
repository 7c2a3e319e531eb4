#define _GNU_SOURCE
#include "CSwiftCall.h"
#include <dlfcn.h>

const char *FileOfAddress(const void *address, uintptr_t *start) {
    Dl_info info;
    if (!dladdr(address, &info)) return NULL;
    *start = (uintptr_t)info.dli_fbase;
    return info.dli_fname;
}
