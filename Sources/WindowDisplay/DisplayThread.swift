import CSDL2
import CoreGraphics
import Foundation
import RenderServer

/// The display thread's own state: the window, its pixels, and pending frames.
///
/// One turn after another:
///
///     wait for input, a wake-up or the next frame's time
///       → input becomes events → requests and commits are taken → events go to the main side → the frame, if due
final class DisplayThread {
    private let connection: DisplayConnection
    private let configuration: DisplayConnection.Configuration
    private let window: OpaquePointer
    private let sdl: SDLFunctions
    private let server = RenderServer()
    private var translator: EventTranslator
    private var batch = InputBatch()
    private var pacer: FramePacer

    private var pixels: (any WindowPixels)?
    /// The pixels have to be made and composited anew.
    private var arePixelsStale = true
    /// The window system lost what the window showed; the pixels still have it.
    private var isExposed = false
    /// Something was committed, or the window must be drawn again.
    private var needsFrame = false
    /// The window appears with its first frame, not empty.
    private var isShown = false
    /// Nothing could be shown, and that was logged.
    private var hasFailed = false
    private var isMinimized = false
    /// The window has grown, and what was committed has not: its edges were continued over the rest.
    private var isContinued = false
    private var wantsFrameEvents = false
    private var lastFrameTime = -Double.infinity
    private var lastCommitTime = -Double.infinity
    private var snapshots: [Gate<CGImage?>] = []
    private var eventBuffer = [SDL_Event](repeating: SDL_Event(), count: 64)

    private var clock: MonotonicClock { configuration.clock }

    // MARK: Life

    /// The thread's entry point; returns at its end.
    static func main(_ connection: DisplayConnection) {
        defer {
            // No wake may be under way when SDL is shut down.
            for snapshot in connection.queue.close().snapshots { snapshot.open(with: nil) }
            SDLVideo.stop()
        }
        let start = Result { () throws(DisplayError) in try SDLVideo.start() }
        guard let configuration = connection.configuration.wait() ?? nil else { return }
        do throws(DisplayError) {
            try DisplayThread(connection, configuration, start.get()).run()
        } catch {
            connection.ready.open(with: .failure(error))
            configuration.handler([.lost(error.description)])
        }
    }

    private init(
        _ connection: DisplayConnection, _ configuration: DisplayConnection.Configuration, _ sdl: SDLFunctions
    ) throws(DisplayError) {
        let units = configuration.unitsPerPoint
        let centered = Int32(bitPattern: 0x2FFF_0000)  // SDL_WINDOWPOS_CENTERED, a macro that Swift does not see
        let flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        var free = SDL_Rect()
        let isFreeKnown = sdl.getDisplayUsableBounds(0, &free) == 0
        let size = WindowSize.fitting(
            configuration.size, unitsPerPoint: units,
            onScreen: isFreeKnown ? CGSize(width: Int(free.w), height: Int(free.h)) : nil)
        guard let window = sdl.createWindow(configuration.title, centered, centered, size.width, size.height, flags)
        else { throw .unavailable("The display cannot open a window: \(sdl.errorMessage)") }
        self.connection = connection
        self.configuration = configuration
        self.window = window
        self.sdl = sdl
        translator = EventTranslator(
            unitsPerPoint: units, size: CGSize(width: Double(size.width) / units, height: Double(size.height) / units))
        var mode = SDL_DisplayMode()
        let isKnown = sdl.getCurrentDisplayMode(max(0, sdl.getWindowDisplayIndex(window)), &mode) == 0
        pacer = FramePacer(refreshRate: isKnown ? Int(mode.refresh_rate) : 0)
    }

    private func run() {
        SDLVideo.onConnectionLoss { [connection, handler = configuration.handler] message in
            for snapshot in connection.queue.close().snapshots { snapshot.open(with: nil) }
            connection.ready.open(with: .failure(.unavailable(message)))
            connection.finished.open(with: ())
            handler([.lost(message)])
        }
        followWindow()
        connection.ready.open(with: .success(connection.mode.withLock { $0 }))
        while true {
            waitForEvents()
            let isClosing = takeRequests()
            let now = clock.now
            if let due = batch.due(interval: pacer.interval), due <= now { deliver(at: now) }
            if isClosing { break }
            if let due = frameDue(now: now), due <= now { frame(due: due) }
        }
        for snapshot in connection.queue.close().snapshots + snapshots { snapshot.open(with: nil) }
        SDLVideo.onConnectionLoss(nil)
        sdl.destroyWindow(window)
    }

