// Sets the tests' environment before any test code runs: the same fonts, icons, locale, time zone and file mode
// everywhere, whatever the machine has. Linked into the tests only.
#include "CTestEnvironment.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static void see_only_own_fonts(void) {
    // The file is in the folder of this file. The compiler is given absolute paths.
    char path[PATH_MAX] = __FILE__;
    char *end = strrchr(path, '/');
    if (end == NULL || (size_t)(end - path) + sizeof "/fonts.conf" > sizeof path) {
        return;
    }
    memcpy(end, "/fonts.conf", sizeof "/fonts.conf");
    setenv("FONTCONFIG_FILE", path, 1);
}

__attribute__((constructor)) static void prepare(void) {
    see_only_own_fonts();
    setenv("XDG_DATA_HOME", "/nonexistent", 1); // The desktop's icons, which are used for symbols if available
    setenv("XDG_DATA_DIRS", "/nonexistent", 1);
    setenv("LC_ALL", "en_US.UTF-8", 1);
    unsetenv("LANGUAGE");
    setenv("TZ", "UTC", 1);
    umask(022);
}
