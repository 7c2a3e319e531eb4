import CoreGraphics
import Expectations
import Foundation
import Synchronization
import Testing

@testable import RenderServer

/// A display that is stepped manually.
@Suite("Headless display")
struct HeadlessDisplayTests {
    private func display() -> HeadlessDisplay {
        HeadlessDisplay(mode: DisplayMode(size: CGSize(width: 100, height: 50), scale: 1))
    }

    private func commit(_ updates: [LayerUpdate], time: Double = 1) -> Commit {
        var commit = Commit(time: time, root: LayerID(index: 0))
        commit.updates = updates
        return commit
    }

    @Test("Frames show animations at their exact times, and the last frame shows no animation")
    func exactTimes() throws {
        let display = display()
        display.submit(
            commit([
                layer(0, rect(0, 0, 100, 50), .white, sublayers: [1]),
                layer(
                    1, rect(0, 0, 10, 50), .red,
                    animations: [animation(.positionX, from: .number(5), to: .number(95), begin: 1, duration: 1)]),
            ]))

        display.step(to: 1.5)
        let half = try #require(display.snapshot()).bitmap
        expectEqual(half.pixel(50, 25), 0xff0000)
        expectEqual(half.pixel(44, 25), 0xffffff)
        expectEqual(half.pixel(55, 25), 0xffffff)
        expectEqual(display.nextFrameTime(after: 1.5), 1.5)

        display.step(to: 2)
        let end = try #require(display.snapshot()).bitmap
        expectEqual(end.pixel(5, 25), 0xff0000)
        expectEqual(end.pixel(95, 25), 0xffffff)
        expectNil(display.nextFrameTime(after: 2))
    }

    @Test("A delayed animation lets the display sleep until it begins")
    func delay() {
        let display = display()
        display.submit(
            commit([
                layer(
                    0, rect(0, 0, 100, 50), .white,
                    animations: [animation(.opacity, from: .number(0), to: .number(1), begin: 5, duration: 1)])
            ]))
        display.step(to: 1)

        expectEqual(display.nextFrameTime(after: 1), 5)

        display.step(to: 5)
        expectEqual(display.nextFrameTime(after: 5), 5)
    }

    @Test("Between the values of a discrete animation the display sleeps")
    func discrete() throws {
        var effect = PropertyAnimation(property: .opacity)
        effect.values = [.number(1), .number(0)]
        effect.calculationMode = .discrete
        var timing = AnimationTiming()
        (timing.beginTime, timing.duration, timing.repeatCount) = (1, 1, 2)
        let blinking = RenderAnimation(key: "", timing: timing, effect: .property(effect))
        let display = display()
        display.submit(
            commit([
                layer(0, rect(0, 0, 100, 50), .white, sublayers: [1]),
                layer(1, rect(0, 0, 10, 10), .red, animations: [blinking]),
            ]))
        var times: [Double] = []
        var colors: [UInt32] = []
        display.step(to: 1)

        while let next = display.nextFrameTime(after: times.last ?? 1), times.count < 10 {
            display.step(to: next)
            times.append(next)
            colors.append(try #require(display.snapshot()).bitmap.pixel(5, 5))
        }

        expectEqual(times, [1.5, 2, 2.5, 3])
        expectEqual(colors, [0xffffff, 0xff0000, 0xffffff, 0xff0000])
    }

    @Test("An endless fade outside the visible area lets the display sleep until it is visible")
    func endlessOutOfSight() throws {
        var fading = animation(.opacity, from: .number(0.5), to: .number(1), begin: 1, duration: 1)
        fading.timing.repeatCount = .infinity
        let display = display()
        func show(y: Double) -> [LayerUpdate] {
            [
                layer(0, rect(0, 0, 100, 50), .white, sublayers: [1]),
                layer(1, rect(0, 0, 100, 50), sublayers: [2]) { $0.masksToBounds = true },
                layer(2, rect(0, y, 10, 10), .red, animations: [fading]),
            ]
        }
        display.submit(commit(show(y: 200)))
        display.step(to: 1.5)
        let asleep = display.nextFrameTime(after: 1.5)

        display.submit(commit(show(y: 20), time: 3))
        display.step(to: 3.5)
        let picture = try #require(display.snapshot()).bitmap

        expectNil(asleep)
        expectTrue(picture.pixel(5, 25) == 0xff3f3f || picture.pixel(5, 25) == 0xff4040, "as at half of its way")
        expectEqual(display.nextFrameTime(after: 3.5), 3.5)
    }

    @Test("A layer's own time stops its animations")
    func layerTime() {
        let display = display()
        display.submit(
            commit([
                layer(
                    0, rect(0, 0, 100, 50), .white,
                    animations: [animation(.opacity, from: .number(0), to: .number(1), begin: 5, duration: 1)]
                ) {
                    var timing = LayerTiming()
                    (timing.speed, timing.timeOffset) = (0, 5.5)
                    $0.timing = timing
                }
            ]))
        display.step(to: 1)

        expectNil(display.nextFrameTime(after: 1))
        expectEqual(display.snapshot()?.bitmap.pixel(5, 5).isClose(to: 0x808080), true)
    }

    @Test("A new mode is reported, and painted whole at its scale")
    func newMode() throws {
        let events = Mutex<[DisplayMode]>([])
        let display = HeadlessDisplay(mode: DisplayMode(size: CGSize(width: 100, height: 50), scale: 1)) { event in
            if case .resized(let mode) = event { events.withLock { $0.append(mode) } }
        }
        display.submit(commit([layer(0, rect(0, 0, 10, 10), .red)]))
        display.step(to: 1)

        display.setMode(DisplayMode(size: CGSize(width: 40, height: 40), scale: 2))
        let painted = display.step(to: 1)

        expectEqual(events.withLock { $0 }, [DisplayMode(size: CGSize(width: 40, height: 40), scale: 2)])
        expectEqual(painted, [PixelBox(x: 0, y: 0, width: 80, height: 80)])
        let frame = try #require(display.snapshot()).bitmap
        expectEqual(frame.pixel(19, 19), 0xff0000)
        expectEqual(frame.pixel(20, 19), 0)
    }

    @Test("Frame events are sent while they are requested, even without changes")
    func frameEvents() {
        let times = Mutex<[Double]>([])
        let display = HeadlessDisplay(mode: DisplayMode(size: CGSize(width: 10, height: 10), scale: 1)) { event in
            if case .frame(let time, _) = event { times.withLock { $0.append(time) } }
        }

        display.step(to: 1)
        display.setWantsFrameEvents(true)
        display.step(to: 2)
        display.step(to: 3)
        display.setWantsFrameEvents(false)
        display.step(to: 4)

        expectEqual(times.withLock { $0 }, [2, 3])
    }

    @Test("A separate tree becomes a clear bitmap")
    func snapshot() throws {
        let commit = commit([
            layer(0, rect(0, 0, 20, 20), sublayers: [1]), layer(1, rect(5, 5, 10, 10), .red) { $0.opacity = 0.5 },
        ])

        let image = try #require(
            RenderServer.image(of: commit, size: CGSize(width: 20, height: 20), scale: 2, at: 0))

        expectEqual(image.width, 40)
        expectEqual(image.format, .argb32)
        expectEqual(image.pixel(0, 0), 0)
        expectTrue(image.pixel(10, 10).isClose(to: 0x8080_0000))
        expectNil(RenderServer.image(of: commit, size: .zero, scale: 2, at: 0))
        expectNil(RenderServer.image(of: commit, size: CGSize(width: Double.nan, height: 5), scale: 2, at: 0))
    }
}
