import CSDL2
import Foundation
import RenderServer
import Synchronization

/// SDL's global state: starting, stopping, waking, and what happens when the X server dies.
///
/// Everything but `wake()` is for the display thread.
enum SDLVideo {
    // MARK: Starting

    /// Why no window can be opened, as far as the environment shows; takes no time. `nil` when it is worth trying.
    static func obstacle(in environment: [String: String]) -> String? {
        let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
        if names.contains(where: { environment[$0]?.isEmpty == false }) { return nil }
        return "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. "
            + "(On a console, without a window system, set SDL_VIDEODRIVER=kmsdrm.)"
    }

    /// Window units a point: `IREKO_SCALE`, from 0.5 to 8; 1 where it is not set.
    ///
    /// On X11 window units are pixels and their size is not known reliably (the screen's size in millimetres, as the
    /// server reports it, is often wrong), so the user's setting decides. Wayland scales by itself.
    static func unitsPerPoint(in environment: [String: String]) -> Double {
        guard let text = environment["IREKO_SCALE"], let scale = Double(text), scale.isFinite, scale > 0 else {
            return 1
        }
        return min(max(scale, 0.5), 8)
    }

    /// Whether the window system decides how many pixels a point has: Wayland.
    static func windowSystemScales(in environment: [String: String]) -> Bool {
        let driver = environment["SDL_VIDEODRIVER"].flatMap { $0.isEmpty ? nil : $0 } ?? drivers(in: environment)
        return driver.split(separator: ",").first == "wayland"
    }

