import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Shows the requested controller in a navigation controller while the window is compact.
private final class Wrapping: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var wrappers: [UINavigationController] = []
    var whenAsked: () -> Void = {}

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        whenAsked()
        wrappers.append(UINavigationController(rootViewController: controller.presentedViewController))
        return wrappers.last
    }
}

/// Acts once, when its view disappears for the first time.
private final class Leaving: CallbackViewController {
    var callback = "viewWillDisappear"
    var act: (() -> Void)?

    override func came(_ callback: String) {
        guard callback == self.callback, let act else { return }
        self.act = nil
        act()
    }
}

/// Changes of the window and dismissals while a presentation changes its style.
@MainActor
@Suite("Changes and dismissals inside of an adaptation")
struct AdaptationMeetingTests {
    private static let (regular, compact) = (CGSize(width: 1000, height: 800), CGSize(width: 400, height: 800))

    private func run(
        callback: String = "viewWillDisappear", act: @escaping (Stage, UIViewController) -> Void,
        _ check: (Stage, UIViewController, Leaving, Wrapping) throws -> Void
    ) throws {
        try Stage.run(root: controller("Root"), size: Self.regular) { stage, root in
            let (page, delegate) = (Leaving(), Wrapping())
            page.title = "Page"
            page.callback = callback
            page.modalPresentationStyle = .formSheet
            page.presentationController?.delegate = delegate
            root.present(page, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            page.act = { act(stage, root) }
            stage.resize(to: Self.compact)
            stage.advance(by: 1)

            try check(stage, root, page, delegate)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test(
        "A window that changes its size class again while the controller leaves counts when the adaptation is over",
        arguments: ["viewWillDisappear", "viewDidDisappear"])
    func resized(callback: String) throws {
        try run(callback: callback) { stage, _ in
            stage.resize(to: Self.regular)
        } _: { stage, root, page, delegate in
            expectEqual(delegate.wrappers.count, 1)
            expectIdentical(root.presentedViewController, page)
            expectNil(page.parent)
            expectEqual(page.view.frame, CGRect(x: 230, y: 90, width: 540, height: 620))
            expectNotNil(root.view.window)

            stage.resize(to: Self.compact)
            stage.advance(by: 1)
            expectEqual(delegate.wrappers.count, 2)
            expectTrue(root.presentedViewController === delegate.wrappers[1] && page.parent === delegate.wrappers[1])
            expectNotNil(page.view.window)
        }
    }

    @Test(
        "A controller that is dismissed while it leaves for its replacement is dismissed without the replacement",
        arguments: ["viewWillDisappear", "viewDidDisappear"], [false, true])
    func dismissed(callback: String, animated: Bool) throws {
        try run(callback: callback) { _, root in
            root.dismiss(animated: animated)
        } _: { stage, root, page, delegate in
            expectNil(root.presentedViewController)
            expectNil(page.parent)
            expectEqual(delegate.wrappers.count, 1)
            expectEqual(stage.window.subviews, [root.view])
            expectEqual(root.view.frame, stage.window.bounds)
            expectEqual(stage.timeline.callbacks(of: page).last, "viewDidDisappear")
            expectTrue(stage.timeline.callbacks(of: delegate.wrappers[0]).allSatisfy { !$0.hasPrefix("view") })
        }
    }

    @Test("A controller that is dismissed by the delegate that wraps it leaves its wrapper", arguments: [false, true])
    func dismissedWhenAsked(animated: Bool) throws {
        try Stage.run(root: controller("Root"), size: Self.regular) { stage, root in
            let (page, delegate) = (controller("Page"), Wrapping())
            page.modalPresentationStyle = .formSheet
            page.presentationController?.delegate = delegate
            root.present(page, animated: false)
            stage.advance(by: 1)
            delegate.whenAsked = { root.dismiss(animated: animated) }

            stage.resize(to: Self.compact)
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectNil(page.parent)
            expectEqual(delegate.wrappers.count, 1)
            expectEqual(stage.timeline.callbacks(of: page).suffix(2), ["viewWillDisappear", "viewDidDisappear"])
            expectEqual(stage.window.subviews, [root.view])
        }
    }

    @Test(
        "A presentation over an adapted controller remains when its presenter is wrapped and unwrapped",
        arguments: [false, true], [UIModalPresentationStyle.overFullScreen, .formSheet])
    func nextPresentation(isWrappedAtFirst: Bool, style: UIModalPresentationStyle) throws {
        let sizes = isWrappedAtFirst ? [Self.compact, Self.regular] : [Self.regular, Self.compact]
        try Stage.run(root: controller("Root"), size: sizes[0]) { stage, root in
            let (page, delegate, next) = (controller("Page"), Wrapping(), controller("Next"))
            page.modalPresentationStyle = .formSheet
            page.presentationController?.delegate = delegate
            root.present(page, animated: false)
            stage.advance(by: 1)
            next.modalPresentationStyle = style
            page.present(next, animated: false)
            stage.advance(by: 1)

            for size in [sizes[1], sizes[0], sizes[1]] {
                stage.resize(to: size)
                stage.advance(by: 1)
                let shown = size == Self.compact ? delegate.wrappers.last : page
                expectIdentical(root.presentedViewController, shown)
                expectIdentical(page.presentedViewController, next)
                expectIdentical(next.presentingViewController, shown)
                expectTrue(next.view.window != nil && page.view.window != nil)
                expectEqual(stage.timeline.callbacks(of: next).last, "viewDidAppear")
            }
            page.dismiss(animated: true)
            stage.advance(by: 1)
            expectNil(page.presentedViewController)
            expectNotNil(root.presentedViewController)
            expectEqual(stage.timeline.callbacks(of: next).last, "viewDidDisappear")
            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A controller cannot present while its delegate wraps it, and a warning is logged")
    func presentingWhileWrapped() throws {
        try Stage.run(root: controller("Root"), size: Self.regular) { stage, root in
            let (page, delegate) = (Leaving(), Wrapping())
            page.callback = "willMove"
            page.modalPresentationStyle = .formSheet
            page.presentationController?.delegate = delegate
            root.present(page, animated: false)
            stage.advance(by: 1)
            page.act = { [unowned page] in page.present(controller("Above"), animated: true) }

            stage.resize(to: Self.compact)
            stage.advance(by: 1)

            expectEqual(stage.diagnostics.count, 1)
            expectTrue(stage.diagnostics.allSatisfy { $0.message.hasSuffix("while a presentation is in progress.") })
            expectIdentical(root.presentedViewController, delegate.wrappers.last)
            expectIdentical(page.parent, delegate.wrappers.last)
            expectNil(page.presentedViewController)
        }
    }

    @Test("A presentation that is resized while a controller is presented on it adapts after that transition")
    func waiting() throws {
        try Stage.run(root: controller("Root"), size: Self.regular) { stage, root in
            let (page, delegate, above) = (controller("Page"), Wrapping(), controller("Above"))
            page.modalPresentationStyle = .formSheet
            page.presentationController?.delegate = delegate
            above.modalPresentationStyle = .overFullScreen
            root.present(page, animated: false)
            stage.advance(by: 1)

            page.present(above, animated: true)
            stage.advance(by: 0.2)
            stage.resize(to: Self.compact)
            stage.advance(by: 2)

            expectEqual(delegate.wrappers.count, 1)
            expectIdentical(root.presentedViewController, delegate.wrappers.first)
            expectEqual(page.view.convert(page.view.bounds, to: nil), stage.window.bounds)
        }
    }
}
