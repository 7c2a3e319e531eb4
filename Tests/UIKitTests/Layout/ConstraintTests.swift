import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Constraints")
struct ConstraintTests {
    @Test("Anchors to the superview's sides give a frame, which follows the window's size")
    func pinned() throws {
        try LayoutStage.run { stage, root in
            let view = UIView().constrained(in: root)

            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
                view.heightAnchor.constraint(equalToConstant: 40),
            ])
            stage.advance(by: 0)
            let before = view.frame
            stage.resize(to: CGSize(width: 500, height: 600))
            stage.advance(by: 0)

            expectEqual(before, CGRect(x: 10, y: 30, width: 370, height: 40))
            expectEqual(view.frame, CGRect(x: 10, y: 30, width: 470, height: 40))
            expectFalse(view.hasAmbiguousLayout)
        }
    }

    @Test("Siblings, multipliers, centers and inequalities")
    func siblings() throws {
        try LayoutStage.run { stage, root in
            let (first, second) = (UIView().constrained(in: root), UIView().constrained(in: root))

            NSLayoutConstraint.activate([
                first.leftAnchor.constraint(equalTo: root.leftAnchor),
                first.topAnchor.constraint(equalTo: root.topAnchor),
                first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
                first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5, constant: 10),
                second.leftAnchor.constraint(equalToSystemSpacingAfter: first.rightAnchor, multiplier: 2),
                second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
                second.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
                second.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
                second.heightAnchor.constraint(equalToConstant: 20),
            ])
            let optional = second.widthAnchor.constraint(equalToConstant: 500)
            optional.priority = .defaultLow
            optional.isActive = true
            stage.advance(by: 0)

            expectEqual(first.frame, CGRect(x: 0, y: 0, width: 100, height: 60))
            expectEqual(second.frame, CGRect(x: 116, y: 20, width: 70, height: 20))
        }
    }

    @Test("Nested views keep their positions in their superviews")
    func nested() throws {
        try LayoutStage.run { stage, root in
            let outer = UIView().constrained(in: root)
            let inner = UIView().constrained(in: outer)

            NSLayoutConstraint.activate([
                outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
                outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                outer.widthAnchor.constraint(equalToConstant: 200),
                outer.heightAnchor.constraint(equalToConstant: 200),
                inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 110),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
                inner.widthAnchor.constraint(equalToConstant: 50),
                inner.heightAnchor.constraint(equalToConstant: 50),
            ])
            stage.advance(by: 0)

            expectEqual(outer.frame, CGRect(x: 100, y: 100, width: 200, height: 200))
            expectEqual(inner.frame, CGRect(x: 10, y: 145, width: 50, height: 50))
        }
    }

    @Test("Content determines a label's size; several lines follow the width")
    func labels() throws {
        try LayoutStage.run { stage, root in
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            label.text = "A text that is much too long to stand in one line of two hundred points"
            label.numberOfLines = 0
            root.addSubview(label)

            NSLayoutConstraint.activate([
                label.leftAnchor.constraint(equalTo: root.leftAnchor),
                label.topAnchor.constraint(equalTo: root.topAnchor),
                label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
            ])
            stage.advance(by: 0)

            expectEqual(label.frame.width, 200)
            expectEqual(label.frame.height, label.sizeThatFits(CGSize(width: 200, height: 0)).height)
            #expect(label.frame.height > 2 * label.font.lineHeight)
        }
    }

    @Test("A constant changed inside an animation block animates on layoutIfNeeded")
    func animated() throws {
        try LayoutStage.run { stage, root in
            let view = UIView().constrained(in: root)
            let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0)
            NSLayoutConstraint.activate([
                left, view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
            ])
            stage.advance(by: 0)

            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                left.constant = 100
                root.layoutIfNeeded()
            }
            stage.advance(by: 0.5)

            expectEqual(view.frame.minX, 100)
            #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 50) < 1e-6)
        }
    }

    @Test("Exchanging constraints inside an animation block animates position and size of all dependent views")
    func animatedExchange() throws {
        try LayoutStage.run { stage, root in
            let (view, beside) = (UIView().constrained(in: root), UIView().constrained(in: root))
            let narrow = view.widthAnchor.constraint(equalToConstant: 100)
            let wide = view.widthAnchor.constraint(equalToConstant: 300)
            NSLayoutConstraint.activate([
                narrow, view.leftAnchor.constraint(equalTo: root.leftAnchor),
                beside.leftAnchor.constraint(equalTo: view.rightAnchor),
                beside.widthAnchor.constraint(equalToConstant: 50),
            ])
            stage.advance(by: 0)

            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                narrow.isActive = false
                wide.isActive = true
                root.layoutIfNeeded()
            }
            stage.advance(by: 0.25)
            let quarter = [view, beside].compactMap { $0.layer.presentation()?.frame }
            wide.constant = 200
            stage.advance(by: 1)

            #expect(abs(quarter[0].width - 150) < 1e-6)
            #expect(abs(quarter[1].minX - 150) < 1e-6)
            // A change outside of a block is applied at once.
            expectEqual(view.frame.width, 200)
            expectEqual(beside.frame.minX, 200)
        }
    }

    @Test("Scrolled bounds move views pinned across them, and views pinned to the bounds' edges")
    func scrolledBounds() throws {
        try LayoutStage.run { stage, root in
            let box = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
            root.addSubview(box)
            let (outer, edge) = (UIView().constrained(in: root), UIView().constrained(in: box))
            let held = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
            box.addSubview(held)
            NSLayoutConstraint.activate([
                outer.leftAnchor.constraint(equalTo: held.leftAnchor),
                outer.topAnchor.constraint(equalTo: held.topAnchor),
                edge.leftAnchor.constraint(equalTo: box.leftAnchor), edge.topAnchor.constraint(equalTo: box.topAnchor),
            ])
            stage.advance(by: 0)
            let before = (outer.frame.origin, edge.frame.origin)

            box.bounds.origin = CGPoint(x: 5, y: 30)
            stage.advance(by: 0)

            expectEqual(before.0, CGPoint(x: 150, y: 160))
            expectEqual(before.1, .zero)
            expectEqual(outer.frame.origin, CGPoint(x: 145, y: 130))
            expectEqual(edge.frame.origin, CGPoint(x: 5, y: 30))
        }
    }

    @Test("Safe area and margins guides follow the device")
    func guides() throws {
        try Stage.run(
            size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            rootViewController: UIViewController()
        ) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let view = UIView().constrained(in: root)

            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            ])
            stage.advance(by: 0)

            expectEqual(view.frame, CGRect(x: 16, y: 47, width: 368, height: 719))
        }
    }

    @Test("A contradiction breaks one constraint, in UIKit's words, and the rest stays")
    func unsatisfiable() throws {
        try LayoutStage.run { stage, root in
            let view = UIView().constrained(in: root)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
                view.heightAnchor.constraint(equalToConstant: 7),
                view.widthAnchor.constraint(equalToConstant: 100),
                view.widthAnchor.constraint(equalToConstant: 200),
            ])
            stage.advance(by: 0)

            expectEqual(view.frame, CGRect(x: 5, y: 6, width: 100, height: 7))
            let message = try #require(stage.diagnostics.first?.message)
            #expect(message.hasPrefix("Unable to simultaneously satisfy constraints."))
            #expect(message.contains("Will attempt to recover by breaking constraint"))
        }
    }

    @Test("Malformed constraints are refused in UIKit's words")
    func nonsense() throws {
        try LayoutStage.run { stage, root in
            let view = UIView().constrained(in: root)
            let stranger = UIView()

            view.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1,
                constant: 0
            ).isActive = true
            view.widthAnchor.constraint(equalToConstant: 1).constant = .nan

            expectEqual(stage.diagnostics.map(\.rule), ["layout", "layout", "layout"])
            #expect(stage.diagnostics[0].message.contains("because they have no common ancestor"))
        }
    }

    @Test("Removing a view ends the constraints of its ancestors with it")
    func removal() throws {
        try LayoutStage.run { stage, root in
            let view = UIView().constrained(in: root)
            let outside = view.leftAnchor.constraint(equalTo: root.leftAnchor)
            let own = view.widthAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([outside, own])

            view.removeFromSuperview()

            expectFalse(outside.isActive)
            expectTrue(own.isActive)
            expectEmpty(root.constraints)
        }
    }

    @Test("systemLayoutSizeFitting returns the smallest fitting size, and has no side effects")
    func fitting() throws {
        try LayoutStage.run { stage, root in
            let box = UIView().constrained(in: root)
            let content = UIView().constrained(in: box)
            NSLayoutConstraint.activate([
                content.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 8),
                content.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -8),
                content.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
                content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
                content.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
                content.heightAnchor.constraint(equalToConstant: 50),
            ])

            expectEqual(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 116, height: 66))
            expectEqual(
                box.systemLayoutSizeFitting(
                    CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel), CGSize(width: 300, height: 66))
        }
    }

    @Test("updateConstraints is called before layout, deepest views first")
    func updates() throws {
        final class Updating: UIView {
            var log: ((String) -> Void)?
            override func updateConstraints() {
                log?("\(tag)")
                super.updateConstraints()
            }
        }
        try LayoutStage.run { stage, root in
            let (outer, inner) = (Updating(), Updating())
            var order: [String] = []
            for (index, view) in [outer, inner].enumerated() {
                view.tag = index
                view.log = { order.append($0) }
            }
            root.addSubview(outer)
            outer.addSubview(inner)

            outer.setNeedsUpdateConstraints()
            inner.setNeedsUpdateConstraints()
            stage.advance(by: 0)

            expectEqual(order, ["1", "0"])
        }
    }

    @Test("Without a request, it is called once in a window for constrained views, and for their controllers")
    func updatesOnce() throws {
        final class Updating: UIView {
            var count = 0
            override func updateConstraints() {
                count += 1
                super.updateConstraints()
            }
        }
        final class Controller: UIViewController {
            let (pinned, framed) = (Updating(), Updating())
            var log: [String] = []
            override func viewDidLoad() {
                pinned.constrained(in: view)
                view.addSubview(framed)
                pinned.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
            }
            override func updateViewConstraints() {
                super.updateViewConstraints()
                log.append("updateViewConstraints \(pinned.count)")
            }
            override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
        }
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: Controller()) { stage in
            let controller = try #require(stage.window.rootViewController as? Controller)
            let atFirst = (controller.log, controller.pinned.count)

            controller.pinned.removeFromSuperview()
            stage.advance(by: 0)
            controller.pinned.constrained(in: controller.view)
            let late = Updating().constrained(in: controller.view)
            stage.advance(by: 0)

            expectEqual(atFirst.0, ["updateViewConstraints 1", "viewDidLayoutSubviews"])
            expectEqual(atFirst.1, 1)
            expectEqual(controller.pinned.count, 1)
            expectEqual(late.count, 1)
            expectEqual(controller.framed.count, 0)
            expectEqual(controller.log.filter { $0.hasPrefix("update") }.count, 1)
        }
    }

    @Test("A subclass is made with the initializers it inherits")
    func subclass() {
        final class Labelled: NSLayoutConstraint {
            var label: String?
        }
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)

        let constraints: [Labelled] = [.left, .top, .width, .height].map {
            Labelled(
                item: inner, attribute: $0, relatedBy: .equal, toItem: outer, attribute: $0, multiplier: 0.5,
                constant: 3)
        }
        NSLayoutConstraint.activate(constraints)
        outer.layoutIfNeeded()

        expectEqual(inner.frame, CGRect(x: 3, y: 3, width: 28, height: 28))
        expectTrue(outer.constraints.allSatisfy { $0 is Labelled })
        expectEqual(outer.constraints.count, 4)
    }
}
