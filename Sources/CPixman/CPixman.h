#include <pixman.h>
// wmemset, which fills pixels, and which Foundation does not export
#include <wchar.h>
