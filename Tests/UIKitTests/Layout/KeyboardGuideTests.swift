import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

private final class Field: UIView {
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { pad }
}

@MainActor
@Suite("The keyboard's layout guide")
struct KeyboardGuideTests {
    private static let safeArea = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)

    /// A view, 50 points high, above the guide.
    private func bar(on guide: UIKeyboardLayoutGuide, in root: UIView) -> UIView {
        let bar = UIView().constrained(in: root)
        NSLayoutConstraint.activate([
            bar.leftAnchor.constraint(equalTo: guide.leftAnchor),
            bar.rightAnchor.constraint(equalTo: guide.rightAnchor),
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
        ])
        return bar
    }

    @Test("Without a keyboard it begins at the bottom of the safe area, or of the view")
    func hidden() throws {
        try LayoutStage.run(safeAreaInsets: Self.safeArea) { stage, root in
            let guide = root.keyboardLayoutGuide
            let bar = bar(on: guide, in: root)
            stage.advance(by: 0)
            let first = (bar.frame, guide.layoutFrame)

            guide.usesBottomSafeArea = false
            stage.advance(by: 0)
            let whole = bar.frame
            stage.resize(to: CGSize(width: 300, height: 500))
            stage.advance(by: 0)

            expectEqual(first.0, CGRect(x: 0, y: 716, width: 400, height: 50))
            expectEqual(first.1, CGRect(x: 0, y: 766, width: 400, height: 34))
            expectEqual(whole, CGRect(x: 0, y: 750, width: 400, height: 50))
            expectEqual(bar.frame, CGRect(x: 0, y: 450, width: 300, height: 50))
            expectIdentical(root.keyboardLayoutGuide, guide)
            expectEmpty(root.layoutGuides)
        }
    }

    @Test("It moves with the keyboard's animation, up and down")
    func moving() throws {
        try LayoutStage.run(safeAreaInsets: Self.safeArea) { stage, root in
            let field = Field()
            root.addSubview(field)
            let bar = bar(on: root.keyboardLayoutGuide, in: root)
            stage.advance(by: 0)

            field.becomeFirstResponder()
            stage.advance(by: 0.1)
            let model = bar.frame.maxY
            let shown = try #require(bar.layer.presentation()?.frame.maxY)
            stage.advance(by: 1)
            let up = root.keyboardLayoutGuide.layoutFrame
            field.resignFirstResponder()
            stage.advance(by: 1)

            expectEqual(model, 600)
            // A spring without overshoot that has a thousandth of its 166 points left after 0.25 s: (1 + x) exp(-x) of
            // them at x = 9.2334 · 0.1 / 0.25.
            #expect(abs(shown - 619.3904) < 0.001)
            expectEqual(up, CGRect(x: 0, y: 600, width: 400, height: 200))
            expectEqual(bar.frame.maxY, 766)
        }
    }

    @Test("If the view ends above the window's bottom, it extends from there, or the keyboard, to the window's bottom")
    func otherViews() throws {
        try LayoutStage.run { stage, root in
            let field = Field()
            let above = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
            let lower = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 400))
            for view in [field, above, lower] { root.addSubview(view) }
            let guides = [above.keyboardLayoutGuide, lower.keyboardLayoutGuide]
            stage.advance(by: 0)
            expectEqual(guides[0].layoutFrame, CGRect(x: 0, y: 500, width: 400, height: 300))
            expectEqual(guides[1].layoutFrame, CGRect(x: 0, y: 400, width: 100, height: 100))

            field.becomeFirstResponder()
            stage.advance(by: 1)

            expectEqual(guides[0].layoutFrame, CGRect(x: 0, y: 500, width: 400, height: 300))
            expectEqual(guides[1].layoutFrame, CGRect(x: 0, y: 300, width: 100, height: 200))

            field.resignFirstResponder()
            above.frame.origin.y = 200
            stage.advance(by: 1)
            expectEqual(guides[0].layoutFrame, CGRect(x: 0, y: 500, width: 400, height: 100))
        }
    }

    @Test("Constraints for a guide near an edge or away from it")
    func tracked() throws {
        try LayoutStage.run { stage, root in
            let guide = root.keyboardLayoutGuide
            let view = UIView().constrained(in: root)
            let widths = (0..<5).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }

            guide.setConstraints([widths[0]], activeWhenNearEdge: .bottom)
            guide.setConstraints([widths[1]], activeWhenAwayFrom: .bottom)
            guide.setConstraints([widths[2]], activeWhenNearEdge: [.bottom, .leading])
            guide.setConstraints([widths[3]], activeWhenAwayFrom: [.top, .leading])
            let first = widths.map(\.isActive)
            guide.setConstraints([widths[4]], activeWhenNearEdge: .bottom)
            let second = widths.map(\.isActive)
            let known = guide.constraints(activeWhenNearEdge: .bottom) + guide.constraints(activeWhenAwayFrom: .bottom)
            guide.removeAllTrackedConstraints()

            expectEqual(first, [true, false, false, true, false])
            expectEqual(second, [false, false, false, true, true])
            expectEqual(known, [widths[4], widths[1]])
            expectFalse(widths.contains { $0.isActive })
        }
    }
}
