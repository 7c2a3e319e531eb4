import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Counts its callbacks.
private final class ToldView: UIView {
    var marginChanges = 0
    var safeAreaChanges = 0

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        marginChanges += 1
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeAreaChanges += 1
    }
}

@MainActor
@Suite("Margins and the safe area")
struct MarginTests {
    @Test("A plain view has 8 points a side; both properties describe the same margins")
    func plain() {
        let view = UIView()
        let first = view.layoutMargins

        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let leftToRight = view.layoutMargins
        view.semanticContentAttribute = .forceRightToLeft
        let rightToLeft = view.layoutMargins
        view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)

        expectEqual(first, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        expectEqual(leftToRight, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expectEqual(rightToLeft, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        expectEqual(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
    }

    @Test("A controller's root view: the safe area, and at least the system's minimum")
    func root() throws {
        final class Controller: UIViewController {
            var changes = 0
            override func viewLayoutMarginsDidChange() { changes += 1 }
        }
        try Stage.run(
            size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            rootViewController: Controller()
        ) { stage in
            let controller = try #require(stage.window.rootViewController as? Controller)
            let view = try #require(controller.view)
            let atFirst = view.layoutMargins
            let changesAtFirst = controller.changes

            view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 20)
            let own = view.layoutMargins
            controller.viewRespectsSystemMinimumLayoutMargins = false
            let withoutMinimum = view.layoutMargins
            view.insetsLayoutMarginsFromSafeArea = false
            let withoutSafeArea = view.layoutMargins
            stage.advance(by: 0)

            expectEqual(atFirst, UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
            expectEqual(own, UIEdgeInsets(top: 52, left: 16, bottom: 39, right: 20))
            expectEqual(withoutMinimum, UIEdgeInsets(top: 52, left: 5, bottom: 39, right: 20))
            expectEqual(withoutSafeArea, UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 20))
            expectEqual(changesAtFirst, 1)
            expectEqual(controller.changes, 3)
        }
    }

    @Test("Margins that preserve the superview's, also when the view or the superview's margins change")
    func preserving() throws {
        try LayoutStage.run { stage, root in
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let inner = ToldView(frame: CGRect(x: 10, y: 15, width: 180, height: 180))
            root.addSubview(outer)
            outer.addSubview(inner)
            outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)

            inner.preservesSuperviewLayoutMargins = true
            stage.advance(by: 0)
            let near = inner.layoutMargins
            inner.frame.origin = CGPoint(x: 40, y: 40)
            stage.advance(by: 0)
            let far = inner.layoutMargins
            let changesBefore = inner.marginChanges
            outer.layoutMargins.left = 60
            stage.advance(by: 0)

            // 30 less the distance to the superview's edge: 10, 15, 10 and 5.
            expectEqual(near, UIEdgeInsets(top: 15, left: 20, bottom: 25, right: 20))
            // On the right it is 20 beyond, so 30 + 20.
            expectEqual(far, UIEdgeInsets(top: 8, left: 8, bottom: 50, right: 50))
            expectEqual(inner.layoutMargins.left, 20)
            expectEqual(inner.marginChanges, changesBefore + 1)
        }
    }

    @Test("The safe area of nested views is the part that overlaps them, and follows them")
    func nestedSafeArea() throws {
        try LayoutStage.run(safeAreaInsets: UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 0)) { stage, root in
            let outer = ToldView(frame: CGRect(x: 0, y: 20, width: 400, height: 100))
            let inner = ToldView(frame: CGRect(x: 5, y: 10, width: 100, height: 8))
            root.addSubview(outer)
            outer.addSubview(inner)
            stage.advance(by: 0)
            let outerAtFirst = outer.safeAreaInsets
            let innerAtFirst = inner.safeAreaInsets
            let counts = (outer.safeAreaChanges, inner.safeAreaChanges)

            outer.center.y -= 30
            stage.advance(by: 0)
            let outerMoved = outer.safeAreaInsets
            inner.frame.origin.x = 50
            outer.frame = CGRect(x: 100, y: 750, width: 100, height: 50)
            stage.advance(by: 0)

            expectEqual(outerAtFirst, UIEdgeInsets(top: 27, left: 10, bottom: 0, right: 0))
            // At most its own height.
            expectEqual(innerAtFirst, UIEdgeInsets(top: 8, left: 5, bottom: 0, right: 0))
            #expect(counts == (1, 1))
            expectEqual(outerMoved, UIEdgeInsets(top: 47, left: 10, bottom: 0, right: 0))
            expectEqual(outer.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            // 18 less the 16 safe points; its right part is outside, but no inset reaches there.
            expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 0))
            expectEqual(outer.safeAreaChanges, 3)
        }
    }

    @Test("Views in the margins' guide follow margins and sizes; nested guides add up")
    func guides() throws {
        try LayoutStage.run(safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)) { stage, root in
            let outer = UIView().constrained(in: root)
            let inner = UIView().constrained(in: outer)
            for (view, guide) in [(outer, root.safeAreaLayoutGuide), (inner, outer.layoutMarginsGuide)] {
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    view.topAnchor.constraint(equalTo: guide.topAnchor),
                    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ])
            }
            stage.advance(by: 0)
            let first = (outer.frame, inner.frame)

            outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            stage.resize(to: CGSize(width: 300, height: 500))
            stage.advance(by: 0)

            expectEqual(first.0, CGRect(x: 0, y: 40, width: 400, height: 760))
            expectEqual(first.1, CGRect(x: 8, y: 8, width: 384, height: 744))
            expectEqual(outer.frame, CGRect(x: 0, y: 40, width: 300, height: 460))
            expectEqual(inner.frame, CGRect(x: 2, y: 1, width: 294, height: 456))
            expectEqual(outer.layoutMarginsGuide.layoutFrame, inner.frame)
        }
    }

    @Test("Margin attributes are the margin guide's attributes")
    func attributes() throws {
        try LayoutStage.run { stage, root in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.addSubview(box)
            let view = UIView().constrained(in: box)
            box.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            for (attribute, margin) in [
                (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin), (.right, .rightMargin),
                (.bottom, .bottomMargin), (.centerY, .centerYWithinMargins),
            ] {
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: box, attribute: margin, multiplier: 1,
                    constant: 0
                ).isActive = true
            }

            stage.advance(by: 0)

            // The middle between 10 and 70 is 40.
            expectEqual(view.frame, CGRect(x: 20, y: 10, width: 40, height: 60))
        }
    }

    @Test("The readable guide is at most 672 points wide, in the middle of the margins")
    func readable() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
        let guide = view.readableContentGuide
        let wide = guide.layoutFrame

        view.frame.size.width = 600
        view.layoutIfNeeded()

        expectEqual(wide, CGRect(x: 164, y: 8, width: 672, height: 484))
        expectEqual(guide.layoutFrame, CGRect(x: 8, y: 8, width: 584, height: 484))
    }

    @Test("Non-finite margins are refused")
    func nonsense() throws {
        try LayoutStage.run { stage, root in
            root.layoutMargins.left = .nan
            root.directionalLayoutMargins.trailing = .infinity

            expectEqual(root.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
            expectEqual(stage.diagnostics.map(\.rule), ["invalidGeometry", "invalidGeometry"])
        }
    }
}

@MainActor
@Suite("Layout supports")
struct LayoutSupportTests {
    @Test("The older guides follow the safe area's edges")
    func strips() throws {
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        try Stage.run(safeAreaInsets: insets, rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor, constant: 3),
                NSLayoutConstraint(
                    item: root.bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom,
                    multiplier: 1, constant: 10),
                view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 20),
            ])
            stage.advance(by: 0)

            expectEqual(view.frame, CGRect(x: 0, y: 50, width: 20, height: 750))
            expectEqual(root.topLayoutGuide.length, 47)
            expectEqual(root.bottomLayoutGuide.length, 34)

            root.additionalSafeAreaInsets.top = 10
            stage.advance(by: 0)
            expectEqual(view.frame, CGRect(x: 0, y: 60, width: 20, height: 740))
        }
    }
}
