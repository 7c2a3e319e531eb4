import Expectations
import Foundation
import QuartzCore
import Testing

@MainActor private final class FrameCounter {
    var times: [Double] = []
    func frame(_ link: CADisplayLink) { times.append(link.timestamp) }
}

@MainActor @Suite("CADisplayLink", .serialized)
struct DisplayLinkTests {
    private func deliver(_ times: [Double], on stage: LayerStage) {
        for time in times { stage.context.deliverFrame(time: time, next: time + 0.25) }
    }

    @Test("Frames are requested only while a link runs")
    func frames() {
        onStage { stage in
            let counter = FrameCounter()
            let link = CADisplayLink(target: counter, action: FrameCounter.frame)
            expectFalse(stage.display.wantsFrames)

            link.add(to: .main, forMode: .common)
            expectTrue(stage.display.wantsFrames)

            link.isPaused = true
            expectFalse(stage.display.wantsFrames)

            link.isPaused = false
            deliver([1, 1.25], on: stage)
            expectEqual(counter.times, [1, 1.25])
            expectEqual(link.targetTimestamp, 1.5)
            expectEqual(link.duration, 0.25)

            link.invalidate()
            deliver([1.5], on: stage)
            expectEqual(counter.times.count, 2)
            expectFalse(stage.display.wantsFrames)
        }
    }

    @Test("A link may request fewer frames")
    func fewerFrames() {
        onStage { stage in
            let counter = FrameCounter()
            let link = CADisplayLink(target: counter, action: FrameCounter.frame)
            link.preferredFramesPerSecond = 2
            link.add(to: .main, forMode: .common)

            deliver([1, 1.25, 1.5, 1.75, 2], on: stage)
            link.invalidate()

            expectEqual(counter.times, [1, 1.5, 2])
        }
    }

    @Test("A link keeps its target until it is invalidated")
    func target() {
        onStage { stage in
            weak var target: FrameCounter?
            let link: CADisplayLink
            do {
                let counter = FrameCounter()
                target = counter
                link = CADisplayLink(target: counter, action: FrameCounter.frame)
                link.add(to: .main, forMode: .common)
            }
            expectNotNil(target)

            link.invalidate()

            expectNil(target)
        }
    }
}
