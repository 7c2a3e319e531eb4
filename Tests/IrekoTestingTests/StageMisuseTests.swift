import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Reports of a stage that is misused.
@MainActor
@Suite("A stage that is misused")
struct StageMisuseTests {
    /// Runs a body that misuses the stage, and returns the failure at its end.
    private func failure(hasRoot: Bool = true, _ body: (Stage) -> Void) -> String {
        do {
            try Stage.run(rootViewController: hasRoot ? UIViewController() : nil) { body($0) }
            return ""
        } catch { return "\(error)" }
    }

    @Test(
        "A tap that no finger could make fails the test, with the size of the screen",
        arguments: [CGPoint(x: -1, y: 5), CGPoint(x: 10, y: 900), CGPoint(x: CGFloat.nan, y: 5)])
    func tapOutside(point: CGPoint) {
        let message = failure { $0.tap(at: point) }

        expectTrue(
            message.contains(
                "tap(at: (\(point.x), \(point.y))): the point is outside of the screen, which is 390.0×844.0"))
    }

    @Test("A tap on a stage without views fails with a message about the missing root")
    func tapWithoutRoot() {
        let message = failure(hasRoot: false) { $0.tap(at: CGPoint(x: 10, y: 10)) }

        #expect(message.contains("the stage's window has no root view controller"))
    }

    @Test("An unreachable view fails the test; a covered view is tapped as a finger would")
    func tapView() throws {
        let nowhere = failure { $0.tap(UIButton()) }
        let empty = failure { stage in
            let view = UIView()
            stage.window.addSubview(view)
            stage.tap(view)
        }
        let outside = failure { stage in
            let view = UIView(frame: CGRect(x: 400, y: 0, width: 10, height: 10))
            stage.window.addSubview(view)
            stage.tap(view)
        }

        #expect(nowhere.contains("the view is not in a window of the stage"))
        #expect(empty.contains("the view has no area; its bounds are 0.0×0.0"))
        #expect(outside.contains("its middle is at (405.0, 5.0), outside of the screen"))

        try Stage.run(rootViewController: UIViewController()) { stage in
            let covered = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var taps = 0
            let cover = UIButton(frame: covered.frame)
            cover.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            stage.window.addSubview(covered)
            stage.window.addSubview(cover)

            stage.tap(covered)

            expectEqual(taps, 1)
            expectEqual(stage.diagnostics.map(\.rule), ["stage"])
            expectEqual(stage.diagnostics.first?.message.contains("the touch is delivered to <UIButton"), true)
        }
    }

    @Test("An invalid duration counts as 0", arguments: [-1, Double.nan, .infinity])
    func time(duration: TimeInterval) {
        var time: TimeInterval?
        var frames = 0
        let message = failure { stage in
            stage.advance(by: duration)
            time = stage.time
        }
        let frameMessage = failure { stage in stage.advance(by: duration) { _, _ in frames += 1 } }

        expectEqual(time, 0)
        expectEqual(frames, 1)
        for message in [message, frameMessage] {
            #expect(message.contains("advance(by: \(duration)): time can only advance"))
        }
    }

    @Test("A drag needs time, and begins on the screen", arguments: [0, -1, Double.nan, .infinity, 1e12])
    func drag(duration: TimeInterval) {
        let message = failure { $0.drag(from: .zero, to: CGPoint(x: 50, y: 50), duration: duration) }
        let outside = failure { $0.drag(from: CGPoint(x: -5, y: 0), to: CGPoint(x: 50, y: 50)) }

        #expect(
            message.contains("drag(duration: \(duration)): the duration must be greater than 0 and at most 600 seconds")
        )
        #expect(outside.contains("drag(from: (-5.0, 0.0), to: (50.0, 50.0)): the touch must begin on the screen"))
    }

    @Test("An invalid screen size is refused", arguments: [CGSize.zero, CGSize(width: -5, height: CGFloat.nan)])
    func size(size: CGSize) {
        var bounds: CGRect?
        let resized = failure { stage in
            stage.resize(to: size)
            bounds = stage.window.bounds
        }
        var message = ""
        do { try Stage.run(size: size) { _ in } } catch { message = "\(error)" }

        expectEqual(bounds?.size, CGSize(width: 390, height: 844))
        expectTrue(
            resized.contains(
                "resize(to: \(size.width)×\(size.height), scale: 1.0): a screen must be from 1 to 16384 points")
        )
        #expect(message.contains("a screen cannot have this size or scale"))
    }

    @Test("An error that the body throws takes precedence, and the next stage works")
    func thrown() throws {
        struct Failure: Error {}

        #expect(throws: Failure.self) {
            try Stage.run { stage in
                stage.advance(by: -1)
                throw Failure()
            }
        }
        try Stage.run { expectTrue($0.diagnostics.isEmpty) }
    }
}
