import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

/// Animations with invalid numbers neither crash nor remain.
@Suite("Animations out of range")
struct BadAnimationTests {
    private static let numbers = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, -1]

    @Test("No number stops the server", arguments: numbers)
    func anyNumber(number: Double) {
        let changes: [(inout RenderAnimation) -> Void] = [
            { $0.timing.beginTime = number }, { $0.timing.duration = number }, { $0.timing.speed = number },
            { $0.timing.timeOffset = number }, { $0.timing.repeatCount = number },
            { $0.timing.repeatDuration = number },
            { $0.timing.timingFunction = .bezier(x1: number, y1: number, x2: number, y2: number) },
            { $0.timing.timingFunction = .bezier(x1: 0, y1: number, x2: 1, y2: -number) },
            {
                var spring = SpringParameters()
                (spring.mass, spring.initialVelocity) = (number, number)
                $0.timing.timingFunction = .spring(spring)
            },
            {
                var spring = SpringParameters()
                (spring.damping, spring.initialVelocity, spring.duration) = (number, number, number)
                $0.timing.timingFunction = .spring(spring)
            },
            { Self.edit(&$0) { $0.keyTimes = [0, number, 1] } },
            { Self.edit(&$0) { $0.values = [.number(0), .number(number), .number(1)] } },
            {
                Self.edit(&$0) {
                    $0.values = [.number(0), .number(number), .number(1)]
                    $0.calculationMode = .cubicPaced
                }
            },
            { Self.edit(&$0) { $0.keyTimes = [0, number, number, 1, number] } },
        ]
        for change in changes {
            var fade = animation(.opacity, from: .number(0), to: .number(1))
            Self.edit(&fade) { $0.values = [.number(0), .number(0.5), .number(1)] }
            change(&fade)
            let stage = Stage(width: 8, height: 8)
            stage.commit([
                layer(0, rect(0, 0, 8, 8), .white, sublayers: [1]),
                layer(1, rect(0, 0, 8, 8), .red, animations: [fade]),
            ])
            for time in [0.5, 1, 1.25, 1.5, 1.99, 2, 3, 1e12] { stage.render(at: time) }

            stage.commit([layer(1, rect(0, 0, 8, 8), .red, animations: [])])
            stage.render(at: 2e12)

            expectEqual(stage[4, 4], 0xff0000)
        }
    }

    @Test("A display without a usable size has no pixels", arguments: [Double.nan, .infinity, -1, 0, 1e300])
    func displaySizes(side: Double) {
        let display = HeadlessDisplay(mode: DisplayMode(size: CGSize(width: side, height: side), scale: 1))

        display.step(to: 1)

        expectTrue(display.mode.pixelWidth >= 1 && display.mode.pixelHeight >= 1)
    }

    private static func edit(_ animation: inout RenderAnimation, _ change: (inout PropertyAnimation) -> Void) {
        guard case .property(var property) = animation.effect else { return }
        change(&property)
        animation.effect = .property(property)
    }
}
