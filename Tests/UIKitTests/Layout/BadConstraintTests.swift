import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Malformed constraints")
struct BadConstraintTests {
    /// Runs an error beside a valid layout, and returns the messages. The layout must not change.
    private func messages(_ body: (_ view: UIView, _ root: UIView) throws -> Void) throws -> [String] {
        var messages: [String] = []
        try LayoutStage.run { stage, root in
            let view = UIView().constrained(in: root)
            try view.pin(left: 1, top: 2, width: 3, height: 4)
            stage.advance(by: 0)
            let count = root.constraints.count + view.constraints.count

            try body(view, root)
            stage.advance(by: 0)

            expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
            expectEqual(root.constraints.count + view.constraints.count, count)
            messages = stage.diagnostics.map(\.message)
        }
        return messages
    }

    @Test("No common ancestor")
    func strangers() throws {
        var expected = ""
        let said = try messages { view, _ in
            let stranger = UIView()
            let constraint = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)

            constraint.isActive = true

            expectFalse(constraint.isActive)
            expected =
                "Unable to activate constraint with anchors \(constraint.firstAnchor) and "
                + "\(stranger.leftAnchor) because they have no common ancestor.  Does the constraint or its anchors "
                + "reference items in different view hierarchies?  That's illegal."
        }
        // The addresses of the anchors differ between messages.
        func withoutAnchorAddresses(_ text: String) -> String {
            text.replacing(/Anchor:0x[0-9a-f]+/, with: "Anchor")
        }
        expectEqual(said.map(withoutAnchorAddresses), [withoutAnchorAddresses(expected)])
    }

    @Test("Non-finite numbers", arguments: [CGFloat.nan, .infinity, -.infinity])
    func notFinite(number: CGFloat) throws {
        let said = try messages { view, root in
            view.widthAnchor.constraint(equalToConstant: number).isActive = true
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: number).isActive = true
            view.constraints[0].constant = number
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: number).isActive = true
        }

        expectEqual(said.count, 4)
        for message in said.prefix(3) {
            expectTrue(
                message.hasPrefix("NSLayoutConstraint constant is not finite! That's illegal. constant:\(number) "))
        }
    }

    @Test("Numbers out of range become the largest possible")
    func huge() throws {
        let said = try messages { view, root in
            let optional = view.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
            optional.priority = .defaultLow
            optional.isActive = true
            expectEqual(optional.constant, 1e9)
            optional.isActive = false
        }

        expectEqual(said.count, 1)
        expectTrue(
            said[0].hasPrefix("NSLayoutConstraint is being configured with a constant that exceeds internal limits."))
    }

    @Test(
        "Pairs of attributes that cannot be compared",
        arguments: [
            (NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Attribute.left), (.top, .height),
            (.left, .notAnAttribute), (.height, .notAnAttribute),
        ])
    func pairs(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) throws {
        let said = try messages { view, root in
            NSLayoutConstraint(
                item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1,
                constant: 0
            ).isActive = true
        }

        expectEqual(said, ["Invalid pairing of layout attributes"])
    }

    @Test(
        "A horizontal position with a vertical one, activated in a window",
        arguments: [
            (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.top), (.centerX, .firstBaseline),
            (.bottomMargin, .trailing),
        ])
    func otherAxes(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) throws {
        var expected = ""
        let said = try messages { view, root in
            let constraint = NSLayoutConstraint(
                item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1,
                constant: 0)
            expected = "Constraint improperly relates anchors of incompatible types: \(constraint)"

            constraint.isActive = true

            expectFalse(constraint.isActive)
        }

        expectEqual(said, [expected])
    }

    @Test("A horizontal position with a vertical one, in views outside a window, is reported at layout")
    func otherAxesWithoutWindow() throws {
        try LayoutStage.run { stage, root in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let view = UIView().constrained(in: box)
            try view.pin(left: 1, top: 2, width: 3, height: 4)
            let improper = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: box, attribute: .top, multiplier: 1,
                constant: 50)

            NSLayoutConstraint.activate([improper])
            improper.constant = 60
            stage.advance(by: 0)

            expectTrue(improper.isActive)
            expectIdentical(box.constraints.last, improper)
            expectEmpty(stage.diagnostics)
            let expected = "Constraint improperly relates anchors of incompatible types: \(improper)"

            box.layoutIfNeeded()

            expectEqual(stage.diagnostics.map(\.message), [expected])
            expectFalse(improper.isActive)
            expectEqual(box.constraints.count, 2)
            expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))

            // If deactivated in time, or already reported, it is not reported.
            improper.isActive = true
            improper.isActive = false
            root.addSubview(box)
            stage.advance(by: 0)

            expectEqual(stage.diagnostics.count, 1)
        }
    }

    @Test("A location against a number; leading against left; no attribute; no item; no view")
    func otherPairs() throws {
        let said = try messages { view, root in
            @MainActor func make(
                _ first: Any, _ one: NSLayoutConstraint.Attribute, _ second: Any?,
                _ other: NSLayoutConstraint.Attribute,
                _ multiplier: CGFloat = 1
            ) {
                NSLayoutConstraint(
                    item: first, attribute: one, relatedBy: .equal, toItem: second, attribute: other,
                    multiplier: multiplier, constant: 5
                ).isActive = true
            }
            make(view, .left, nil, .notAnAttribute)
            make(view, .left, root, .left, 0)
            make(view, .left, root, .leading)
            make(view, .trailing, root, .rightMargin)
            make(view, .notAnAttribute, root, .left)
            make("view", .left, root, .left)
            make(view, .left, 5, .left)
        }

        let location =
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
            + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
        let direction =
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
            + "leading/trailing for both or neither."
        let item = "Constraint items must each be a view or layout guide."
        expectEqual(
            said,
            [
                location, location, direction, direction, "Constraint must contain a first layout attribute", item,
                item,
            ])
    }

    @Test("A deallocated view")
    func gone() throws {
        let said = try messages { view, root in
            var other: UIView? = UIView()
            let anchor = try #require(other?.topAnchor)
            let constraint = view.topAnchor.constraint(equalTo: anchor)
            other = nil
            constraint.isActive = true
            expectFalse(constraint.isActive)
            anchor.constraint(equalTo: view.topAnchor).isActive = true
        }

        expectEqual(said.count, 2)
        #expect(said[0].hasSuffix("cannot be activated: one of its items has been deallocated."))
        expectEqual(said[1], "Constraint must contain a first layout item")
    }

    @Test("Priorities: in range, and not to or from required while active")
    func priorities() throws {
        let said = try messages { view, root in
            let constraint = view.constraints[0]
            constraint.priority = .defaultLow
            expectEqual(constraint.priority, .required)
            let other = view.heightAnchor.constraint(equalToConstant: 9)
            other.priority = UILayoutPriority(0)
            other.priority = UILayoutPriority(1001)
            other.priority = UILayoutPriority(.nan)
            other.priority = .defaultLow
            other.isActive = true
            other.priority = .defaultHigh
            other.priority = .required
            expectEqual(other.priority, .defaultHigh)
            other.isActive = false
        }

        let mutating =
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
            + "passed priority "
        let range =
            "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        expectEqual(
            said,
            [
                mutating + "250 and the existing priority was 1000.", "It's illegal to set priority:0.0. \(range)",
                "It's illegal to set priority:1001.0. \(range)", "It's illegal to set priority:nan. \(range)",
                mutating + "1000 and the existing priority was 750.",
            ])
    }

    @Test("Deallocated views remove their constraints, and no view is kept alive")
    func freed() throws {
        weak var weakView: UIView?
        weak var weakConstraint: NSLayoutConstraint?
        var kept: NSLayoutConstraint?
        _ = try messages { view, root in
            let other = UIView().constrained(in: root)
            let inner = UIView().constrained(in: other)
            kept = inner.leftAnchor.constraint(equalTo: root.leftAnchor)
            let own = inner.widthAnchor.constraint(equalTo: other.widthAnchor)
            NSLayoutConstraint.activate([try #require(kept), own])
            (weakView, weakConstraint) = (inner, own)
            other.removeFromSuperview()
            expectEqual(kept?.isActive, false)
        }

        expectNil(weakView)
        expectNil(weakConstraint)
        kept?.constant = 5
        kept?.isActive = false
        expectNil(kept?.firstItem)
        expectEqual(kept?.description.contains("(null).left"), true)
    }
}
