import Foundation
import QuartzCore

/// Detects violations of the containment rules when they occur, and names the missing call.
///
/// Calls for which UIKit raises `UIViewControllerHierarchyInconsistency` are refused. Calls that UIKit permits but
/// that indicate an error in a container are logged (see `Diagnostics`).
@MainActor
enum ContainmentChecker {
    /// Returns whether a view may be added to a superview.
    static func permits(_ view: UIView, in superview: UIView) -> Bool {
        guard view.owningController != nil || view.flags.containsControllerView else { return true }
        let container = superview.nearestController
        // A hierarchy without controllers may be added to a controller's view later.
        guard container != nil || superview.window != nil else { return true }
        return permits(view, under: container)
    }

    /// Returns whether a controller may be a window's root, which must have no parent.
    static func permitsRoot(_ controller: UIViewController) -> Bool {
        guard let parent = controller.parentStorage else { return true }
        raiseInconsistency(controller, under: nil, of: parent)
        return false
    }

    private static func permits(_ view: UIView, under container: UIViewController?) -> Bool {
        guard let controller = view.owningController else {
            guard view.flags.containsControllerView else { return true }
            return view.subviewsStorage.allSatisfy { permits($0, under: container) }
        }
        if let container, container !== controller, container.isInside(controller, through: .parentsAndPresenters) {
            Diagnostics.raise(
                .childOfItself,
                "Can't add the view of \(Diagnostics.name(controller)) to the hierarchy of \(Diagnostics.name(container)), which "
                    + "it contains or presents")
            return false
        }
        guard let parent = controller.parentStorage else {
            // A controller presented in a context takes its presenter's place, and has no parent.
            guard let container, controller.extras?.ownPresentation == nil else { return true }
            Diagnostics.warn(
                .viewWithoutChild,
                "The view of \(Diagnostics.name(controller)) was added to the hierarchy of \(Diagnostics.name(container)), "
                    + "which is not its parent: call addChild(_:) on \(Diagnostics.name(container)) before addSubview(_:), "
                    + "and didMove(toParent:) after it")
            return true
        }
        guard parent !== container else { return true }
        raiseInconsistency(controller, under: container, of: parent)
        return false
    }

    private static func raiseInconsistency(
        _ controller: UIViewController, under container: UIViewController?, of parent: UIViewController
    ) {
        let remedy =
            container.map { "Call addChild(_:) on \(Diagnostics.name($0)) before addSubview(_:)" }
            ?? "Call removeFromParent() on it first"
        Diagnostics.raise(
            .hierarchyInconsistency,
            "child view controller:\(Diagnostics.name(controller)) should have parent view controller:"
                + "\(Diagnostics.name(container)) but actual parent is:\(Diagnostics.name(parent)). \(remedy)")
    }

    /// Returns whether a controller may become a child: its view must not be in the hierarchy of a third controller.
    static func permitsAdding(_ child: UIViewController, to parent: UIViewController) -> Bool {
        guard let superview = child.viewStorage?.superviewStorage, let container = superview.nearestController,
            container !== parent
        else { return true }
        Diagnostics.raise(
            .hierarchyInconsistency,
            "child view controller:\(Diagnostics.name(child)) should have parent view controller:"
                + "\(Diagnostics.name(container)) but requested parent is:\(Diagnostics.name(parent)). Call "
                + "removeFromSuperview() on its view and removeFromParent() on it first")
        return false
    }

    /// Called when a controller has appeared: by the end of the turn its container must have called
    /// `didMove(toParent:)`.
    static func didAppear(_ controller: UIViewController) {
        guard controller.moves.expectsDidMove else { return }
        checkArrivalAfterCommit(controller.weakReference)
    }

    private static func checkArrivalAfterCommit(_ reference: WeakReference<UIViewController>) {
        CATransaction.addCommitHandler(.postCommit) {
            guard TransitionFlush.isSendingCallbacks else { return checkArrival(reference) }
            // A callback may draw while its container is still working.
            TransitionFlush.whenIdle { checkArrivalAfterCommit(reference) }
        }
    }

    private static func checkArrival(_ reference: WeakReference<UIViewController>) {
        guard let controller = reference.object, controller.moves.expectsDidMove,
            !controller.moves.hasBegunRemoval, let parent = controller.parentStorage,
            controller.lifecycle.appearance == .appeared
        else { return }
        Diagnostics.warn(
            .missingDidMoveToParent,
            "\(Diagnostics.name(controller)) has appeared as a child of \(Diagnostics.name(parent)), which has not called "
                + "didMove(toParent:) on it: call it after addSubview(_:) or in the transition's completion")
    }

    /// Called when a controller leaves its parent: its view must have been removed before, and `willMove(toParent:
    /// nil)` must have been called at any time since the controller was added.
    ///
    /// `isMovingFromParent` is not sufficient: a second exchange may announce the removal before the first one's
    /// completion calls `didMove(toParent:)`, for example in a container that exchanges children twice within the
    /// duration.
    static func willRemove(_ controller: UIViewController, from parent: UIViewController) {
        UIContext.current.noteRemoval(of: controller)
        if !controller.moves.hasBegunRemoval {
            Diagnostics.warn(
                .missingWillMoveToParent,
                "\(Diagnostics.name(controller)) is removed from \(Diagnostics.name(parent)), which has not called "
                    + "willMove(toParent: nil) on it: call it before removeFromSuperview() and removeFromParent()")
        }
        if let view = controller.viewStorage, let parentView = parent.viewStorage, view.isInside(parentView) {
            Diagnostics.warn(
                .removedParentFirst,
                "\(Diagnostics.name(controller)) is removed from \(Diagnostics.name(parent)) while its view is still in the "
                    + "parent's hierarchy: call removeFromSuperview() on its view before removeFromParent()")
        }
    }

}
