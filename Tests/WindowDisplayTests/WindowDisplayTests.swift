import CSDL2
import CoreGraphics
import Expectations
import Foundation
import RenderServer
import Synchronization
import Testing

@testable import WindowDisplay

/// With SDL's dummy driver, which has windows, events and pixels, but no output. One test at a time. These tests wait
/// on the real clock: their subject is the display thread, and SDL's events. The times of frames are tested without it
/// (`FramePacerTests`).
@Suite("A window's life, from opening to closing", .serialized)
struct WindowDisplayTests {
    /// Keeps the events of a display, for a test that waits for them.
    private final class Recorder: Sendable {
        private let events = Mutex<[DisplayEvent]>([])

        func record(_ new: [DisplayEvent]) { events.withLock { $0 += new } }

        var all: [DisplayEvent] { events.withLock { $0 } }

        /// Returns the closure's first value for an event; `nil` without one within five seconds.
        func wait<Value: Sendable>(for find: (DisplayEvent) -> Value?) -> Value? {
            for _ in 0..<5000 {
                if let value = events.withLock({ $0.lazy.compactMap(find).first }) { return value }
                usleep(1000)
            }
            return nil
        }
    }

    private let clock = MonotonicClock()
    private let recorder = Recorder()

    init() {
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        unsetenv("IREKO_SCALE")
    }

    private func open(
        _ size: CGSize = CGSize(width: 40, height: 30), reportingTo other: Recorder? = nil
    ) throws -> WindowDisplay {
        let recorder = other ?? recorder
        return try WindowDisplay(
            title: "Test", geometry: WindowGeometry(size: size, place: nil), clock: clock,
            events: { recorder.record($0) })
    }

    /// The root layer, filling a display of 40 by 30 points.
    private func commit(_ color: RenderColor, moving duration: Double? = nil) -> Commit {
        var commit = Commit(time: clock.now, root: LayerID(index: 0))
        var update = LayerUpdate(layer: LayerID(index: 0))
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
        properties.position = CGPoint(x: 20, y: 15)
        properties.backgroundColor = color
        update.properties = properties
        if let duration {
            var animation = PropertyAnimation(property: .positionX)
            animation.values = [.number(0), .number(20)]
            var timing = AnimationTiming()
            timing.beginTime = commit.time
            timing.duration = duration
            update.animations = [RenderAnimation(key: "move", timing: timing, effect: .property(animation))]
        }
        commit.updates = [update]
        return commit
    }

    private func pixel(_ display: WindowDisplay) throws -> UInt32 {
        let bitmap = try #require(display.snapshot()).bitmap
        return bitmap.data.load(as: UInt32.self) & 0xFF_FFFF
    }

    private let red = RenderColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = RenderColor(red: 0, green: 0, blue: 1, alpha: 1)

    // MARK: Life

    @Test("The requested size is available before the window is open, and correct when it is")
    func opening() throws {
        let display = try open()
        defer { display.close() }

        expectEqual(display.mode, DisplayMode(size: CGSize(width: 40, height: 30), scale: 1))
        try expectEqual(display.waitUntilReady(), display.mode)
    }

    @Test("A prewarmed display opens, and again after it was closed")
    func again() throws {
        WindowDisplay.prewarm()
        WindowDisplay.prewarm()
        let first = try open()
        first.close()
        first.close()

        let second = try open()
        defer { second.close() }
        try second.waitUntilReady()
    }

    @Test("Invalid sizes of a window are corrected", arguments: [CGSize(width: Double.nan, height: -5), .zero])
    func badSize(size: CGSize) throws {
        let display = try open(size)
        defer { display.close() }

        let mode = try display.waitUntilReady()
        expectTrue(mode.size.width >= 1 && mode.size.height == 1)
    }

    @Test("A driver that does not exist is an error and an event, at once")
    func failing() throws {
        setenv("SDL_VIDEODRIVER", "nonesuch", 1)
        let display = try open()
        defer { display.close() }

        #expect(throws: DisplayError.self) { try display.waitUntilReady() }
        expectEqual(recorder.wait { if case .lost(let reason) = $0 { reason } else { nil } }?.contains("opened"), true)
        expectNil(display.snapshot())
    }

    @Test("A closed display ignores all calls")
    func closed() throws {
        let display = try open()
        display.close()

        display.submit(commit(red))
        display.setTitle("late")
        display.setTextInput(TextInputState(area: .zero, session: 1))
        expectNil(display.snapshot())
    }

    // MARK: Clipboards

    @Test("Text on a clipboard is read from it, and the primary selection is separate")
    func clipboards() throws {
        let display = try open()
        defer { display.close() }

        display.clipboard.setText("a")
        display.clipboard.setText("ä\n😀")
        display.primarySelection.setText("b")

        expectEqual(display.clipboard.text(), "ä\n😀")
        expectEqual(display.primarySelection.text(), "b")
    }

    @Test("The clipboards of a closed display return no text")
    func closedClipboards() throws {
        let display = try open()
        display.close()

        display.clipboard.setText("a")

        expectNil(display.clipboard.text())
        expectNil(display.primarySelection.text())
    }

    // MARK: Showing

    @Test("A snapshot shows all commits, also before the window was open")
    func snapshot() throws {
        let display = try open()
        defer { display.close() }

        display.submit(commit(red))
        try expectEqual(pixel(display), 0xFF0000)

        display.submit(commit(red))
        display.submit(commit(blue))
        try expectEqual(pixel(display), 0x0000FF)
        let bitmap = try #require(display.snapshot()).bitmap
        expectEqual(bitmap.width, 40)
        expectEqual(bitmap.height, 30)
    }