    /// SDL's names of the window systems that the environment names, to be tried in order.
    static func drivers(in environment: [String: String]) -> String {
        [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")].filter { environment[$0.0]?.isEmpty == false }
            .map(\.1).joined(separator: ",")
    }

    /// Loads SDL and starts it; returns its functions.
    static func start() throws(DisplayError) -> SDLFunctions {
        let sdl = try SDLFunctions.installed.get()
        sdl.setMainReady()
        let hints = [
            // Signal handlers are left to the program.
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            // No mouse events made of touches, and no touches made of the mouse.
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            // One event, not two, for a request to close.
            (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
            // A click that activates a window is also delivered to it.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
            // The input method shows its candidates itself; compositions may be long.
            (SDL_HINT_IME_SHOW_UI, "1"), (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
            // SDL is made for games and would switch the compositor off.
            (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
        ]
        for (name, value) in hints { _ = sdl.setHint(name, value) }
        // Otherwise, when a display cannot be opened, SDL takes over the console or "opens" a window off the screen.
        // SDL_VIDEODRIVER, where it is set, counts for more; set and empty it would let SDL try everything.
        let environment = ProcessInfo.processInfo.environment
        let priority = environment["SDL_VIDEODRIVER"]?.isEmpty == true ? SDL_HINT_OVERRIDE : SDL_HINT_DEFAULT
        _ = sdl.setHintWithPriority(SDL_HINT_VIDEODRIVER, drivers(in: environment), priority)
        installConnectionLossHandler()
        guard sdl.initialize(UInt32(SDL_INIT_VIDEO)) == 0 else {
            let name = environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] ?? ""
            throw .unavailable("The display \(name.isEmpty ? "" : "\(name) ")cannot be opened: \(sdl.errorMessage)")
        }
        installErrorHandler()
        // Shared memory instead of a texture: without a GPU several times as fast.
        if !sdl.showsOnlyTextures { _ = sdl.setHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
        // The screen saver stays enabled: this is not a video player.
        sdl.enableScreenSaver()
        // SDL starts with text input on.
        sdl.stopTextInput()
        wakeEvent.withLock { $0 = WakeEvent(type: sdl.registerEvents(1), push: sdl.pushEvent) }
        return sdl
    }

    static func stop() {
        wakeEvent.withLock { $0 = nil }
        if case .success(let sdl) = SDLFunctions.installed { sdl.quit() }
    }

    // MARK: Waking

    private struct WakeEvent: Sendable {
        var type: UInt32
        var push: @convention(c) (UnsafeMutablePointer<SDL_Event>?) -> Int32
    }

    private static let wakeEvent = Mutex<WakeEvent?>(nil)

    /// Makes the display thread's wait for events return. For any thread.
    static func wake() {
        // Within the lock, so that SDL is not shut down meanwhile.
        wakeEvent.withLock { wakeEvent in
            guard let wakeEvent else { return }
            var event = SDL_Event()
            event.type = wakeEvent.type
            _ = wakeEvent.push(&event)
        }
    }

    // MARK: Losing the X server

    /// Called on the display thread when the connection is gone; nothing of SDL works after that.
    static func onConnectionLoss(_ report: (@Sendable (String) -> Void)?) {
        lossReport.withLock { $0 = report.map { LossReport(thread: pthread_self(), send: $0) } }
    }

    /// One of several windows is about to be closed. What the X server then says of a window that is gone may be of that one,
    /// and is not reported any more.
    static func windowWillClose() { lossReport.withLock { $0?.countsDrawables = false } }

    private struct LossReport: Sendable {
        var thread: pthread_t
        var send: @Sendable (String) -> Void
        /// Whether an error of a drawable is a window that another program has destroyed.
        var countsDrawables = true
    }

    private static let lossReport = Mutex<LossReport?>(nil)

    /// Xlib ends the process when the server dies, with a message of its own, unless its handler does not return. Ours
    /// notifies the main side (`.lost`), which can end the program in order, and blocks the display thread for ever: it
    /// is inside of Xlib and SDL calls, and cannot return.
    ///
    /// Another thread gets here only if it was waking the display thread at that moment, and must not be blocked:
    /// one line on standard error, and Xlib exits with status 1.
    private static func installConnectionLossHandler() {
        // Looked up by name, since SDL may be built without X11.
        guard let symbol = dlsym(nil, "XSetIOErrorHandler") else { return }
        typealias Handler = @convention(c) (OpaquePointer?) -> CInt
        typealias Setter = @convention(c) (Handler?) -> OpaquePointer?
        _ = unsafeBitCast(symbol, to: Setter.self)({ _ in
            let message = "The connection to the display was lost."
            let report = SDLVideo.lossReport.withLock { $0 }
            report?.send(message)
            if let report, pthread_equal(report.thread, pthread_self()) != 0 {
                while true { pause() }
            }
            FileHandle.standardError.write(Data((message + "\n").utf8))
            return 0
        })
    }

    /// Xlib ends the process when the server answers with an error, such as after another program has destroyed the window.
    /// Ours reports a window or its pixels that are gone as a lost display (`.lost`); other errors are logged, and what
    /// caused them has no effect. SDL replaces it while it expects errors itself.
    private static func installErrorHandler() {
        guard let symbol = dlsym(nil, "XSetErrorHandler") else { return }
        typealias Handler = @convention(c) (OpaquePointer?, UnsafeRawPointer?) -> CInt
        typealias Setter = @convention(c) (Handler?) -> OpaquePointer?
        _ = unsafeBitCast(symbol, to: Setter.self)({ _, error in
            guard let error = error?.load(as: XError.self) else { return 0 }
            if error.isOfDrawable,
                let report = SDLVideo.lossReport.withLock({ $0?.countsDrawables == true ? $0.take() : nil })
            {
                report.send("Another program has destroyed the window.")
            } else if !error.isOfDrawable {
                let message =
                    "The X server refused request \(error.request).\(error.minorRequest): error \(error.code)\n"
                FileHandle.standardError.write(Data(message.utf8))
            }
            return 0
        })
    }

    /// Xlib's `XErrorEvent`, whose header SDL does not need.
    private struct XError {
        var type: CInt
        var display: OpaquePointer?
        var resource: CUnsignedLong
        var serial: CUnsignedLong
        var code: CUnsignedChar
        var request: CUnsignedChar
        var minorRequest: CUnsignedChar

        /// `BadWindow` or `BadDrawable`.
        var isOfDrawable: Bool { code == 3 || code == 9 }
    }
}
