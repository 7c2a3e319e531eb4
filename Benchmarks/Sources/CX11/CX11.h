#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>

// In Xlib this is a macro, which Swift does not import.
static inline void CX11DestroyImage(XImage *image) { XDestroyImage(image); }
