import CX11
import Measuring

/// Presses and moves the mouse in the window that fills the screen, by sending events to it.
final class Mouse {
    private let display: OpaquePointer
    private let root: Window
    private let window: Window

    init() throws {
        guard let display = XOpenDisplay(nil) else { throw BenchmarkFailure("cannot open the X display") }
        self.display = display
        root = XDefaultRootWindow(display)
        var (unused, parent): (Window, Window) = (0, 0)
        var children: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        XQueryTree(display, root, &unused, &parent, &children, &count)
        // The topmost is the last.
        let windows = (0..<Int(count)).compactMap { children?[$0] }
        if let children { XFree(children) }
        var shown: Window?
        for window in windows.reversed() {
            var attributes = XWindowAttributes()
            if XGetWindowAttributes(display, window, &attributes) != 0, attributes.map_state == IsViewable,
                attributes.width > 100
            {
                shown = window
                break
            }
        }
        guard let shown else {
            XCloseDisplay(display)
            throw BenchmarkFailure("there is no window on the screen")
        }
        window = shown
    }

    deinit { XCloseDisplay(display) }

    /// Gives the window the keyboard focus, as a window manager does.
    func giveFocus() {
        XSetInputFocus(display, window, RevertToParent, UInt(CurrentTime))
        XSync(display, 0)
    }

    func press(_ x: Int, _ y: Int) {
        move(x, y)
        send(ButtonPress, ButtonPressMask, x, y, state: 0)
    }

    /// Moves the mouse with its button pressed.
    func move(_ x: Int, _ y: Int) { send(MotionNotify, PointerMotionMask, x, y, state: UInt32(Button1Mask)) }

    func release(_ x: Int, _ y: Int) { send(ButtonRelease, ButtonReleaseMask, x, y, state: UInt32(Button1Mask)) }

    private func send(_ type: Int32, _ mask: Int, _ x: Int, _ y: Int, state: UInt32) {
        var event = XEvent()
        // Buttons and movements have the same layout.
        event.xbutton.type = type
        event.xbutton.display = display
        event.xbutton.window = window
        event.xbutton.root = root
        event.xbutton.time = UInt(UInt32(truncatingIfNeeded: Int64(MonotonicTime.now * 1000)))
        (event.xbutton.x, event.xbutton.y) = (Int32(x), Int32(y))
        (event.xbutton.x_root, event.xbutton.y_root) = (Int32(x), Int32(y))
        event.xbutton.state = state
        if type == MotionNotify { event.xmotion.is_hint = 0 } else { event.xbutton.button = UInt32(Button1) }
        event.xbutton.same_screen = 1
        XSendEvent(display, window, 1, mask, &event)
        XFlush(display)
    }
}
