import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Pops that are caught, released and reversed.
@MainActor
@Suite("Pops without jumps")
struct MotionTests {
    private func left(_ page: UIViewController) -> Double {
        let layer = page.view.layer.presentation() ?? page.view.layer
        return layer.position.x - layer.bounds.width / 2
    }

    /// Runs a body with a pushed page, and afterwards checks that the page has not moved by more than 20 points in any
    /// 240th of a second: the finger moves by 14, the spring by 11, and slightly more if it continues with the
    /// finger's velocity.
    private func withTrack(_ body: (Stage, UINavigationController, Page, (_ seconds: Double) -> Void) throws -> Void)
        throws
    {
        try withNavigation { stage, navigation, _ in
            let top = Page("Top")
            navigation.pushViewController(top, animated: false)
            stage.advance(by: 1)
            var places = [left(top)]
            try body(stage, navigation, top) { seconds in
                for _ in 0..<Int((seconds * 240).rounded()) {
                    stage.advance(by: 1.0 / 240)
                    places.append(left(top))
                }
            }
            for (before, after) in zip(places, places.dropFirst()) {
                #expect(abs(after - before) < 20, "\(before) to \(after)")
            }
        }
    }

    /// Moves the finger smoothly.
    private func drag(
        _ stage: Stage, _ start: Double, _ end: Double, _ advance: (Double) -> Void
    ) {
        for step in 1...20 {
            advance(1.0 / 240)
            stage.touchMove(to: CGPoint(x: start + (end - start) * Double(step) / 20, y: 400))
        }
    }

    @Test("A swipe that is released before the middle returns from the finger's position")
    func cancelled() throws {
        try withTrack { stage, navigation, top, advance in
            stage.touchDown(at: CGPoint(x: 2, y: 400))
            drag(stage, 2, 120, advance)
            advance(0.3)
            let held = left(top)
            stage.touchUp(at: CGPoint(x: 120, y: 400))
            #expect(abs(left(top) - held) < 0.01)
            var last = held
            for _ in 0..<10 {
                advance(0.02)
                #expect(left(top) <= last)
                last = left(top)
            }
            advance(0.6)

            expectEqual(navigation.viewControllers.count, 2)
            expectEqual(left(top), 0)
        }
    }

    @Test("A swipe that is released beyond the middle continues from the finger's position")
    func finished() throws {
        try withTrack { stage, navigation, top, advance in
            stage.touchDown(at: CGPoint(x: 2, y: 400))
            drag(stage, 2, 260, advance)
            advance(0.3)
            let held = left(top)
            stage.touchUp(at: CGPoint(x: 260, y: 400))
            #expect(abs(left(top) - held) < 0.01)
            advance(0.2)
            #expect(left(top) > held)
            advance(0.6)

            expectEqual(navigation.viewControllers.count, 1)
        }
    }

    @Test("A pop by the back button can be caught, pulled back, caught again while it returns, and finished")
    func caught() throws {
        try withTrack { stage, navigation, top, advance in
            navigation.popViewController(animated: true)
            advance(0.05)
            stage.touchDown(at: CGPoint(x: 2, y: 400))
            stage.touchMove(to: CGPoint(x: 12, y: 400))
            let caught = left(top)
            advance(0.3)
            expectTrue(abs(left(top) - caught) < 0.5 && caught > 20)
            drag(stage, 12, 2, advance)
            advance(0.2)
            stage.touchUp(at: CGPoint(x: 2, y: 400))
            advance(0.05)
            let returning = left(top)

            stage.touchDown(at: CGPoint(x: 2, y: 400))
            stage.touchMove(to: CGPoint(x: 12, y: 400))
            advance(0.1)
            #expect(abs(left(top) - returning) < 1)
            drag(stage, 12, 300, advance)
            stage.touchUp(at: CGPoint(x: 300, y: 400))
            advance(0.8)

            expectEqual(navigation.viewControllers.count, 1)
            expectNil(top.parent)
        }
    }

