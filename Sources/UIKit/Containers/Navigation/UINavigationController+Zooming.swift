import UIKitCore

extension UINavigationController: ZoomingContainer {
    package func canZoomOut(_ child: UIViewController) -> Bool {
        stack.count > 1 && child === stack.last && child === displayed && openTransitions.isEmpty
            && presentedViewController == nil
    }

    package func zoomOut(with interaction: UIPercentDrivenInteractiveTransition) -> Bool {
        // A callback may have brought it to its end already.
        popInteractively(interaction)?.isOver == false
    }
}
