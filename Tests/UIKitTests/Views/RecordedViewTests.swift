import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Facts about views and screens that were recorded on iOS 26.1.
@MainActor @Suite("Recorded facts about views")
struct RecordedViewTests {
    @Test("A view's background color is its layer's if that was set later (TR13)")
    func backgroundOfLayer() {
        let view = UIView()
        view.layer.backgroundColor = UIColor.red.cgColor
        expectEqual(view.backgroundColor?.cgColor, UIColor.red.cgColor)

        view.backgroundColor = .systemBackground
        expectIdentical(view.backgroundColor, UIColor.systemBackground)
        view.overrideUserInterfaceStyle = .dark
        expectIdentical(view.backgroundColor, UIColor.systemBackground)

        view.layer.backgroundColor = nil
        expectNil(view.backgroundColor)
    }

    @Test("The color of a layer stays when the traits of its view change, until the view gets a color")
    func backgroundAndTraits() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            root.backgroundColor = .systemBackground
            root.layer.backgroundColor = UIColor.red.cgColor

            stage.window.overrideUserInterfaceStyle = .dark
            stage.settle()
            expectEqual(root.layer.backgroundColor, UIColor.red.cgColor)
            expectEqual(root.backgroundColor?.cgColor, UIColor.red.cgColor)

            root.backgroundColor = .systemBackground
            expectTrue((root.layer.backgroundColor?.components?.first ?? 1) < 0.1)
            stage.window.overrideUserInterfaceStyle = .light
            stage.settle()
            expectTrue((root.layer.backgroundColor?.components?.first ?? 0) > 0.9)
        }
    }

    @Test("A reversed animator restores a color that was set on the layer")
    func reversedAnimator() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            root.layer.backgroundColor = UIColor.red.cgColor
            stage.settle()

            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { root.backgroundColor = .blue }
            animator.startAnimation()
            stage.advance(by: 0.5)
            animator.pauseAnimation()
            animator.isReversed = true
            animator.startAnimation()
            stage.advance(by: 2)

            expectEqual(root.backgroundColor?.cgColor, UIColor.red.cgColor)
        }
    }

    @Test("An animation of the background begins with the old color, and ends with the new one")
    func animatedBackground() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window.rootViewController?.view.addSubview(view)
            view.backgroundColor = .red
            stage.settle()

            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .blue }
            stage.advance(by: 0.5)

            let shown = view.layer.presentation()?.backgroundColor?.components ?? []
            expectTrue(shown.count == 4 && shown[0] > 0.1 && shown[2] > 0.1, "\(shown)")
            expectEqual(view.backgroundColor, .blue)
        }
    }

    @Test("The coordinate space of a screen is the screen (TR15)")
    func screenSpace() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let screen = UIScreen.main
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            stage.window.addSubview(view)

            expectIdentical(screen.coordinateSpace as AnyObject, screen)
            expectFalse(screen.fixedCoordinateSpace === screen)
            expectEqual(screen.convert(CGPoint(x: 15, y: 30), to: view), CGPoint(x: 5, y: 10))
            expectEqual(screen.convert(CGPoint(x: 5, y: 10), from: view), CGPoint(x: 15, y: 30))
            let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
            expectEqual(screen.convert(rect, from: view), rect.offsetBy(dx: 10, dy: 20))
            expectEqual(view.convert(rect, to: screen), rect.offsetBy(dx: 10, dy: 20))
            expectEqual(screen.convert(rect, to: screen.fixedCoordinateSpace), rect)
            view.removeFromSuperview()
        }
    }

    @Test("A screen converts to a program's coordinate space by that space's method")
    func ownSpace() {
        let space = ShiftedSpace()

        expectEqual(UIScreen.main.convert(CGPoint(x: 1, y: 2), to: space), CGPoint(x: 101, y: 2))
        expectEqual(UIScreen.main.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: space).minX, 101)
        expectEqual(UIScreen.main.convert(CGPoint(x: 1, y: 2), to: UIScreen.main), CGPoint(x: 1, y: 2))
    }

    private final class ShiftedSpace: UICoordinateSpace {
        var bounds: CGRect { UIScreen.main.bounds }
        func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
            CGPoint(x: point.x - 100, y: point.y)
        }
        func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
            CGPoint(x: point.x + 100, y: point.y)
        }
        func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { rect.offsetBy(dx: -100, dy: 0) }
        func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { rect.offsetBy(dx: 100, dy: 0) }
    }
}
