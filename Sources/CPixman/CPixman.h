#include <pixman.h>
// wmemset, which fills pixels, and is not exported by Foundation
#include <wchar.h>
