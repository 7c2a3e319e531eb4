#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>

// Xlib has this one as a macro, which Swift does not see.
static inline void CX11DestroyImage(XImage *image) { XDestroyImage(image); }
