// Names of functions by their addresses, from the symbol tables of the files, since a program exports few symbols.
#include "Context.h"
#include "Symbols.h"
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

extern char *swift_demangle(
    const char *name, size_t length, char *output, size_t *outputLength, uint32_t flags) __attribute__((weak));

/// A file of the process, as it is mapped in memory.
typedef struct File {
    uintptr_t address, bias;
    char path[1024];
} File;

static int containsAddress(struct dl_phdr_info *information, size_t size, void *context) {
    (void)size;
    File *file = context;
    for (int index = 0; index < information->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &information->dlpi_phdr[index];
        uintptr_t start = information->dlpi_addr + part->p_vaddr;
        if (part->p_type != PT_LOAD || file->address < start || file->address - start >= part->p_memsz) continue;
        file->bias = information->dlpi_addr;
        // The program itself has no name.
        const char *name = information->dlpi_name;
        if (!name || !*name) {
            ssize_t length = readlink("/proc/self/exe", file->path, sizeof file->path - 1);
            file->path[length > 0 ? length : 0] = 0;
        } else {
            strncpy(file->path, name, sizeof file->path - 1);
        }
        return 1;
    }
    return 0;
}

/// Whether a part of a file is in the file.
UNINSTRUMENTED static bool isInside(uint64_t offset, uint64_t length, uint64_t size) {
    return offset <= size && length <= size - offset;
}

/// Copies the name of the function at a value of a table of symbols. The tables of a program of tests have hundreds of
/// thousands of symbols, which take seconds with instrumentation.
UNINSTRUMENTED static bool findName(const char *bytes, uint64_t size, uint64_t value, char *name, size_t length) {
    const ElfW(Ehdr) *header = (const void *)bytes;
    if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return false;
    if (header->e_shentsize != sizeof(ElfW(Shdr))) return false;
    if (!isInside(header->e_shoff, (uint64_t)header->e_shnum * sizeof(ElfW(Shdr)), size)) return false;
    const ElfW(Shdr) *sections = (const void *)(bytes + header->e_shoff);
    uint64_t nearest = 0;
    bool isFound = false;
    for (int index = 0; index < header->e_shnum; index++) {
        const ElfW(Shdr) *table = &sections[index];
        if ((table->sh_type != SHT_SYMTAB && table->sh_type != SHT_DYNSYM) || table->sh_link >= header->e_shnum) continue;
        const ElfW(Shdr) *strings = &sections[table->sh_link];
        if (!isInside(table->sh_offset, table->sh_size, size) || !isInside(strings->sh_offset, strings->sh_size, size)) continue;
        const ElfW(Sym) *symbols = (const void *)(bytes + table->sh_offset);
        for (uint64_t number = 0; number < table->sh_size / sizeof *symbols; number++) {
            const ElfW(Sym) *symbol = &symbols[number];
            if (ELF64_ST_TYPE(symbol->st_info) != STT_FUNC || symbol->st_shndx == SHN_UNDEF) continue;
            if (symbol->st_value > value || symbol->st_value < nearest || symbol->st_name >= strings->sh_size) continue;
            if (symbol->st_size != 0 && value - symbol->st_value >= symbol->st_size) continue;
            nearest = symbol->st_value;
            const char *start = bytes + strings->sh_offset + symbol->st_name;
            size_t count = strnlen(start, strings->sh_size - symbol->st_name);
            if (count >= length) count = length - 1;
            memcpy(name, start, count);
            name[count] = 0;
            isFound = true;
        }
    }
    return isFound;
}

static bool findNameInFile(const File *file, char *name, size_t length) {
    int descriptor = open(file->path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    struct stat status;
    bool isFound = false;
    if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
        void *bytes = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (bytes != MAP_FAILED) {
            isFound = findName(bytes, status.st_size, file->address - file->bias, name, length);
            munmap(bytes, status.st_size);
        }
    }
    close(descriptor);
    return isFound;
}

/// Whether a function only passes its arguments on.
static bool isThunk(const char *name) {
    static const char *const starts[] = {"partial apply ", "reabstraction thunk ", "thunk for "};
    for (size_t index = 0; index < sizeof starts / sizeof *starts; index++)
        if (strncmp(name, starts[index], strlen(starts[index])) == 0) return true;
    return false;
}

bool describeFunction(uintptr_t address, char *text, size_t length) {
    File file = {.address = address};
    if (!dl_iterate_phdr(containsAddress, &file)) {
        snprintf(text, length, "%p", (void *)address);
        return true;
    }
    const char *slash = strrchr(file.path, '/'), *fileName = slash ? slash + 1 : file.path;
    static char name[4096];
    if (!findNameInFile(&file, name, sizeof name)) {
        snprintf(text, length, "%p in %s", (void *)(address - file.bias), fileName);
        return true;
    }
    char *plain = swift_demangle ? swift_demangle(name, strlen(name), NULL, NULL, 0) : NULL;
    bool isOwn = !isThunk(plain ? plain : name);
    snprintf(text, length, "%.600s in %s", plain ? plain : name, fileName);
    free(plain);
    return isOwn;
}