    // MARK: Waiting

    private func frameDue(now: Double) -> Double? {
        if !snapshots.isEmpty { return now }
        if wantsFrameEvents || (needsFrame && !isMinimized) { return pacer.due(requested: -.infinity, now: now) }
        guard isShown, !isMinimized, let time = server.nextFrameTime(after: lastFrameTime) else { return nil }
        return pacer.due(requested: time, now: now)
    }

    /// Waits until something is due, and translates the events that came.
    private func waitForEvents() {
        let now = clock.now
        let interval = pacer.interval
        let due = [frameDue(now: now), batch.due(interval: interval)].compactMap { $0 }.min()
        var event = SDL_Event()
        var hasEvent = false
        switch Wait(due: due, now: now, interval: interval) {
        case .none:
            break
        case .precise:
            var deadline = timespec(mediaTime: due ?? now)
            clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil)
        case .events(let milliseconds, let wakesForCommits):
            if wakesForCommits, !connection.queue.sleepUntilWoken() { break }
            hasEvent = sdl.waitEventTimeout(&event, milliseconds) != 0
        case .forever:
            if !connection.queue.sleepUntilWoken() { break }
            hasEvent = sdl.waitEvent(&event) != 0
        }
        if !hasEvent { sdl.pumpEvents() }
        let time = clock.now
        if hasEvent { handle(event, at: time) }
        // Only the events that are queued now, not those added meanwhile: a frame may be due.
        for _ in 0..<16 {
            let count = sdl.peepEvents(
                &eventBuffer, Int32(eventBuffer.count), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
            guard count > 0 else { break }
            for event in eventBuffer[..<Int(count)] { handle(event, at: time) }
        }
    }

    // MARK: Events

    private func handle(_ event: SDL_Event, at time: Double) {
        if [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET].contains(SDL_EventType(event.type)) {
            arePixelsStale = true
            needsFrame = isShown
        }
        if SDL_EventType(event.type) == SDL_WINDOWEVENT {
            switch SDL_WindowEventID(UInt32(event.window.event)) {
            case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
                arePixelsStale = true
                needsFrame = isShown
                followWindow()
            case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN:
                isExposed = true
                needsFrame = isShown
            case SDL_WINDOWEVENT_MINIMIZED:
                isMinimized = true
            case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
                isMinimized = false
                isExposed = true
                needsFrame = isShown
            default:
                break
            }
        }
        translator.translate(event, at: time, into: &batch)
        if SDL_EventType(event.type) == SDL_TEXTEDITING_EXT { sdl.free(event.editExt.text) }
    }

    /// Reads the window's size and scale, and reports them to the main side if they changed.
    private func followWindow() {
        var width: Int32 = 0
        var height: Int32 = 0
        var pixelWidth: Int32 = 0
        var pixelHeight: Int32 = 0
        sdl.getWindowSize(window, &width, &height)
        sdl.getWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
        guard width > 0, height > 0, pixelWidth > 0 else { return }
        let units = configuration.unitsPerPoint
        let mode = DisplayMode(
            size: CGSize(width: Double(width) / units, height: Double(height) / units),
            scale: units * Double(pixelWidth) / Double(width))
        translator.size = mode.size
        let hasChanged = connection.mode.withLock { current in
            defer { current = mode }
            return current != mode
        }
        if hasChanged { batch.append(.resized(mode)) }
    }

    private func deliver(at time: Double) {
        let events = batch.take(at: time)
        if !events.isEmpty { configuration.handler(events) }
    }

    // MARK: Requests

