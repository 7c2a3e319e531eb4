import CX11
import Measuring

/// Notifies the window that fills the screen that it was uncovered, so that it presents its unchanged frame again.
final class Uncovering {
    private let display: OpaquePointer
    private let window: Window

    init() throws {
        guard let display = XOpenDisplay(nil) else { throw BenchmarkFailure("cannot open the X display") }
        guard let window = Self.windowAcrossTheScreen(of: display) else {
            XCloseDisplay(display)
            throw BenchmarkFailure("no window is as wide as the screen")
        }
        (self.display, self.window) = (display, window)
    }

    deinit {
        XCloseDisplay(display)
    }

    /// Uncovers the whole window a number of times, 60 times a second.
    func repeated(_ count: Int) {
        for _ in 0..<count {
            var event = XEvent()
            event.xexpose.type = Expose
            event.xexpose.window = window
            (event.xexpose.width, event.xexpose.height) = (1920, 1080)
            XSendEvent(display, window, 0, Int(ExposureMask), &event)
            XFlush(display)
            MonotonicTime.sleep(1.0 / 60)
        }
    }

    private static func windowAcrossTheScreen(of display: OpaquePointer) -> Window? {
        var (root, parent): (Window, Window) = (0, 0)
        var children: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        guard XQueryTree(display, XDefaultRootWindow(display), &root, &parent, &children, &count) != 0, let children
        else {
            return nil
        }
        defer { XFree(children) }
        return (0..<Int(count)).map { children[$0] }.last { window in
            var attributes = XWindowAttributes()
            return XGetWindowAttributes(display, window, &attributes) != 0 && attributes.map_state == IsViewable
                && attributes.width == 1920
        }
    }
}