    @Test("A change of the size by the program replaces the pixels before the next frame")
    func sizeRequests() throws {
        let display = try open()
        defer { display.close() }
        display.submit(commit(red))
        try expectEqual(pixel(display), 0xFF0000)

        for step in 1...60 {
            let size = CGSize(width: 40 + step, height: 30 + step)
            if step % 2 == 0 {
                display.requestSize(size)
            } else {
                display.setSizeLimits(minimum: size, maximum: .zero)
            }
            let bitmap = try #require(display.snapshot()).bitmap
            expectEqual(CGSize(width: bitmap.width, height: bitmap.height), size)
            expectEqual(display.mode, DisplayMode(size: size, scale: 1))
        }
    }

    @Test("Before the first commit the display is empty")
    func empty() throws {
        let display = try open()
        defer { display.close() }

        expectNil(display.snapshot())
        expectEqual(display.statistics.frameCount, 0)
    }

    @Test("An animation continues without the main thread, and ends")
    func animation() throws {
        let display = try open()
        defer { display.close() }
        try display.waitUntilReady()

        display.recordStatistics(capacity: 100)
        display.submit(commit(red, moving: 0.2))
        usleep(400_000)

        let frames = display.statistics.frameCount
        // More than the commit's own, so it continued on the display thread. At most the 12 that 0.2 s have at 60 Hz,
        // one at the beginning and one at the end: frames are never nearer to each other than that.
        #expect((2...14).contains(frames))
        expectEqual(display.statistics.presentTimes.count, frames)
        usleep(50_000)
        expectEqual(display.statistics.frameCount, frames)
    }

    @Test("Frame events are sent while they are requested, each with the time of the next one")
    func frames() throws {
        let display = try open()
        defer { display.close() }

        display.setWantsFrameEvents(true)
        let first = recorder.wait { if case .frame(let time, let next) = $0 { [time, next] } else { nil } }
        let times = try #require(first)
        let second = recorder.wait { if case .frame(let time, _) = $0, time > times[0] { time } else { nil } }

        #expect(abs(times[1] - times[0] - 1.0 / 60) < 1e-6)
        #expect(try #require(second) >= times[1] - 1e-9)
    }

    // MARK: Input

    @Test("SDL's events reach the handler")
    func input() throws {
        let display = try open()
        defer { display.close() }
        try display.waitUntilReady()

        var event = SDL_Event.button(1, isDown: true, 12, 7)
        _ = try SDLFunctions.installed.get().pushEvent(&event)

        let pointer = recorder.wait { if case .pointer(let pointer) = $0 { pointer } else { nil } }
        expectEqual(pointer?.phase, .began)
        expectEqual(pointer?.location, CGPoint(x: 12, y: 7))
    }

    // MARK: Several windows

    @Test("Two windows show their own contents")
    func two() throws {
        let (first, second) = try (open(), open(reportingTo: Recorder()))
        defer {
            first.close()
            second.close()
        }

        first.submit(commit(red))
        second.submit(commit(blue))

        try expectEqual(pixel(first), 0xFF0000)
        try expectEqual(pixel(second), 0x0000FF)
    }

    @Test("A second window opens and closes while the first one continues")
    func secondCloses() throws {
        let first = try open()
        defer { first.close() }
        first.submit(commit(red))
        try expectEqual(pixel(first), 0xFF0000)

        let second = try open(CGSize(width: 60, height: 50), reportingTo: Recorder())
        try expectEqual(second.waitUntilReady().size, CGSize(width: 60, height: 50))
        second.close()
        second.submit(commit(red))

        expectNil(second.snapshot())
        first.submit(commit(blue))
        try expectEqual(pixel(first), 0x0000FF)
    }

    @Test("The first window may close before the second")
    func firstCloses() throws {
        let first = try open()
        let second = try open(reportingTo: Recorder())
        try second.waitUntilReady()

        first.close()
        second.submit(commit(blue))
        try expectEqual(pixel(second), 0x0000FF)
        second.close()

        let third = try open()
        defer { third.close() }
        try expectEqual(third.waitUntilReady().size, CGSize(width: 40, height: 30))
    }

    @Test("An event is sent to its own window only")
    func inputOfWindows() throws {
        let other = Recorder()
        let (first, second) = try (open(), open(reportingTo: other))
        defer {
            first.close()
            second.close()
        }
        try first.waitUntilReady()
        try second.waitUntilReady()

        // SDL does not say which numbers its windows have; the place of each event is its window's number.
        for number in 1...200 {
            var event = SDL_Event.button(1, isDown: true, Int32(number), 7)
            event.button.windowID = UInt32(number)
            _ = try SDLFunctions.installed.get().pushEvent(&event)
        }

        let pointer: (DisplayEvent) -> PointerEvent? = { if case .pointer(let pointer) = $0 { pointer } else { nil } }
        let places = try [recorder, other].map { try #require($0.wait(for: pointer)).location.x }
        expectNotEqual(places[0], places[1])
        expectEqual(recorder.all.compactMap(pointer).count, 1)
        expectEqual(other.all.compactMap(pointer).count, 1)
    }

    @Test("Frame events of a window are sent to it alone")
    func framesOfWindows() throws {
        let other = Recorder()
        let (first, second) = try (open(), open(reportingTo: other))
        defer {
            first.close()
            second.close()
        }

        second.setWantsFrameEvents(true)
        let frame: (DisplayEvent) -> Double? = { if case .frame(let time, _) = $0 { time } else { nil } }

        expectNotNil(other.wait(for: frame))
        expectEmpty(recorder.all.compactMap(frame))
    }
}