    @Test("A large title is not cut off while it moves to the position of the back button, and back")
    func largeTitle() throws {
        try withNavigation { stage, navigation, old in
            navigation.navigationBar.prefersLargeTitles = true
            let top = Page("Top")
            top.navigationItem.largeTitleDisplayMode = .never
            stage.advance(by: 1)
            @MainActor func labels(in view: UIView) -> [UILabel] {
                view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
            }
            @MainActor func isCutOff() -> Bool? {
                let titles = labels(in: navigation.navigationBar).filter { $0.font.pointSize == 34 && $0.text == "Old" }
                return titles.first?.superview?.clipsToBounds
            }
            expectEqual(isCutOff(), true)

            navigation.pushViewController(top, animated: true)
            stage.advance(by: 0.1)
            expectEqual(isCutOff(), false)
            stage.advance(by: 1)
            navigation.popViewController(animated: true)
            stage.advance(by: 0.1)
            expectEqual(isCutOff(), false)
            stage.advance(by: 1)

            expectEqual(isCutOff(), true)
        }
    }

    @Test("Every frame of a pop follows the spring")
    func pop() throws {
        try withNavigation { stage, navigation, old in
            let top = Page("Top")
            navigation.pushViewController(top, animated: false)
            stage.advance(by: 1)
            let frequency = (1000.0 / 3).squareRoot()

            navigation.popViewController(animated: true)
            stage.advance(by: 0)
            for frame in 0..<30 {
                let time = Double(frame) / 60
                let rest = (1 + frequency * time) * exp(-frequency * time)
                #expect(abs(left(top) - 390 * (1 - rest)) < 0.001, "frame \(frame)")
                #expect(abs(left(old) + 117 * rest) < 0.001, "frame \(frame)")
                stage.advance(by: 1.0 / 60)
            }
        }
    }

    @Test("A window that is resized during a push has both pages and the bar at the new size")
    func resized() throws {
        try withNavigation { stage, navigation, old in
            let new = Page("New")
            navigation.pushViewController(new, animated: true)
            stage.advance(by: 0.1)
            stage.resize(to: CGSize(width: 700, height: 500))
            stage.advance(by: 1.0 / 60)
            expectEqual(new.view.bounds.width, 700)
            expectEqual(old.view.bounds.width, 700)
            stage.advance(by: 1)

            expectEqual(new.view.frame, CGRect(x: 0, y: 0, width: 700, height: 500))
            expectEqual(navigation.navigationBar.frame.width, 700)
            expectEqual(navigation.navigationBar.shownTexts, ["Old", "New"])
            expectEqual(navigation.viewControllers, [old, new])
            expectNil(old.view.superview)
        }
    }

    @Test("A page that returns with a large title has it in one place, in every frame after the transition")
    func largeTitleComesBack() throws {
        try withNavigation { stage, navigation, _ in
            navigation.navigationBar.prefersLargeTitles = true
            let list = UITableViewController(style: .plain)
            list.title = "List"
            navigation.setViewControllers([list, Page("Top")], animated: false)
            stage.advance(by: 1)

            navigation.popViewController(animated: true)
            stage.advance(by: 0.1)
            var counts: Set<Int> = []
            for _ in 0..<90 {
                stage.advance(by: 1.0 / 60)
                guard navigation.transitionCoordinator == nil else { continue }
                counts.insert(opaqueLabels(in: navigation.navigationBar, text: "List"))
            }

            expectEqual(counts, [1])
        }
    }

    /// The number of labels that show a text, as opaque as the display shows them now.
    private func opaqueLabels(in view: UIView, text: String) -> Int {
        guard !view.isHidden, (view.layer.presentation() ?? view.layer).opacity > 0 else { return 0 }
        let own = (view as? UILabel)?.text == text && view.bounds.width > 0 ? 1 : 0
        return own + view.subviews.reduce(0) { $0 + opaqueLabels(in: $1, text: text) }
    }
}
