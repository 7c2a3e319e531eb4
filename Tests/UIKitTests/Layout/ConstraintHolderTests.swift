import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The holder of a constraint")
struct ConstraintHolderTests {
    @Test("Activated, a constraint is held by the nearest view that contains its items")
    func activated() {
        let (outer, inner, leaf) = (UIView(), UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(leaf)

        let width = leaf.widthAnchor.constraint(equalToConstant: 10)
        let left = leaf.leftAnchor.constraint(equalTo: inner.leftAnchor)
        NSLayoutConstraint.activate([width, left])

        expectEqual(leaf.constraints, [width])
        expectEqual(inner.constraints, [left])
        expectEmpty(outer.constraints)
    }

    @Test("A constraint is held by the view that it was added to, which can remove it, until a different view gets it")
    func added() {
        let (outer, inner, leaf) = (UIView(), UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(leaf)
        let width = leaf.widthAnchor.constraint(equalToConstant: 10)

        inner.addConstraint(width)
        let first = (leaf.constraints, inner.constraints)
        leaf.removeConstraint(width)
        let isStillActive = width.isActive
        outer.addConstraint(width)
        let second = (inner.constraints, outer.constraints)
        outer.removeConstraint(width)

        expectEmpty(first.0)
        expectEqual(first.1, [width])
        expectTrue(isStillActive)
        expectEmpty(second.0)
        expectEqual(second.1, [width])
        expectFalse(width.isActive)
        expectEmpty(outer.constraints)
    }

    @Test("A superview's constraint ends when the view leaves the superview, also if it is about that view alone")
    func leaving() throws {
        try LayoutStage.run { stage, root in
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.addSubview(parent)
            let view = UIView().constrained(in: parent)
            let width = view.widthAnchor.constraint(equalToConstant: 10)
            parent.addConstraint(width)
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            stage.advance(by: 0)
            let before = view.frame

            root.addSubview(view)
            stage.advance(by: 0)

            expectEqual(before, CGRect(x: 0, y: 0, width: 10, height: 20))
            expectFalse(width.isActive)
            expectEqual(view.frame, CGRect(x: 0, y: 0, width: 0, height: 20))
        }
    }

    @Test("A superview that is freed removes the constraints it held about views that live on")
    func deallocated() throws {
        try LayoutStage.run { stage, root in
            let (view, sibling) = (UIView(), UIView())
            var kept: NSLayoutConstraint?
            do {
                let parent = UIView()
                view.constrained(in: parent)
                sibling.constrained(in: parent)
                let width = view.widthAnchor.constraint(equalToConstant: 10)
                parent.addConstraint(width)
                kept = width
                sibling.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 30).isActive = true
            }

            root.addSubview(view)
            root.addSubview(sibling)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
                sibling.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -50),
            ])
            stage.advance(by: 0)

            expectEqual(kept?.isActive, false)
            expectEqual(view.frame, CGRect(x: 5, y: 0, width: 0, height: 0))
            expectEqual(sibling.frame, CGRect(x: 350, y: 0, width: 0, height: 0))
        }
    }

    @Test("Leading uses the layout direction of the view that holds the constraint")
    func direction() throws {
        try LayoutStage.run { stage, root in
            let parent = UIView().constrained(in: root)
            try parent.pin(left: 100, top: 0, width: 200, height: 100)
            let view = UIView().constrained(in: parent)
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            root.addConstraint(view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20))
            stage.advance(by: 0)
            let leftToRight = view.frame.minX

            root.semanticContentAttribute = .forceRightToLeft
            stage.advance(by: 0)

            expectEqual(leftToRight, 20)
            expectEqual(view.frame.minX, 170)
        }
    }
}
