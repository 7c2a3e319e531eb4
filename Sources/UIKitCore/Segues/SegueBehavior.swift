import Foundation
import InterfaceDocuments

/// The behavior of the kinds of segues.
@MainActor
enum SegueBehavior {
    /// Returns the implementation of a segue's `perform()`; `nil` for a kind that a custom class implements.
    static func behavior(
        of description: SegueDescription, sender: Any?
    ) -> (@MainActor (UIStoryboardSegue) -> Void)? {
        switch description.kind {
        case .show: { show($0, sender: sender) }
        case .showDetail: { showDetail($0, sender: sender) }
        case .presentation, .modal, .popoverPresentation, .popover: { present($0) }
        case .push: { push($0) }
        case .replace: { replace($0, at: description.splitViewControllerTargetIndex ?? 1) }
        case .custom, .relationship, .embed, .unwind: nil
        }
    }

    private static func show(_ segue: UIStoryboardSegue, sender: Any?) {
        let target = segue.source.targetViewController(forAction: ShowAction.show.name, sender: sender)
        (target ?? segue.source).show(segue.destination, sender: sender)
    }

    private static func showDetail(_ segue: UIStoryboardSegue, sender: Any?) {
        let target = segue.source.targetViewController(forAction: ShowAction.showDetail.name, sender: sender)
        (target ?? segue.source).showDetailViewController(segue.destination, sender: sender)
    }

    private static func present(_ segue: UIStoryboardSegue) {
        segue.source.present(segue.destination, animated: UIView.areAnimationsEnabled)
    }

    /// Performs a push segue, a kind from before iOS 8.
    private static func push(_ segue: UIStoryboardSegue) {
        var controller = segue.source.parentStorage
        while let current = controller, !(current is any StackContainer) { controller = current.parentStorage }
        guard let navigation = controller as? any StackContainer else {
            return Diagnostics.raise(
                .segue,
                "Push segues can only be used when the source controller is managed by an instance of "
                    + "UINavigationController. (\(Diagnostics.name(segue.source)), segue "
                    + "'\(segue.identifier ?? "(null)")')")
        }
        navigation.pushViewController(segue.destination, animated: UIView.areAnimationsEnabled)
    }

    /// Performs a replace segue, a kind from before iOS 8: the controller replaces a column of a split view.
    private static func replace(_ segue: UIStoryboardSegue, at index: Int) {
        guard let split = segue.source as? UISplitViewController ?? segue.source.splitViewController else {
            return Diagnostics.warn(
                .segue,
                "A replace segue has no effect: \(Diagnostics.name(segue.source)) is not in a split view controller.")
        }
        var controllers = split.viewControllers
        if controllers.indices.contains(index) {
            controllers[index] = segue.destination
        } else {
            controllers.append(segue.destination)
        }
        split.viewControllers = controllers
    }

    // MARK: Embedding

    static func embed(_ child: UIViewController, of parent: UIViewController, in container: UIView) {
        guard container.subviews.isEmpty else {
            return Diagnostics.raise(
                .segue,
                "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once "
                    + "or a subview was added programmatically?")
        }
        // The child loads its view before it is a child (recorded on iOS 26.1).
        guard let view = child.view else { return }
        parent.addChild(child)
        guard child.parent === parent else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: parent)
    }
}
