import CoreGraphics
import Foundation
import Synchronization

/// A display in memory, which composites a frame when it is stepped, for tests and snapshots.
///
/// It uses the same render server as a window. It is passive: `submit` applies commits, and `step(to:)` composites the
/// changes of commits and animations.
package final class HeadlessDisplay: Display {
    private struct State {
        var mode: DisplayMode
        let server = RenderServer()
        var bitmap: Bitmap?
        var time = 0.0
        var wantsFrameEvents = false
        var title = ""
        var place: CGPoint?
        var textInput: TextInputState?
        var cursor = PointerCursor.arrow

        @discardableResult
        mutating func render() -> [PixelBox] {
            let (width, height) = (mode.pixelWidth, mode.pixelHeight)
            if bitmap?.width != width || bitmap?.height != height {
                bitmap = Bitmap(width: width, height: height, format: .rgb32)
                guard let bitmap else { return [] }
                return server.render(at: time, into: RenderTarget(bitmap, scale: mode.scale), repaintsAll: true)
            }
            guard let bitmap else { return [] }
            return server.render(at: time, into: RenderTarget(bitmap, scale: mode.scale))
        }
    }

    private let state: Mutex<State>
    private let onEvent: @Sendable (DisplayEvent) -> Void
    private let clipboards: MemoryClipboards

    /// Creates a display of a size.
    ///
    /// - Parameters:
    ///   - clipboards: The clipboards of the simulated desktop, which its displays share.
    ///   - onEvent: Called for each new mode and, while frames are requested, for each frame, on the thread that steps
    ///     or resizes the display.
    package init(
        mode: DisplayMode, clipboards: MemoryClipboards = MemoryClipboards(),
        onEvent: @escaping @Sendable (DisplayEvent) -> Void = { _ in }
    ) {
        state = Mutex(State(mode: mode))
        self.clipboards = clipboards
        self.onEvent = onEvent
    }

    package var clipboard: any DisplayClipboard { clipboards.clipboard }
    package var primarySelection: any DisplayClipboard { clipboards.primarySelection }

    package var wantsFrameEvents: Bool { state.withLock { $0.wantsFrameEvents } }
    package var mode: DisplayMode { state.withLock { $0.mode } }
    /// The position on a simulated desktop. A test may set it.
    package var place: CGPoint? {
        get { state.withLock { $0.place } }
        set { state.withLock { $0.place = newValue } }
    }
    var title: String { state.withLock { $0.title } }
    /// The state of the text input, or `nil` if text input is off.
    package var textInput: TextInputState? { state.withLock { $0.textInput } }
    var statistics: FrameStatistics { state.withLock { $0.server.statistics } }
    /// The bytes of the server's cached bitmaps, without the frame.
    var cachedByteCount: Int { state.withLock { $0.server.memory.caches.byteCount } }

    package func submit(_ commit: Commit) { state.withLock { $0.server.apply(commit) } }
    package func setWantsFrameEvents(_ wants: Bool) { state.withLock { $0.wantsFrameEvents = wants } }
    package func dropCaches() { state.withLock { $0.server.dropCaches() } }
    package func setTitle(_ title: String) { state.withLock { $0.title = title } }
    /// The cursor that was set last.
    package var cursor: PointerCursor { state.withLock { $0.cursor } }
    package func setCursor(_ cursor: PointerCursor) { state.withLock { $0.cursor = cursor } }
    package func setTextInput(_ text: TextInputState?) { state.withLock { $0.textInput = text } }

    /// Reports that the window is visible and has the input focus.
    package func raise() {
        onEvent(.visibility(true))
        onEvent(.focus(true))
    }

    package func requestSize(_ size: CGSize) { setMode(DisplayMode(size: size, scale: mode.scale)) }

    /// Changes the size or scale of the display, and reports it.
    package func setMode(_ mode: DisplayMode) {
        let isNew = state.withLock { state in
            if state.mode == mode { return false }
            state.mode = mode
            return true
        }
        if isNew { onEvent(.resized(mode)) }
    }

    /// Composites the frame at a time. A time before the last frame is treated as the time of the last frame.
    ///
    /// - Returns: The painted rectangles.
    @discardableResult
    package func step(to time: Double) -> [PixelBox] {
        let (boxes, event) = state.withLock { state in
            if time.isFinite { state.time = max(state.time, time) }
            let boxes = state.render()
            let next = state.time + 1.0 / 60
            return (boxes, state.wantsFrameEvents ? DisplayEvent.frame(time: state.time, next: next) : nil)
        }
        if let event { onEvent(event) }
        return boxes
    }

    /// Returns the time of the next frame: see `RenderServer.nextFrameTime(after:)`.
    func nextFrameTime(after time: Double) -> Double? {
        state.withLock { $0.server.nextFrameTime(after: time) }
    }

    /// Repaints the whole frame at the time of the last step, without cached bitmaps.
    package func repaint() {
        state.withLock { state in
            state.server.dropCaches()
            guard let bitmap = state.bitmap else { return }
            state.server.render(
                at: state.time, into: RenderTarget(bitmap, scale: state.mode.scale), repaintsAll: true)
        }
    }

    /// Returns a copy of the frame, including all submitted commits, at the time of the last step.
    package func snapshot() -> CGImage? {
        let bitmap = state.withLock { state in
            state.render()
            return state.bitmap?.copy()
        }
        return bitmap.map { CGImage(bitmap: $0) }
    }
}
