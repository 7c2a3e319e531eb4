import CSDL2
import CoreGraphics
import Foundation
import RenderServer

/// A window of the display thread: its pixels, its layer tree and its pending frames.
final class DisplayWindow {
    let connection: DisplayConnection
    /// SDL's number of the window, as in its events.
    let id: UInt32
    /// Whether the window has the keyboard focus.
    private(set) var hasFocus = false
    private let configuration: DisplayConnection.Configuration
    private let window: OpaquePointer
    private let sdl: SDLFunctions
    private let server = RenderServer()
    private var translator: EventTranslator
    private var batch = InputBatch()
    private var pacer: FramePacer

    private var pixels: (any WindowPixels)?
    /// Whether the pixels must be created and composited again.
    private var arePixelsStale = true
    /// Whether the window system lost the window's content, which the pixels still contain.
    private var isExposed = false
    /// Whether a commit was applied, or the window must be drawn again.
    private var needsFrame = false
    /// Whether the window is shown. It appears with its first frame, so that it is not empty.
    private var isShown = false
    /// Whether the window could not be shown, and this was logged.
    private var hasFailed = false
    private var isMinimized = false
    /// Whether the window is larger than the committed tree, whose edges were repeated over the remaining pixels.
    private var isContinued = false
    private var wantsFrameEvents = false
    private var lastFrameTime = -Double.infinity
    private var lastCommitTime = -Double.infinity
    private var snapshots: [Gate<CGImage?>] = []
    /// The state of the text input, in points, or `nil` if text input is off.
    private var textInput: TextInputState?

    var clock: MonotonicClock { configuration.clock }
    /// Seconds from one frame to the next.
    var interval: Double { pacer.interval }

    // MARK: Life

    /// Opens a window, which is shown with its first frame.
    ///
    /// - Parameter isFirst: Whether the window is in the middle of the screen. The window system places further
    ///   windows.
    init(
        _ connection: DisplayConnection, _ configuration: DisplayConnection.Configuration, _ sdl: SDLFunctions,
        isFirst: Bool
    ) throws(DisplayError) {
        let units = configuration.unitsPerPoint
        let flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        var free = SDL_Rect()
        let isFreeKnown = sdl.getDisplayUsableBounds(0, &free) == 0
        let size = WindowSize.fitting(
            configuration.size, unitsPerPoint: units,
            onScreen: isFreeKnown ? CGSize(width: Int(free.w), height: Int(free.h)) : nil)
        // SDL_WINDOWPOS_CENTERED and SDL_WINDOWPOS_UNDEFINED, macros that Swift does not import
        let anywhere = Int32(bitPattern: isFirst ? 0x2FFF_0000 : 0x1FFF_0000)
        let place =
            configuration.place.flatMap {
                WindowPlace.fitting($0, CGSize(width: Int(size.width), height: Int(size.height)), sdl.freeAreas)
            } ?? (anywhere, anywhere)
        guard let window = sdl.createWindow(configuration.title, place.0, place.1, size.width, size.height, flags)
        else { throw .unavailable("The display cannot open a window: \(sdl.errorMessage)") }
        self.connection = connection
        self.configuration = configuration
        self.window = window
        self.sdl = sdl
        id = sdl.getWindowID(window)
        translator = EventTranslator(
            unitsPerPoint: units, size: CGSize(width: Double(size.width) / units, height: Double(size.height) / units))
        translator.layout = KeyboardLayout(of: window, sdl)
        var mode = SDL_DisplayMode()
        let isKnown = sdl.getCurrentDisplayMode(max(0, sdl.getWindowDisplayIndex(window)), &mode) == 0
        pacer = FramePacer(refreshRate: isKnown ? Int(mode.refresh_rate) : 0)
    }

    /// Reports that the window is open.
    func begin() {
        followWindow()
        followPlace()
        connection.ready.open(with: .success(connection.mode.withLock { $0 }))
    }

    /// Closes the window.
    func end() {
        connection.end()
        for snapshot in snapshots { snapshot.open(with: nil) }
        snapshots = []
        pixels = nil
        sdl.destroyWindow(window)
    }

    // MARK: Turns

    /// Returns the time of the window's next work.
    func due(at now: Double) -> Double? {
        [frameDue(now: now), batch.due(interval: pacer.interval)].compactMap { $0 }.min()
    }

    private func frameDue(now: Double) -> Double? {
        if !snapshots.isEmpty { return now }
        if wantsFrameEvents || (needsFrame && !isMinimized) { return pacer.due(requested: -.infinity, now: now) }
        guard isShown, !isMinimized, let time = server.nextFrameTime(after: lastFrameTime) else { return nil }
        return pacer.due(requested: time, now: now)
    }

    /// Sends the events to the main side if they are due.
    func deliverIfDue() {
        let now = clock.now
        if let due = batch.due(interval: pacer.interval), due <= now { deliver(at: now) }
    }

    private func deliver(at time: Double) {
        let events = batch.take(at: time)
        if !events.isEmpty { configuration.handler(events) }
    }

    func showFrameIfDue() {
        if let due = frameDue(now: clock.now), due <= clock.now { frame(due: due) }
    }

    // MARK: Events

