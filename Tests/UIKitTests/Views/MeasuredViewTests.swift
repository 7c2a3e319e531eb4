import Expectations
import Foundation
import IrekoTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Values that Apple's UIKit printed for the same code.
@MainActor
@Suite("Views as measured on Apple's UIKit")
struct MeasuredViewTests {
    private final class Counting: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        parent.addSubview(view)
        return view
    }

    @Test("A rectangle is the bounding box twice between siblings that are rotated differently")
    func rotatedSiblings() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let one = view(50, 50, 100, 100, in: parent)
        let other = view(200, 200, 100, 100, in: parent)
        one.transform = CGAffineTransform(rotationAngle: .pi / 4)
        other.transform = CGAffineTransform(rotationAngle: -.pi / 4)

        let rect = one.convert(one.bounds, to: other)

        expectTrue(abs(rect.width - 200) < 1e-12 && abs(rect.height - 200) < 1e-12)
        expectEqual(other.convert(one.bounds, from: one), rect)
    }

    @Test("A rectangle keeps its size between views that are only moved, under a rotated ancestor")
    func movedUnderRotated() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let parent = view(10, 10, 300, 300, in: root)
        parent.transform = CGAffineTransform(rotationAngle: 0.3)
        let (one, other) = (view(0.1, 0.2, 33.3, 44.4, in: parent), view(7.7, 8.8, 50, 50, in: parent))

        let rect = one.convert(one.bounds, to: other)

        expectEqual(rect.size, one.bounds.size)
    }

    @Test("The frame under a quarter turn is exact")
    func quarterTurn() {
        let view = UIView()
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)

        view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)

        expectEqual(view.frame, CGRect(x: 100, y: 100, width: 100, height: 50))
        expectEqual(view.bounds.size, CGSize(width: 50, height: 100))
    }

    @Test("Below a view that is not a sibling a view is inserted last")
    func belowStranger() {
        let parent = UIView()
        let (one, two) = (UIView(), UIView())
        parent.addSubview(one)

        parent.insertSubview(two, belowSubview: UIView())

        expectEqual(parent.subviews, [one, two])
    }

    @Test("A view is placed directly above its sibling's layer, under layers without views")
    func aboveUnderForeignLayer() {
        let parent = UIView()
        let (one, two, layer) = (UIView(), UIView(), CALayer())
        parent.addSubview(one)
        parent.layer.addSublayer(layer)

        parent.insertSubview(two, aboveSubview: one)

        expectEqual(parent.layer.sublayers, [one.layer, two.layer, layer])
    }

    @Test("A subview that gets another size lays out its superview")
    func resizedSubview() {
        let parent = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = view(0, 0, 10, 10, in: parent)
        parent.layoutIfNeeded()
        let before = parent.layouts

        child.layer.bounds.size = CGSize(width: 20, height: 20)
        parent.layoutIfNeeded()
        let resized = parent.layouts
        child.center.x += 1
        parent.layoutIfNeeded()

        expectEqual(resized, before + 1)
        expectEqual(parent.layouts, resized)
    }

    // Otherwise it would be laid out forever.
    @Test("A superview that resizes a subview while it lays out is laid out once")
    func resizedInLayout() {
        final class Stretching: UIView {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                subviews.first?.frame = CGRect(x: 0, y: 0, width: CGFloat(layouts), height: 5)
            }
        }
        let parent = Stretching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = view(0, 0, 10, 10, in: parent)
        parent.layoutIfNeeded()
        let before = parent.layouts

        parent.setNeedsLayout()
        parent.layoutIfNeeded()

        expectEqual(parent.layouts, before + 1)
    }

    @Test("sizeToFit under a transform gives the bounds their size and keeps the frame's origin")
    func fittingUnderTransform() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 103.5, height: 21) }
        }
        let view = Fitting(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let origin = view.frame.origin

        view.sizeToFit()

        expectEqual(view.bounds.size, CGSize(width: 103.5, height: 21))
        expectEqual(view.frame, CGRect(origin: origin, size: CGSize(width: 51.75, height: 10.5)))
    }

    @Test("Thirds of a width are each rounded to pixels separately")
    func thirds() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 200), scale: 2) { stage, root in
            let views = (0..<3).map { _ in UIView() }
            let stack = UIStackView(arrangedSubviews: views)
            stack.distribution = .fillEqually
            stack.spacing = 10
            stack.frame = CGRect(x: 10, y: 0, width: 300, height: 50)
            root.view.addSubview(stack)

            stage.advance(by: 0)

            expectEqual(views.map(\.frame.width), [93.5, 93.5, 93.5])
            expectEqual(views.map(\.frame.minX), [0, 103.5, 206.5])
        }
    }

    @Test("Before the first scene all objects have a phone's traits")
    func traitsWithoutScene() async {
        let idiom = await Task.detached { UITraitCollection.current.userInterfaceIdiom }.value

        expectEqual(UIScreen.main.traitCollection.userInterfaceIdiom, .phone)
        expectEqual(idiom, .phone)
        expectEqual(UIView().traitCollection.userInterfaceIdiom, .phone)
        expectEqual(UIView().traitCollection.horizontalSizeClass, .compact)
        expectEqual(UIView().traitCollection.verticalSizeClass, .regular)
        expectEqual(UI_USER_INTERFACE_IDIOM(), .phone)
    }

    @Test("The root's view fills its window without a scene")
    func rootWithoutScene() {
        let controller = UIViewController()
        controller.view = UIView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

        window.rootViewController = controller
        window.makeKeyAndVisible()

        expectEqual(controller.view.frame, window.bounds)
        expectIdentical(controller.view.superview, window)
    }

    @Test("The keyboard's guide is at the bottom edge without height, however often it is read")
    func keyboardGuide() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let guide = view.keyboardLayoutGuide

        let frames = (0..<3).map { _ in guide.layoutFrame }

        expectEqual(frames, Array(repeating: CGRect(x: 0, y: 400, width: 300, height: 0), count: 3))
    }

    @Test("A view at the edges of its sibling is exact under a quarter turn")
    func placedUnderQuarterTurn() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let one = view(30, 40, 100, 50, in: parent)
        let turned = view(0, 0, 10, 10, in: parent)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)

        turned.frame = CGRect(x: one.frame.maxX, y: one.frame.minY, width: one.frame.width, height: one.frame.height)
        turned.frame.origin = CGPoint(x: one.frame.minX, y: one.frame.maxY + 10)
        turned.center.x = one.frame.midX

        expectEqual(turned.frame, CGRect(x: 30, y: 100, width: 100, height: 50))
        expectEqual(parent.convert(turned.bounds, from: turned), CGRect(x: 30, y: 100, width: 100, height: 50))
    }
}
