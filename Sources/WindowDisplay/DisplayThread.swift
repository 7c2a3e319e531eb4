import CSDL2
import CoreGraphics
import Foundation
import RenderServer

/// The display thread, which runs SDL and its windows.
///
/// Each turn:
///
///     wait for input, a wake-up or the next frame's time, of any window
///       → input becomes events of its window → requests and commits are taken → events go to the main side
///       → the frames that are due
final class DisplayThread {
    private let sdl: SDLFunctions
    private var windows: [DisplayWindow] = []
    private var eventBuffer = [SDL_Event](repeating: SDL_Event(), count: 64)

    // MARK: Life

    /// The entry point of the thread. It returns when the last window is closed.
    static func main(_ first: DisplayConnection) {
        var next: DisplayConnection? = first
        while let connection = next {
            let last = serve(connection)
            next = DisplayConnection.takeNext()
            last.finished.open(with: ())
        }
    }

    /// Starts SDL, and runs windows until the last window is closed. Returns the connection of that window.
    private static func serve(_ first: DisplayConnection) -> DisplayConnection {
        // No wake-up may be running when SDL is shut down: all connections have ended by then.
        defer { SDLVideo.stop() }
        let start = Result { () throws(DisplayError) in try SDLVideo.start() }
        guard let configuration = first.configuration.wait() ?? nil else {
            first.end()
            return first
        }
        do throws(DisplayError) {
            let thread = DisplayThread(try start.get())
            try thread.open(first, configuration)
            return thread.run()
        } catch {
            first.end(error, .lost(error.description))
            return first
        }
    }

    private init(_ sdl: SDLFunctions) { self.sdl = sdl }

    private func open(
        _ connection: DisplayConnection, _ configuration: DisplayConnection.Configuration
    ) throws(DisplayError) {
        let window = try DisplayWindow(connection, configuration, sdl, isFirst: windows.isEmpty)
        windows.append(window)
        DisplayConnection.didOpen(connection)
        window.begin()
    }

    /// Opens the windows that were requested meanwhile. A window that cannot be opened is closed; the remaining
    /// windows stay open.
    private func openPending() {
        for connection in DisplayConnection.takePending() {
            guard let configuration = connection.configuration.wait() ?? nil else { continue }
            do throws(DisplayError) {
                try open(connection, configuration)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                connection.end(error, .closeRequested)
                connection.finished.open(with: ())
            }
        }
    }

    /// Runs until the last window is closed, and returns its connection.
    private func run() -> DisplayConnection {
        SDLVideo.onConnectionLoss { DisplayConnection.reportLostDisplay($0) }
        defer { SDLVideo.onConnectionLoss(nil) }
        while true {
            openPending()
            waitForEvents()
            for window in windows {
                let isClosing = window.takeRequests(ownsTextInput: ownsTextInput(window))
                window.deliverIfDue()
                if !isClosing {
                    window.showFrameIfDue()
                } else if let last = close(window) {
                    return last
                }
            }
        }
    }

    /// Closes a window. Returns its connection if it was the last window.
    private func close(_ window: DisplayWindow) -> DisplayConnection? {
        windows.removeAll { $0 === window }
        DisplayConnection.didClose(window.connection)
        if windows.isEmpty { SDLVideo.onConnectionLoss(nil) } else { SDLVideo.windowWillClose() }
        window.end()
        guard !windows.isEmpty else { return window.connection }
        window.connection.finished.open(with: ())
        if windows.count == 1 { windows[0].applyTextInput() }
        return nil
    }

    // MARK: Waiting

    /// Waits until work is due, and translates the received events.
    private func waitForEvents() {
        guard let clock = windows.first?.clock else { return }
        let now = clock.now
        let due = windows.compactMap { $0.due(at: now) }.min()
        let interval = windows.map(\.interval).min() ?? 1 / 60
        var event = SDL_Event()
        var hasEvent = false
        switch Wait(due: due, now: now, interval: interval) {
        case .none:
            break
        case .precise:
            var deadline = timespec(mediaTime: due ?? now)
            clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil)
        case .events(let milliseconds, let wakesForCommits):
            if wakesForCommits, !waitForSignal() { break }
            hasEvent = sdl.waitEventTimeout(&event, milliseconds) != 0
        case .forever:
            if !waitForSignal() { break }
            hasEvent = sdl.waitEvent(&event) != 0
        }
        if !hasEvent { sdl.pumpEvents() }
        let time = clock.now
        if hasEvent { handle(event, at: time) }
        // Handles the currently queued events, but not events that are added meanwhile, since a frame may be due.
        for _ in 0..<16 {
            let count = sdl.peepEvents(
                &eventBuffer, Int32(eventBuffer.count), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
            guard count > 0 else { break }
            for event in eventBuffer[..<Int(count)] { handle(event, at: time) }
        }
    }

    /// Prepares for sleeping. Returns `false` if a window has requests. (A window that will be opened has sent an
    /// event.)
    private func waitForSignal() -> Bool { windows.allSatisfy { $0.connection.queue.waitForSignal() } }

    // MARK: Events

    private func handle(_ event: SDL_Event, at time: Double) {
        let type = SDL_EventType(event.type)
        if [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET, SDL_QUIT].contains(type) {
            for window in windows { window.handle(event, at: time) }
        } else if let window = window(of: event) {
            window.handle(event, at: time)
            let isFocus = type == SDL_WINDOWEVENT && event.window.event == UInt8(SDL_WINDOWEVENT_FOCUS_GAINED.rawValue)
            if isFocus, windows.count > 1 { window.applyTextInput() }
        }
        if type == SDL_TEXTEDITING_EXT { sdl.free(event.editExt.text) }
    }

    /// Returns the window of an event. If the event names no window, this is the focused window, or the first.
    private func window(of event: SDL_Event) -> DisplayWindow? {
        let id = event.windowID
        if id != 0 { return windows.first { $0.id == id } }
        return windows.first(where: \.hasFocus) ?? windows.first
    }

    // MARK: Text input

    /// SDL has one text input for all windows. It belongs to the focused window.
    private func ownsTextInput(_ window: DisplayWindow) -> Bool { windows.count == 1 || window.hasFocus }
}

extension SDL_Event {
    /// The number of the event's window, or 0 if the event has no window or the window is unknown.
    var windowID: UInt32 {
        switch SDL_EventType(type) {
        case SDL_WINDOWEVENT: window.windowID
        case SDL_KEYDOWN, SDL_KEYUP: key.windowID
        case SDL_TEXTINPUT: text.windowID
        case SDL_TEXTEDITING: edit.windowID
        case SDL_TEXTEDITING_EXT: editExt.windowID
        case SDL_MOUSEMOTION: motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
        case SDL_MOUSEWHEEL: wheel.windowID
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
        default: 0
        }
    }
}
