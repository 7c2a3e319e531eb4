import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Layouts that are changed step by step, against the same layouts built at once.
@MainActor
@Suite("Random changes of constraints")
struct RandomEditTests {
    private struct Random {
        var state: UInt64

        init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

        mutating func below(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }

        mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
    }

    /// A constraint as a value, independent of views. View 0 is the root.
    private struct Rule {
        var view: Int
        var attribute: NSLayoutConstraint.Attribute
        var relation = NSLayoutConstraint.Relation.equal
        var other: Int?
        var otherAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        var multiplier: CGFloat = 1
        var constant: CGFloat
        /// Each optional constraint has its own, so that the best layout is unique.
        var priority: Float
        var isActive = true

        @MainActor func constraint(_ views: [UIView]) -> NSLayoutConstraint {
            let constraint = NSLayoutConstraint(
                item: views[view], attribute: attribute, relatedBy: relation, toItem: other.map { views[$0] },
                attribute: otherAttribute, multiplier: multiplier, constant: constant)
            constraint.priority = UILayoutPriority(priority)
            return constraint
        }
    }

    private struct Plan {
        var parents: [Int] = [0]
        var rules: [Rule] = []
        /// Above the priorities of the optional constraints that make the layout unambiguous.
        var nextPriority: Float = 100

        init(_ random: inout Random) {
            let count = 3 + random.below(10)
            for view in 1...count {
                let parent = random.below(view)
                let siblings = (1..<view).filter { parents[$0] == parent }
                parents.append(parent)
                for (start, end, length) in [
                    (
                        NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.trailing,
                        NSLayoutConstraint.Attribute.width
                    ), (.top, .bottom, .height),
                ] {
                    // Its start is required, and relates to the parent or a sibling.
                    let sibling = siblings.isEmpty || random.below(2) == 0 ? nil : random.pick(siblings)
                    rules.append(
                        Rule(
                            view: view, attribute: start, other: sibling ?? parent,
                            otherAttribute: sibling == nil ? start : random.pick([start, end]),
                            constant: CGFloat(random.below(40) - 10), priority: 1000))
                    rules.append(
                        Rule(
                            view: view, attribute: length, constant: CGFloat(random.below(100)),
                            priority: 1 + Float(rules.count) * 0.125))
                }
            }
            for _ in 0..<count { addWish(&random) }
        }

