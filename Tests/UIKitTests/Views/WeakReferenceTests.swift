import Expectations
import IrekoTesting
import Testing
import UIKit

/// A `weak` variable gives its object a side table, which makes each later retain and release several times as slow.
/// UIKit therefore references views and controllers without `weak` variables.
@MainActor
@Suite("References to views and controllers")
struct WeakReferenceTests {
    @Test("Pushes, gestures, targets and constraints make no side tables")
    func sideTables() throws {
        let first = page()
        try Stage.run(rootViewController: UINavigationController(rootViewController: first)) { stage in
            let navigation = try #require(stage.window.rootViewController as? UINavigationController)
            for _ in 0..<2 {
                navigation.pushViewController(page(), animated: false)
                stage.settle()
                navigation.popViewController(animated: false)
                stage.settle()
            }
            navigation.pushViewController(page(), animated: true)
            stage.advance(by: 1)

            var objects: [AnyObject] = [navigation] + navigation.viewControllers
            if let scene = stage.window.windowScene { objects.append(scene) }
            var views: [UIView] = [stage.window, first.view]
            while let view = views.popLast() {
                objects += [view, view.layer]
                views += view.subviews
            }
            let slow = objects.filter(hasSideTable).map { "\(type(of: $0))" }
            expectEqual(slow, [])
        }
    }

    @Test("Deallocated items and targets are not referenced")
    func deallocated() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let button = UIButton()
            let recognizer = UITapGestureRecognizer()
            var target: Page? = page()
            target.map { button.addTarget($0, action: Page.press, for: .touchUpInside) }
            target.map { recognizer.addTarget($0, action: Page.press) }
            var view: UIView? = UIView()
            view?.addGestureRecognizer(recognizer)
            let constraint = try #require(view?.widthAnchor.constraint(equalToConstant: 10))
            expectIdentical(recognizer.view, view)
            expectIdentical(constraint.firstItem, view)

            (target, view) = (nil, nil)
            expectNil(recognizer.view)
            expectNil(constraint.firstItem)
            expectTrue(button.allTargets.isEmpty)
        }
    }

    /// A page whose view has a constrained button with a target and a recognizer.
    private func page() -> Page {
        let page = Page()
        let button = UIButton(type: .system)
        button.addTarget(page, action: Page.press, for: .touchUpInside)
        button.addGestureRecognizer(UIPanGestureRecognizer())
        button.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.leadingAnchor),
            button.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
        ])
        return page
    }

    /// Whether the reference counts of an object are in a side table: the two highest bits of its second word are set.
    private func hasSideTable(_ object: AnyObject) -> Bool {
        unsafeBitCast(object, to: UnsafePointer<UInt>.self)[1] >> (UInt.bitWidth - 2) == 3
    }
}

private final class Page: UIViewController {
    func press() {}
}
