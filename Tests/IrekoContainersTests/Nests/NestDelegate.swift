import UIKit

/// Returns random values to presentations, and acts inside of the calls.
@MainActor
final class NestDelegate: NSObject {
    private weak var world: NestWorld?

    init(_ world: NestWorld) { self.world = world }

    nonisolated deinit {}

    private func inside(_ question: String) { world?.inside(question, percent: 10) }
    func searchCallback(_ callback: String) { inside(callback) }

    private func chance(_ percent: Int) -> Bool { world.map { $0.random.below(100) < percent } ?? false }
}

extension NestDelegate: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        inside("the question for a style")
        let styles: [UIModalPresentationStyle] = [.none, .automatic, .fullScreen, .formSheet, .overFullScreen]
        return world?.random.pick(styles) ?? .automatic
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        let presented = controller.presentedViewController
        guard chance(40), presented.parent == nil, world?.mayBePushed(presented) == true else { return nil }
        let wrapper = NestWrapper(rootViewController: presented)
        world?.know(wrapper)
        return wrapper
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { inside("willPresentWithAdaptiveStyle") }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        inside("shouldDismiss")
        return chance(75)
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { inside("willDismiss") }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { inside("didDismiss") }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        inside("didAttemptToDismiss")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { inside("didChangeSelectedDetentIdentifier") }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        inside("prepareForPopoverPresentation")
    }
}

/// A delegate's wrapper for a controller in an adapted style.
final class NestWrapper: UINavigationController {}
