import Foundation
import IrekoTesting
import Testing

@testable import UIKit

@MainActor
@Suite("Recorded animations")
struct AnimationGroupRecorderTests {
    private func onStage(_ body: (Stage, UIView, UIView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let (view, pulse) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
            view.addSubview(pulse)
            root.addSubview(view)
            stage.advance(by: 0)
            try body(stage, view, pulse)
        }
    }

    private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }
    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-3 }

    @Test("Only the recorded ones are paused, scrubbed, reversed and removed, nested blocks and delays included")
    func drivesOnlyItsOwn() throws {
        try onStage { stage, view, pulse in
            var ends: [String] = []
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) { pulse.alpha = 0 }
            let recorder = AnimationGroupRecorder(duration: 1)
            recorder.record {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                    view.frame.origin.x = 100
                    UIView.animate(withDuration: 0.5, delay: 0.25, options: [.overrideInheritedDuration]) {
                        view.alpha = 0
                    } completion: {
                        ends.append("inner \($0)")
                    }
                } completion: {
                    ends.append("outer \($0)")
                }
            }
            // Made while the recorded ones run, below the same view.
            UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) { view.layer.cornerRadius = 4 }
            stage.advance(by: 0.5)

            #expect(isNear(recorder.pause(), 0.5))
            stage.advance(by: 1)
            #expect(isNear(shownX(view), 50) && isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
            #expect(isNear(CGFloat(pulse.layer.presentation()?.opacity ?? 0), 0.5))
            #expect(isNear(view.layer.presentation()?.cornerRadius ?? 0, 1.5))
            recorder.scrub(to: 0.1)
            #expect(isNear(shownX(view), 10) && view.layer.presentation()?.opacity == 1)
            recorder.scrub(to: 0.6)
            recorder.reverse(speed: 2) { ends.append("reversed") }
            stage.advance(by: 0.1)
            #expect(isNear(shownX(view), 40) && ends.isEmpty)
            stage.advance(by: 0.21)

            #expect(
                ends == ["outer false", "inner false", "reversed"]
                    || ends == ["inner false", "outer false", "reversed"])
            #expect(recorder.isEmpty && view.layer.animationKeys() == ["cornerRadius"])
            #expect(pulse.layer.animationKeys() == ["opacity"])
        }
    }

    @Test("Continued, they end by themselves and call their completions; what a completion animates is recorded, too")
    func runsToItsEnds() throws {
        try onStage { stage, view, _ in
            var ends: [String] = []
            let recorder = AnimationGroupRecorder(duration: 1, isPaused: true)
            recorder.record {
                UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                    view.frame.origin.x = 100
                } completion: { finished in
                    ends.append("first \(finished)")
                    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                        view.frame.origin.x = 0
                    } completion: {
                        ends.append("second \($0)")
                    }
                }
            }
            stage.advance(by: 2)
            #expect(shownX(view) == 0 && ends.isEmpty)

            recorder.run()
            stage.advance(by: 0.75)

            #expect(ends == ["first true"] && isNear(shownX(view), 50))
            #expect(isNear(recorder.pause(), 0.75))
            stage.advance(by: 1)
            #expect(isNear(shownX(view), 50))
            recorder.run(speed: 0.5)
            stage.advance(by: 0.4999)
            #expect(ends.count == 1)
            stage.advance(by: 0.0002)
            #expect(ends == ["first true", "second true"] && recorder.isEmpty)
        }
    }

    @Test("Removed, and called with invalid values")
    func removal() throws {
        try onStage { stage, view, _ in
            var ends: [Bool] = []
            let recorder = AnimationGroupRecorder(duration: .nan)
            recorder.record {
                UIView.animate(withDuration: 1) {
                    view.frame.origin.x = 100
                } completion: {
                    ends.append($0)
                }
            }
            recorder.scrub(to: .nan)
            recorder.scrub(to: .infinity)
            recorder.run(speed: .nan)
            recorder.run(speed: -1)
            stage.advance(by: 0.1)

            recorder.remove(finished: true)
            recorder.remove()
            stage.advance(by: 2)

            #expect(ends == [true] && view.frame.minX == 100 && recorder.isEmpty)
        }
    }
}