    func handle(_ event: SDL_Event, at time: Double) {
        if [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET].contains(SDL_EventType(event.type)) {
            replacePixels()
        }
        if SDL_EventType(event.type) == SDL_WINDOWEVENT {
            switch SDL_WindowEventID(UInt32(event.window.event)) {
            case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
                replacePixels()
                followWindow()
            case SDL_WINDOWEVENT_MOVED:
                followPlace()
            case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN:
                isExposed = true
                needsFrame = needsFrame || isShown
                followPlace()
            case SDL_WINDOWEVENT_MINIMIZED:
                isMinimized = true
            case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
                isMinimized = false
                isExposed = true
                needsFrame = needsFrame || isShown
            case SDL_WINDOWEVENT_FOCUS_GAINED:
                hasFocus = true
            case SDL_WINDOWEVENT_FOCUS_LOST:
                hasFocus = false
            default:
                break
            }
        }
        translator.translate(event, at: time, into: &batch)
    }

    /// Schedules a frame with new pixels.
    private func replacePixels() {
        arePixelsStale = true
        needsFrame = needsFrame || isShown
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

    /// Reads the window's position if the window system reports it. SDL reports the position of the content, but opens
    /// a window at the position of its frame.
    private func followPlace() {
        guard !sdl.showsOnlyTextures else { return }
        var (x, y, top, left): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        sdl.getWindowPosition(window, &x, &y)
        if sdl.getWindowBordersSize(window, &top, &left, nil, nil) != 0 { (top, left) = (0, 0) }
        connection.place.withLock { $0 = CGPoint(x: Int(x) - Int(left), y: Int(y) - Int(top)) }
    }

    // MARK: Requests

    /// Takes the requests of other threads. Returns whether the window must be closed.
    ///
    /// - Parameter ownsTextInput: Whether SDL's text input belongs to this window.
    func takeRequests(ownsTextInput: Bool) -> Bool {
        let requests = connection.queue.take()
        for commit in requests.commits {
            server.apply(commit)
            lastCommitTime = max(lastCommitTime, commit.time)
            needsFrame = true
        }
        if let title = requests.title { sdl.setWindowTitle(window, title) }
        if let keepsAwake = requests.keepsAwake {
            if keepsAwake { sdl.disableScreenSaver() } else { sdl.enableScreenSaver() }
        }
        if let cursor = requests.cursor { SDLCursors.show(cursor, sdl) }
        if let limits = requests.sizeLimits { setLimits(limits) }
        if let size = requests.size { setSize(size) }
        if let textInput = requests.textInput {
            // An input method discards its marked text only when it is turned off.
            let isOther = self.textInput?.session != textInput.state?.session
            self.textInput = textInput.state
            if ownsTextInput {
                if isOther { sdl.stopTextInput() }
                applyTextInput()
            }
        }
        if let wants = requests.wantsFrameEvents { wantsFrameEvents = wants }
        if requests.dropsCaches { server.dropCaches() }
        if requests.raises { raise() }
        requests.clipboard.perform(with: sdl)
        snapshots += requests.snapshots
        return requests.isClosing
    }

    private func raise() {
        if isMinimized { sdl.restoreWindow(window) }
        sdl.raiseWindow(window)
    }

    private func setLimits(_ limits: CommitQueue.SizeLimits) {
        let units = configuration.unitsPerPoint
        func side(_ length: Double, else none: Int32) -> Int32 {
            (1...16_384).contains(length) ? max(1, Int32((length * units).rounded())) : none
        }
        // SDL rejects zero, which is its default.
        let (width, height) = (side(limits.minimum.width, else: 1), side(limits.minimum.height, else: 1))
        sdl.setWindowMinimumSize(window, width, height)
        sdl.setWindowMaximumSize(
            window, max(width, side(limits.maximum.width, else: 32_767)),
            max(height, side(limits.maximum.height, else: 32_767)))
        didRequestSize()
    }

    private func setSize(_ size: CGSize) {
        let units = configuration.unitsPerPoint
        guard (1...16_384).contains(size.width), (1...16_384).contains(size.height) else { return }
        sdl.setWindowSize(window, Int32((size.width * units).rounded()), Int32((size.height * units).rounded()))
        didRequestSize()
    }

    /// Updates the size and the pixels after a request that may change the window's size. SDL invalidates the pixels
    /// immediately, and the event is received later.
    private func didRequestSize() {
        replacePixels()
        followWindow()
    }

    /// Sets SDL's text input to this window's text input.
    func applyTextInput() {
        guard let area = textInput?.area else {
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
        // The time is not before the last commit, since an animation would be shown before its start. It never
        // decreases.
        let time = max(due, min(lastCommitTime, now), lastFrameTime)
        lastFrameTime = time
        pacer.frameShown(due: due)
        if wantsFrameEvents {
            batch.append(.frame(time: time, next: due + pacer.interval))
            deliver(at: now)
        }
        // Before the first commit, the window has no content.
        guard lastCommitTime > -.infinity else { return answerSnapshots() }
        needsFrame = false
        composite(at: time)
        answerSnapshots()
    }

    private func composite(at time: Double) {
        guard let pixels = currentPixels() else {
            // A window that could not show its first frame will not show later frames.
            if !isShown, !hasFailed {
                configuration.handler([.lost("Drawing in the window is not possible: \(sdl.errorMessage)")])
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
            // The window has just been resized; the event has not been received yet.
            arePixelsStale = true
            needsFrame = true
        }
        isExposed = false
    }

    private func currentPixels() -> (any WindowPixels)? {
        if let pixels, !arePixelsStale, pixels.belong(to: window) { return pixels }
        arePixelsStale = true
        // One texture at a time: the old texture is released first.
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
