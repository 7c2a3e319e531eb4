import CSDL2
import CoreGraphics
import Foundation
import RenderServer

/// A display in a window: SDL, input and compositing on a thread of their own, which all windows of the program share.
///
///     let display = try WindowDisplay(title: "Plants", geometry: geometry, clock: clock) { events in … }
///     // returns at once: load fonts, build views; the window system is being opened meanwhile
///     display.submit(commit)                // the window is shown with the first frame
///
/// The thread sleeps while there is nothing to show. While something moves it draws at the display's rate, from the
/// last committed tree, whatever the main side is busy with. `mode` is the size asked for until the window is there; a
/// `.resized` event says when it turned out otherwise.
///
/// When the X server goes away `.lost` is the last event, and its thread stays blocked (see `SDLVideo`); the receiver
/// is expected to log that and end the program. Wayland's loss comes as `.closeRequested`.
package final class WindowDisplay: Display {
    private let connection: DisplayConnection
    private let clock: MonotonicClock

    // MARK: Opening and closing

    /// Starts opening the window system before it is known what to show, on a thread of its own. Returns at once; does
    /// nothing where there is no display. A program calls it first of all.
    package static func prewarm() {
        guard SDLVideo.obstacle(in: ProcessInfo.processInfo.environment) == nil else { return }
        DisplayConnection.prewarm()
    }

    /// Begins to open a window and returns at once, on Wayland when the window is open; `waitUntilReady()` returns the
    /// outcome.
    ///
    /// - Parameters:
    ///   - geometry: Size and place. Invalid lengths (not finite, below 1, above 16,384) are corrected, and the place
    ///     is moved onto the screen.
    ///   - clock: The program's clock; frames are timed by it.
    ///   - events: Called on the display thread with what happened, in order.
    /// - Throws: `DisplayError` when there is no display to try.
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
        // The thread may sleep, with other windows.
        SDLVideo.wake()
        self.connection = connection
        self.clock = clock
        // Only the window's size in pixels gives the scale there; what is drawn before would have the wrong scale. A
        // failure is reported as `.lost`.
        if SDLVideo.windowSystemScales(in: environment) { _ = try? waitUntilReady(timeout: 1) }
    }

    deinit { closeWindow() }

    /// Waits until the window is open and returns its mode.
    ///
    /// - Throws: `DisplayError.unavailable` when it could not be opened, or not within `timeout` seconds.
    @discardableResult
    func waitUntilReady(timeout: Double = 10) throws(DisplayError) -> DisplayMode {
        guard let result = connection.ready.wait(until: clock.now + timeout) else {
            throw .unavailable("The display did not answer within \(timeout) seconds.")
        }
        return try result.get()
    }

    /// Closes the window and waits for its thread to end. Afterwards the display ignores all calls.
    ///
    /// Not for the event handler, which runs on that thread. Does not wait for a thread that is blocked after `.lost`.
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

    /// SDL asks the desktop's service for that, where there is one.
    package func setKeepsAwake(_ keepsAwake: Bool) { connection.queue.add { $0.keepsAwake = keepsAwake } }

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

    /// What the window shows now, with all that was committed before; `nil` when there is no window (any more), or its
    /// thread does not answer within two seconds.
    package func snapshot() -> CGImage? {
        let answer = Gate<CGImage?>()
        guard connection.queue.add({ $0.snapshots.append(answer) }) else { return nil }
        return answer.wait(until: clock.now + 2) ?? nil
    }

    // MARK: Statistics

    /// What has been presented since the last `recordStatistics`.
    var statistics: PresentationStatistics { connection.statistics.withLock { $0 } }

    /// Starts the statistics anew, with the times of the last `capacity` presentations.
    func recordStatistics(capacity: Int) {
        connection.statistics.withLock { $0.record(capacity: capacity) }
    }
}