    /// Takes the requests of other threads. Returns whether the window shall close.
    private func takeRequests() -> Bool {
        let requests = connection.queue.take()
        for commit in requests.commits {
            server.apply(commit)
            lastCommitTime = max(lastCommitTime, commit.time)
            needsFrame = true
        }
        if let title = requests.title { sdl.setWindowTitle(window, title) }
        if let size = requests.size { setSize(size) }
        if let textInput = requests.textInput { setTextInput(textInput.area) }
        if let wants = requests.wantsFrameEvents { wantsFrameEvents = wants }
        if requests.dropsCaches { server.dropCaches() }
        snapshots += requests.snapshots
        return requests.isClosing
    }

    private func setSize(_ size: CGSize) {
        let units = configuration.unitsPerPoint
        guard (1...16_384).contains(size.width), (1...16_384).contains(size.height) else { return }
        sdl.setWindowSize(window, Int32((size.width * units).rounded()), Int32((size.height * units).rounded()))
    }

    private func setTextInput(_ area: CGRect?) {
        guard let area else {
            sdl.stopTextInput()
            return
        }
        let units = configuration.unitsPerPoint
        func coordinate(_ value: Double) -> Int32 { Int32(min(max((value * units).rounded(), -32_767), 32_767)) }
        if [area.minX, area.minY, area.width, area.height].allSatisfy(\.isFinite) {
            var rect = SDL_Rect(
                x: coordinate(area.minX), y: coordinate(area.minY), w: coordinate(area.width),
                h: coordinate(area.height))
            sdl.setTextInputRect(&rect)
        }
        if sdl.isTextInputActive() == SDL_FALSE { sdl.startTextInput() }
    }

    // MARK: Frames

    private func frame(due: Double) {
        let now = clock.now
        // Not before what was committed, or an animation would be seen before its start; never back.
        let time = max(due, min(lastCommitTime, now), lastFrameTime)
        lastFrameTime = time
        pacer.frameShown(due: due)
        if wantsFrameEvents {
            batch.append(.frame(time: time, next: due + pacer.interval))
            deliver(at: now)
        }
        // Until something was committed there is nothing to show.
        guard lastCommitTime > -.infinity else { return answerSnapshots() }
        needsFrame = false
        composite(at: time)
        answerSnapshots()
    }

    private func composite(at time: Double) {
        guard let pixels = currentPixels() else {
            // A window that could not show its first frame will not show later ones.
            if !isShown, !hasFailed {
                configuration.handler([.lost("The window cannot be drawn in: \(sdl.errorMessage)")])
            }
            hasFailed = true
            return
        }
        var damage = server.render(at: time, into: pixels.target, repaintsAll: arePixelsStale || isContinued)
        arePixelsStale = false
        isContinued = pixels.target.continueEdges(of: server.rootSize)
        if isContinued { damage = [PixelBox(x: 0, y: 0, width: pixels.target.width, height: pixels.target.height)] }
        if !isShown {
            isShown = true
            isExposed = true
            sdl.showWindow(window)
        }
        guard isExposed || !damage.isEmpty else { return }
        let rects = damage.map { SDL_Rect(x: $0.minX, y: $0.minY, w: Int32($0.width), h: Int32($0.height)) }
        if pixels.show(rects, everything: isExposed, in: window) {
            let now = clock.now
            connection.statistics.withLock { $0.presented(at: now) }
        } else {
            // The window changed its size just now: its event is on the way.
            arePixelsStale = true
            needsFrame = true
        }
        isExposed = false
    }

    private func currentPixels() -> (any WindowPixels)? {
        if let pixels, !arePixelsStale, pixels.belong(to: window) { return pixels }
        arePixelsStale = true
        // One texture at a time: let the old one go first.
        pixels = nil
        let pointsWide = connection.mode.withLock { $0.size.width }
        if sdl.showsOnlyTextures { pixels = WindowTexture(of: window, sdl, pointsWide: pointsWide) }
        pixels = pixels ?? WindowSurface(of: window, sdl, pointsWide: pointsWide)
        return pixels
    }

    private func answerSnapshots() {
        guard !snapshots.isEmpty else { return }
        let image = pixels?.copy().map { CGImage(bitmap: $0) }
        for snapshot in snapshots { snapshot.open(with: image) }
        snapshots = []
    }
}
