import CSDL2
import CoreGraphics
import Foundation
import RenderServer

/// A display in a window. SDL, input and compositing run on a separate thread that all windows of the program share.
///
///     let display = try WindowDisplay(title: "Plants", geometry: geometry, clock: clock) { events in … }
///     // returns at once: load fonts, build views; the window system is being opened meanwhile
///     display.submit(commit)                // the window is shown with the first frame
///
/// The thread sleeps while the content does not change. During animations it draws at the display's rate, from the
/// last committed tree, even if the main side is busy. `mode` is the requested size until the window is open; a
/// `.resized` event reports a different size.
///
/// If the X server ends, `.lost` is the last event, and the thread stays blocked (see `SDLVideo`); the receiver is
/// expected to log that and end the program. The loss of Wayland is reported as `.closeRequested`.
package final class WindowDisplay: Display {
    private let connection: DisplayConnection
    private let clock: MonotonicClock

    // MARK: Opening and closing

    /// Starts opening the window system on a separate thread, before the content is known, and returns immediately. It
    /// has no effect if no display is available. A program calls it before anything else.
    package static func prewarm() {
        guard SDLVideo.obstacle(in: ProcessInfo.processInfo.environment) == nil else { return }
        DisplayConnection.prewarm()
    }

    /// Begins to open a window and returns immediately. On Wayland, it returns when the window is open.
    /// `waitUntilReady()` returns the result.
    ///
    /// - Parameters:
    ///   - geometry: Size and position. Invalid lengths (not finite, below 1, above 16,384) are corrected, and the
    ///     position is moved onto the screen.
    ///   - clock: The program's clock, which times frames.
    ///   - events: Called on the display thread with the events, in order.
    /// - Throws: `DisplayError` if no display is available.
    package init(
        title: String, geometry: WindowGeometry, clock: MonotonicClock,
        events: @escaping @Sendable ([DisplayEvent]) -> Void
    ) throws(DisplayError) {
        let environment = ProcessInfo.processInfo.environment
        if let obstacle = SDLVideo.obstacle(in: environment) { throw .unavailable(obstacle) }
        func side(_ length: Double) -> Double { length.isFinite ? min(max(length.rounded(), 1), 16_384) : 320 }
        let size = CGSize(width: side(geometry.size.width), height: side(geometry.size.height))
        let unitsPerPoint = SDLVideo.unitsPerPoint(in: environment)
        if let text = environment["IREKO_SCALE"], !text.isEmpty, Double(text) != unitsPerPoint {
            FileHandle.standardError.write(
                Data("IREKO_SCALE=\(text.excerpt) is not a number from 0.5 to 8; using \(unitsPerPoint)\n".utf8))
        }
        let connection = DisplayConnection.take()
        connection.mode.withLock { $0 = DisplayMode(size: size, scale: unitsPerPoint) }
        connection.configuration.open(
            with: DisplayConnection.Configuration(
                title: title, size: size, place: geometry.place, unitsPerPoint: unitsPerPoint, clock: clock,
                handler: events))
        // The thread may be asleep, with other windows.
        SDLVideo.wake()
        self.connection = connection
        self.clock = clock
        // The scale is only known from the window's size in pixels; earlier drawing would have the wrong scale. A
        // failure is reported as `.lost`.
        if SDLVideo.windowSystemScales(in: environment) { _ = try? waitUntilReady(timeout: 1) }
    }

    deinit { closeWindow() }

    /// Waits until the window is open and returns its mode.
    ///
    /// - Throws: `DisplayError.unavailable` if it could not be opened within `timeout` seconds.
    @discardableResult
    func waitUntilReady(timeout: Double = 10) throws(DisplayError) -> DisplayMode {
        guard let result = connection.ready.wait(until: clock.now + timeout) else {
            throw .unavailable("The display did not answer within \(timeout) seconds.")
        }
        return try result.get()
    }

    /// Closes the window and waits for its thread to end. Afterwards the display ignores all calls.
    ///
    /// Must not be called in the event handler, which runs on that thread. Does not wait for a thread that is blocked
    /// after `.lost`.
    func close() {
        guard connection.queue.add({ $0.isClosing = true }) else { return }
        _ = connection.finished.wait()
    }

    // MARK: Display

    package var mode: DisplayMode { connection.mode.withLock { $0 } }

    package var place: CGPoint? { connection.place.withLock { $0 } }

    package func submit(_ commit: Commit) { connection.queue.add { $0.commits.append(commit) } }

    package func setWantsFrameEvents(_ wants: Bool) { connection.queue.add { $0.wantsFrameEvents = wants } }

    package func setTitle(_ title: String) { connection.queue.add { $0.title = title } }

    /// SDL uses the desktop's service, if one is available.
    package func setKeepsAwake(_ keepsAwake: Bool) { connection.queue.add { $0.keepsAwake = keepsAwake } }

    package func setCursor(_ cursor: PointerCursor) { connection.queue.add { $0.cursor = cursor } }

    package func requestSize(_ size: CGSize) { connection.queue.add { $0.size = size } }

    package func setTextInput(_ text: TextInputState?) { connection.queue.add { $0.textInput = .init(state: text) } }

    package func raise() { connection.queue.add { $0.raises = true } }

    package func setSizeLimits(minimum: CGSize, maximum: CGSize) {
        connection.queue.add { $0.sizeLimits = .init(minimum: minimum, maximum: maximum) }
    }

    package func closeWindow() { connection.queue.add { $0.isClosing = true } }

    package var clipboard: any DisplayClipboard { WindowClipboard(.clipboard, connection, clock) }

    package var primarySelection: any DisplayClipboard { WindowClipboard(.primarySelection, connection, clock) }

    package func dropCaches() { connection.queue.add { $0.dropsCaches = true } }

    /// Returns the content of the window, including all previous commits. Returns `nil` if there is no window, or if
    /// its thread does not respond within two seconds.
    package func snapshot() -> CGImage? {
        let answer = Gate<CGImage?>()
        guard connection.queue.add({ $0.snapshots.append(answer) }) else { return nil }
        return answer.wait(until: clock.now + 2) ?? nil
    }

    // MARK: Statistics

    /// The presentations since the last `recordStatistics`.
    var statistics: PresentationStatistics { connection.statistics.withLock { $0 } }

    /// Resets the statistics, and records the times of the last `capacity` presentations.
    func recordStatistics(capacity: Int) {
        connection.statistics.withLock { $0.record(capacity: capacity) }
    }
}
