import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Ambiguous layouts. Their results are not documented, but the tests of layout libraries that run
/// against Apple's UIKit (Stevia's among them) show it, and programs rely on them.
@MainActor
@Suite("Ambiguous layouts")
struct OpenLayoutTests {
    @Test(
        "A position with a bound on one side is at that bound, whichever side it is",
        arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual], [Float(751), 1000])
    func placesAreAtTheirBounds(relation: NSLayoutConstraint.Relation, priority: Float) throws {
        try LayoutStage.run { stage, root in
            let (corner, opposite) = (UIView().constrained(in: root), UIView().constrained(in: root))
            NSLayoutConstraint.activate([
                corner.widthAnchor.constraint(equalToConstant: 100),
                corner.heightAnchor.constraint(equalToConstant: 50),
                opposite.widthAnchor.constraint(equalToConstant: 30),
                opposite.heightAnchor.constraint(equalToConstant: 20),
            ])

            for (view, attribute, constant) in [
                (corner, NSLayoutConstraint.Attribute.left, 12), (corner, .top, 23), (opposite, .right, -40),
                (opposite, .bottom, -60),
            ] {
                let bound = NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: relation, toItem: root, attribute: attribute,
                    multiplier: 1, constant: CGFloat(constant))
                bound.priority = UILayoutPriority(priority)
                root.addConstraint(bound)
            }
            stage.advance(by: 0)

            expectEqual(corner.frame, CGRect(x: 12, y: 23, width: 100, height: 50))
            expectEqual(opposite.frame, CGRect(x: 330, y: 720, width: 30, height: 20))
        }
    }

    @Test(
        "A length without constraints is 0, and a bound on the far edge moves the view",
        arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual])
    func farEdges(relation: NSLayoutConstraint.Relation) throws {
        try LayoutStage.run { stage, root in
            let view = UIView().constrained(in: root)

            for (attribute, constant) in [(NSLayoutConstraint.Attribute.right, -13), (.bottom, -23)] {
                let bound = NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: relation, toItem: root, attribute: attribute,
                    multiplier: 1, constant: CGFloat(constant))
                bound.priority = UILayoutPriority(751)
                root.addConstraint(bound)
            }
            stage.advance(by: 0)

            expectEqual(view.frame, CGRect(x: 387, y: 777, width: 0, height: 0))
        }
    }

    @Test("A length is as small as its bounds permit", arguments: [Float(751), 1000])
    func lengthsAreSmall(priority: Float) throws {
        try LayoutStage.run { stage, root in
            let (view, other) = (UIView().constrained(in: root), UIView().constrained(in: root))

            let bounds = [
                view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52),
                view.heightAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor, constant: -34),
                other.widthAnchor.constraint(lessThanOrEqualToConstant: 94),
                other.heightAnchor.constraint(greaterThanOrEqualToConstant: 94),
            ]
            for bound in bounds { bound.priority = UILayoutPriority(priority) }
            NSLayoutConstraint.activate(bounds)
            stage.advance(by: 0)

            expectEqual(view.frame, CGRect(x: 0, y: 0, width: 0, height: 766))
            expectEqual(other.frame, CGRect(x: 0, y: 0, width: 0, height: 94))
        }
    }

    @Test("Bounded gaps of a row equal their bounds, from either side")
    func gaps() throws {
        try LayoutStage.run { stage, root in
            root.semanticContentAttribute = .forceRightToLeft
            let (first, second) = (UIView().constrained(in: root), UIView().constrained(in: root))

            let gap = second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 25)
            gap.priority = .defaultHigh
            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                first.widthAnchor.constraint(equalToConstant: 10), gap,
            ])
            stage.advance(by: 0)

            expectEqual(first.frame, CGRect(x: 390, y: 0, width: 10, height: 0))
            expectEqual(second.frame, CGRect(x: 365, y: 0, width: 0, height: 0))
        }
    }
}