        mutating func addWish(_ random: inout Random) {
            let view = 1 + random.below(parents.count - 1)
            let other = random.below(parents.count)
            let relation = random.pick([NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
            nextPriority += 0.5
            let lengths = [NSLayoutConstraint.Attribute.width, .height]
            let lines = random.pick([[NSLayoutConstraint.Attribute.trailing, .centerX], [.bottom, .centerY]])
            let constant = CGFloat(random.below(200) - 50)
            switch random.below(4) {
            case 0:
                rules.append(
                    Rule(
                        view: view, attribute: random.pick(lengths), relation: relation, constant: abs(constant),
                        priority: nextPriority))
            case 1 where other != view:
                rules.append(
                    Rule(
                        view: view, attribute: random.pick(lengths), relation: relation, other: other,
                        otherAttribute: random.pick(lengths), multiplier: random.pick([0.5, 1, 1, 2]),
                        constant: constant, priority: nextPriority))
            default:
                let other = other == view ? parents[view] : other
                rules.append(
                    Rule(
                        view: view, attribute: random.pick(lines), relation: relation, other: other,
                        otherAttribute: random.pick(lines), constant: constant, priority: nextPriority))
            }
        }

        @MainActor func build(in root: UIView) -> ([UIView], [NSLayoutConstraint]) {
            var views = [root]
            for parent in parents.dropFirst() { views.append(UIView().constrained(in: views[parent])) }
            let constraints = rules.map { $0.constraint(views) }
            for (rule, constraint) in zip(rules, constraints) where rule.isActive { constraint.isActive = true }
            return (views, constraints)
        }
    }

    private func change(
        _ plan: inout Plan, _ constraints: inout [NSLayoutConstraint], _ views: [UIView], _ random: inout Random
    ) {
        let index = random.below(plan.rules.count)
        let isWish = plan.rules[index].priority >= 100 && plan.rules[index].priority < 1000
        switch random.below(6) {
        case 0, 1:
            plan.rules[index].constant += CGFloat(random.below(60) - 30)
            constraints[index].constant = plan.rules[index].constant
        case 2 where isWish:
            plan.rules[index].isActive.toggle()
            constraints[index].isActive.toggle()
        case 3 where isWish:
            plan.nextPriority += 0.5
            plan.rules[index].priority = plan.nextPriority
            constraints[index].priority = UILayoutPriority(plan.nextPriority)
        case 4:
            plan.addWish(&random)
            constraints.append(plan.rules[plan.rules.count - 1].constraint(views))
            constraints[constraints.count - 1].isActive = true
        default:
            // A constraint from start to end is added again, and the other constraints are not changed.
            constraints[index].isActive = false
            if plan.rules[index].isActive { constraints[index].isActive = true }
        }
    }

    @Test("Changes give the frames of a layout that is made at once, and all objects are freed", arguments: 0..<24)
    func changes(seed: Int) throws {
        var random = Random(seed: seed)
        var left: [() -> UIView?] = []
        try LayoutStage.run { stage, root in
            var plan = Plan(&random)
            let grown = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            root.addSubview(grown)
            var (views, constraints) = plan.build(in: grown)
            for view in views { left.append { [weak view] in view } }
            for step in 0..<12 {
                for _ in 0..<1 + random.below(5) { change(&plan, &constraints, views, &random) }
                if random.below(3) == 0 { grown.frame.size.width = CGFloat(200 + random.below(300)) }
                stage.advance(by: 0)

                let fresh = UIView(frame: grown.frame)
                root.addSubview(fresh)
                let (others, _) = plan.build(in: fresh)
                stage.advance(by: 0)
                for (index, (view, other)) in zip(views, others).enumerated() {
                    let (one, two) = (view.frame, other.frame)
                    let difference = max(
                        abs(one.minX - two.minX), abs(one.minY - two.minY), abs(one.maxX - two.maxX),
                        abs(one.maxY - two.maxY))
                    // Rounding errors may decide to which pixel a half is rounded.
                    #expect(difference <= 1, "seed \(seed), step \(step), view \(index): \(one) or \(two)")
                }
                expectFalse(views.dropFirst().contains { $0.hasAmbiguousLayout }, "seed \(seed), step \(step)")
                for view in others { left.append { [weak view] in view } }
                fresh.removeFromSuperview()
            }
            expectEmpty(stage.diagnostics, "seed \(seed): \(stage.diagnostics)")
            grown.removeFromSuperview()
            (views, constraints) = ([], [])
        }
        expectTrue(left.allSatisfy { $0() == nil }, "seed \(seed)")
    }

    // MARK: Anything at all

    /// Calls every query of the layout, in each callback.
    private final class AskingView: UIView {
        var isAsking = false

        override func updateConstraints() {
            ask()
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            ask()
        }

        private func ask() {
            guard isAsking else { return }
            _ = hasAmbiguousLayout
            _ = constraintsAffectingLayout(for: .horizontal)
            _ = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
    }

    @Test(
        "Views, guides and constraints that are added, removed and contradictory leave the layout consistent",
        arguments: 0..<64)
    func chaos(seed: Int) throws {
        var random = Random(seed: 1000 + seed)
        var left: [() -> UIView?] = []
        try LayoutStage.run { stage, root in
            stage.allowsDiagnostics = true
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            root.addSubview(box)
            var views: [UIView] = [box]
            var guides: [UILayoutGuide] = []
            var constraints: [NSLayoutConstraint] = []
            for _ in 0..<250 {
                let view = random.pick(views)
                switch random.below(16) {
                case 0,
                    1 where views.count < 15:
                    let made = random.below(3) == 0 ? UILabel() : AskingView()
                    (made as? UILabel)?.text = "some words to break into lines"
                    (made as? UILabel)?.numberOfLines = 0
                    (made as? AskingView)?.isAsking = random.below(4) == 0
                    made.constrained(in: view)
                    made.translatesAutoresizingMaskIntoConstraints = random.below(5) == 0
                    views.append(made)
                    left.append { [weak made] in made }
                case 2 where guides.count < 8:
                    guides.append(UILayoutGuide())
                    view.addLayoutGuide(guides[guides.count - 1])
                case 3, 4, 5, 6, 7, 8:
                    let items: [AnyObject] = views + guides
                    let constraint = NSLayoutConstraint(
                        item: random.pick(items),
                        attribute: NSLayoutConstraint.Attribute(rawValue: random.below(21)) ?? .left,
                        relatedBy: NSLayoutConstraint.Relation(rawValue: random.below(3) - 1) ?? .equal,
                        toItem: random.below(4) == 0 ? nil : random.pick(items),
                        attribute: NSLayoutConstraint.Attribute(rawValue: random.below(21)) ?? .left,
                        multiplier: random.pick([1, 1, 1, -1, 0.3, 0]),
                        constant: random.pick([0, 7, -7, 1e12, .nan, CGFloat(random.below(500))]))
                    constraint.priority = random.pick([.required, .required, .defaultLow, .defaultHigh])
                    constraint.isActive = true
                    constraints.append(constraint)
                case 9 where !constraints.isEmpty: random.pick(constraints).isActive.toggle()
                case 10 where !constraints.isEmpty: random.pick(constraints).constant = CGFloat(random.below(300) - 100)
                case 11 where views.count > 4:
                    let victim = views.remove(at: 1 + random.below(views.count - 1))
                    victim.removeFromSuperview()
                    views = views.filter { $0.isDescendant(of: box) }
                    guides = guides.filter { $0.owningView?.isDescendant(of: box) == true }
                case 12: view.semanticContentAttribute = random.pick([.forceRightToLeft, .unspecified])
                case 13: view.exerciseAmbiguityInLayout()
                case 14: view.layoutMargins.left = CGFloat(random.below(40))
                default:
                    view.setNeedsUpdateConstraints()
                    stage.advance(by: 0)
                    for view in views {
                        expectTrue(view.frame.width.isFinite && view.frame.minX.isFinite, "seed \(seed)")
                    }
                }
            }
            stage.advance(by: 0)
            box.removeFromSuperview()
            (views, guides, constraints) = ([], [], [])
            let still = UIView().constrained(in: root)
            try still.pin(left: 1, top: 2, width: 3, height: 4)
            stage.advance(by: 0)
            expectEqual(still.frame, CGRect(x: 1, y: 2, width: 3, height: 4), "seed \(seed)")
        }
        expectTrue(left.allSatisfy { $0() == nil }, "seed \(seed)")
    }
}
