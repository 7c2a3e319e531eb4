import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Ambiguity, affecting constraints, layout loops")
struct LayoutDebuggingTests {
    @Test(
        "A layout is ambiguous while a value is undetermined; exercising it shows a different solution, and reverts it"
    )
    func ambiguity() throws {
        try LayoutStage.run { stage, root in
            let view = UIView().constrained(in: root)
            let width = view.widthAnchor.constraint(equalToConstant: 60)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
            ])
            stage.advance(by: 0)
            let frame = view.frame

            view.exerciseAmbiguityInLayout()
            stage.advance(by: 0)
            let exercised = view.frame
            let isStillAmbiguous = view.hasAmbiguousLayout
            stage.advance(by: 0)
            let afterAsking = view.frame
            view.exerciseAmbiguityInLayout()
            stage.advance(by: 0)
            let back = view.frame
            width.isActive = true
            let isAmbiguousWithWidth = view.hasAmbiguousLayout
            view.exerciseAmbiguityInLayout()
            stage.advance(by: 0)

            expectTrue(exercised.width != frame.width && exercised.width <= 80)
            expectEqual(exercised.origin, frame.origin)
            expectEqual(exercised.height, 20)
            expectTrue(isStillAmbiguous)
            expectEqual(afterAsking, exercised)
            expectEqual(back, frame)
            expectFalse(isAmbiguousWithWidth)
            expectEqual(view.frame, CGRect(x: 10, y: 0, width: 60, height: 20))
            expectFalse(root.hasAmbiguousLayout)
        }
    }

    @Test("Content sizes resolve ambiguous constraints; guides can be ambiguous as well")
    func contentAndGuides() throws {
        try LayoutStage.run { stage, root in
            let label = UILabel().constrained(in: root)
            label.text = "text"
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                label.leftAnchor.constraint(equalTo: root.leftAnchor),
                label.topAnchor.constraint(equalTo: root.topAnchor),
                guide.leftAnchor.constraint(equalTo: label.rightAnchor),
                guide.topAnchor.constraint(equalTo: root.topAnchor),
                guide.heightAnchor.constraint(equalToConstant: 5),
            ])
            let isOpen = guide.hasAmbiguousLayout
            let width = guide.widthAnchor.constraint(equalToConstant: 7)
            width.isActive = true

            expectFalse(label.hasAmbiguousLayout)
            expectTrue(isOpen)
            expectFalse(guide.hasAmbiguousLayout)
            expectFalse(UILayoutGuide().hasAmbiguousLayout)
            #expect(Set(guide.constraintsAffectingLayout(for: .horizontal)).contains(width))
        }
    }

    @Test("The constraints that affect a view, in each direction, including indirect ones")
    func influence() throws {
        try LayoutStage.run { stage, root in
            let (one, two) = (UIView().constrained(in: root), UIView().constrained(in: root))
            let left = one.leftAnchor.constraint(equalTo: root.leftAnchor)
            let width = one.widthAnchor.constraint(equalToConstant: 10)
            let atLeast = one.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)
            let beside = two.leftAnchor.constraint(equalTo: one.rightAnchor)
            let same = two.widthAnchor.constraint(equalTo: one.widthAnchor)
            let top = two.topAnchor.constraint(equalTo: root.topAnchor)
            let height = two.heightAnchor.constraint(equalToConstant: 3)
            NSLayoutConstraint.activate([left, width, atLeast, beside, same, top, height])

            expectEqual(Set(two.constraintsAffectingLayout(for: .horizontal)), [left, width, beside, same])
            expectEqual(Set(two.constraintsAffectingLayout(for: .vertical)), [top, height])
            expectEmpty(UIView().constraintsAffectingLayout(for: .vertical))
        }
    }

    @Test("A broken constraint holds again when the conflicting constraint is removed")
    func recovery() throws {
        try LayoutStage.run { stage, root in
            let view = UIView().constrained(in: root)
            let (narrow, wide) = (
                view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
            )
            NSLayoutConstraint.activate([narrow, wide])
            stage.advance(by: 0)
            let contradicted = view.frame.width

            narrow.isActive = false
            stage.advance(by: 0)
            let recovered = view.frame.width
            wide.constant = 300
            stage.advance(by: 0)

            expectEqual(contradicted, 100)
            expectEqual(recovered, 200)
            expectEqual(view.frame.width, 300)
            expectEqual(stage.diagnostics.count, 1)
        }
    }

    @Test("Views that keep requesting each other's layout are named, and the program continues")
    func layoutLoop() throws {
        final class Restless: UIView {
            weak var other: UIView?
            override func layoutSubviews() { other?.setNeedsLayout() }
        }
        try LayoutStage.run { stage, root in
            let (one, two, calm) = (Restless(), Restless(), UIView())
            (one.other, two.other) = (two, one)
            for view in [one, two, calm] {
                root.addSubview(view)
                view.setNeedsLayout()
            }

            stage.advance(by: 0)

            let message = try #require(stage.diagnostics.first?.message)
            #expect(message.hasPrefix("Layout did not converge after 100 rounds"))
            for view in [one, two] { expectTrue(message.contains(name(view).replacing(":0x", with: ": 0x"))) }
            #expect(!message.contains(name(calm).replacing(":0x", with: ": 0x")))
            expectEqual(stage.diagnostics.count, 1)
            (one.other, two.other) = (nil, nil)
        }
    }

    @Test("A view that changes its constraints in every pass is named")
    func constraintLoop() throws {
        final class Undecided: UIView {
            lazy var width = widthAnchor.constraint(equalToConstant: 1)
            var isDecided = false
            override func updateConstraints() {
                width.isActive = true
                width.constant += 1
                if !isDecided { setNeedsUpdateConstraints() }
                super.updateConstraints()
            }
        }
        try LayoutStage.run { stage, root in
            let view = Undecided().constrained(in: root)

            view.setNeedsUpdateConstraints()
            stage.advance(by: 0)

            let message = try #require(stage.diagnostics.first?.message)
            #expect(message.hasPrefix("Constraints were changed 20 times while they were solved"))
            #expect(message.contains(name(view).replacing(":0x", with: ": 0x")))
            view.isDecided = true
            stage.advance(by: 0)
        }
    }
}
