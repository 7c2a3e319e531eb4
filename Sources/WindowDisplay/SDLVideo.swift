import CSDL2
import Foundation
import RenderServer
import Synchronization

/// SDL's global state: starting, stopping, waking, and the loss of the X server.
///
/// Everything but `wake()` must be called on the display thread.
enum SDLVideo {
    // MARK: Starting

    /// Returns the reason why no window can be opened, or `nil` if a window may be opened. Only the environment is
    /// examined, which takes no time.
    static func obstacle(in environment: [String: String]) -> String? {
        let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
        if names.contains(where: { environment[$0]?.isEmpty == false }) { return nil }
        return "No display is available: neither DISPLAY nor WAYLAND_DISPLAY is set. "
            + "(On a console, without a window system, set SDL_VIDEODRIVER=kmsdrm.)"
    }

    /// Window units per point: `IREKO_SCALE`, from 0.5 to 8; 1 if it is not set.
    ///
    /// On X11 window units are pixels and their size is not known reliably (the screen's size in millimeters, as the
    /// server reports it, is often wrong), so it is a user's setting. Wayland scales automatically.
    static func unitsPerPoint(in environment: [String: String]) -> Double {
        guard let text = environment["IREKO_SCALE"], let scale = Double(text), scale.isFinite, scale > 0 else {
            return 1
        }
        return min(max(scale, 0.5), 8)
    }

    /// Returns whether the window system determines the number of pixels per point, which is the case on Wayland only.
    static func windowSystemScales(in environment: [String: String]) -> Bool {
        let driver = environment["SDL_VIDEODRIVER"].flatMap { $0.isEmpty ? nil : $0 } ?? drivers(in: environment)
        return driver.split(separator: ",").first == "wayland"
    }

    /// SDL's names of the window systems in the environment, in the order of preference.
    static func drivers(in environment: [String: String]) -> String {
        [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")].filter { environment[$0.0]?.isEmpty == false }
            .map(\.1).joined(separator: ",")
    }

    /// Loads SDL, starts it, and returns its functions.
    static func start() throws(DisplayError) -> SDLFunctions {
        let sdl = try SDLFunctions.installed.get()
        sdl.setMainReady()
        let hints = [
            // The program handles signals.
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            // No mouse events from touches, and no touches from the mouse.
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            // One event, not two, for a close request.
            (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
            // A click that activates a window is also delivered to it.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
            // The input method shows its candidates; compositions may be long.
            (SDL_HINT_IME_SHOW_UI, "1"), (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
            // SDL is intended for games and would turn the compositor off.
            (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
        ]
        for (name, value) in hints { _ = sdl.setHint(name, value) }
        // Otherwise, if a display cannot be opened, SDL takes over the console or "opens" a window off the screen.
        // SDL_VIDEODRIVER has precedence if it is set; if it is set to an empty text, SDL would try all drivers.
        let environment = ProcessInfo.processInfo.environment
        let priority = environment["SDL_VIDEODRIVER"]?.isEmpty == true ? SDL_HINT_OVERRIDE : SDL_HINT_DEFAULT
        _ = sdl.setHintWithPriority(SDL_HINT_VIDEODRIVER, drivers(in: environment), priority)
        installConnectionLossHandler()
        guard sdl.initialize(UInt32(SDL_INIT_VIDEO)) == 0 else {
            let name = environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] ?? ""
            throw .unavailable("The display \(name.isEmpty ? "" : "\(name) ")cannot be opened: \(sdl.errorMessage)")
        }
        installErrorHandler()
        // Shared memory instead of a texture, which is several times as fast without a GPU.
        if !sdl.showsOnlyTextures { _ = sdl.setHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
        // The screen saver stays enabled, since this is not a video player.
        sdl.enableScreenSaver()
        // SDL starts with text input turned on.
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

    /// Makes the display thread's wait for events return. May be called on any thread.
    static func wake() {
        // Locked, so that SDL is not shut down meanwhile.
        wakeEvent.withLock { wakeEvent in
            guard let wakeEvent else { return }
            var event = SDL_Event()
            event.type = wakeEvent.type
            _ = wakeEvent.push(&event)
        }
    }

    // MARK: Losing the X server

    /// Sets a function that is called on the display thread when the connection is lost. SDL cannot be used after
    /// that.
    static func onConnectionLoss(_ report: (@Sendable (String) -> Void)?) {
        lossReport.withLock { $0 = report.map { LossReport(thread: pthread_self(), send: $0) } }
    }

    /// Called before one of several windows is closed. Later errors about missing windows may refer to that window,
    /// and are no longer reported.
    static func windowWillClose() { lossReport.withLock { $0?.countsDrawables = false } }

    private struct LossReport: Sendable {
        var thread: pthread_t
        var send: @Sendable (String) -> Void
        /// Whether an error about a drawable means that a different program has destroyed a window.
        var countsDrawables = true
    }

    private static let lossReport = Mutex<LossReport?>(nil)

    /// Handles the loss of the X server. By default, Xlib ends the process with a message, unless its handler does not
    /// return. This handler notifies the main thread (`.lost`), so that it can end the program in order. Then it
    /// blocks the display thread forever, since that thread is inside of Xlib and SDL calls and cannot return.
    ///
    /// If a different thread was waking the display thread at that moment, that thread calls the handler. It must not
    /// be blocked. Therefore the handler prints a line on standard error, and Xlib exits with status 1.
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

    /// By default, Xlib ends the process when the server reports an error, such as after a different program has
    /// destroyed the window. This handler reports a missing window or drawable as a lost display (`.lost`). Other
    /// errors are logged, and the requests that caused them have no effect. SDL replaces the handler while it expects
    /// errors itself.
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

    /// Xlib's `XErrorEvent`. SDL does not require its header.
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
