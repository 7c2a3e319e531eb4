import Foundation

/// Sends the appearance callbacks when a controller's view is added to a visible hierarchy, or removed from it.
///
/// `viewWillAppear` is sent before the view is in the hierarchy and `viewDidAppear` after, both inside
/// `addSubview(_:)`, and likewise for removal (CallbackOrder.md, "Custom containment"). No callback is sent if the
/// parent forwards manually, while a transition owns the controller, or if the parent has not appeared. In the last
/// case the callbacks are sent with the parent's.
@MainActor
enum AutomaticAppearance {
    /// Sends the will-callbacks for a view that is about to move from one window to a second one (either may be
    /// `nil`). Returns the controllers whose did-callbacks are due after the move.
    ///
    /// - Parameter superview: The new superview; `nil` for a view that is removed.
    static func willMove(
        _ view: UIView, from oldWindow: UIWindow?, to newWindow: UIWindow?, under superview: UIView?
    ) -> [UIViewController] {
        guard view.owningController != nil || view.flags.containsControllerView else { return [] }
        guard oldWindow !== newWindow || superview == nil else { return [] }
        var moved: [UIViewController] = []
        forEachOutermostController(in: view) { controller in
            if let newWindow, newWindow.isShown {
                willEnter(controller, under: superview, &moved)
            } else {
                willLeave(controller, isInWindow: oldWindow != nil, isTakenOut: superview == nil, &moved)
            }
        }
        return moved
    }

    private static func willEnter(
        _ controller: UIViewController, under superview: UIView?, _ moved: inout [UIViewController]
    ) {
        if canAppear(controller, under: superview) {
            AppearanceCallbacks.begin(controller, appearing: true, animated: false, owner: .forwarding)
            moved.append(controller)
        } else {
            // Descendants that were added after the controller's will-callback.
            AppearanceCallbacks.advanceFollowers(of: controller)
        }
        noteWaiting(inside: controller, &moved)
    }

    private static func willLeave(
        _ controller: UIViewController, isInWindow: Bool, isTakenOut: Bool, _ moved: inout [UIViewController]
    ) {
        guard canDisappear(controller) else { return }
        // Outside a window, only a transition that the parent began is ended.
        let isForwarded = controller.lifecycle.appearance != .appeared && controller.lifecycle.owner == .forwarding
        guard isInWindow || isTakenOut && isForwarded else { return }
        // A parent that is disappearing has already sent the will-callback.
        AppearanceCallbacks.begin(controller, appearing: false, animated: false, owner: .forwarding)
        moved.append(controller)
    }

    /// Sends the did-callbacks, except those that are sent with the parent's.
    static func didMove(_ controllers: [UIViewController]) {
        for controller in controllers { AppearanceCallbacks.advance(controller) }
    }

    /// Handles a view that a callback has moved elsewhere: a controller that is not visible there disappears.
    static func didNotMove(_ controllers: [UIViewController]) {
        didMove(controllers.filter { $0.isVisibleByPlace == false })
    }

    /// Calls a closure for the controllers whose root views are in a subtree, without their descendants.
    private static func forEachOutermostController(in view: UIView, _ body: (UIViewController) -> Void) {
        if let controller = view.owningController { return body(controller) }
        // Iterates, since trees may be deep.
        var views = [view]
        while let view = views.popLast() {
            if let controller = view.owningController {
                body(controller)
            } else if view.flags.containsControllerView {
                views += view.subviewsStorage.reversed()
            }
        }
    }

    /// Adds the controllers whose `viewDidAppear` is pending until they are in a window.
    private static func noteWaiting(inside controller: UIViewController, _ moved: inout [UIViewController]) {
        if controller.lifecycle.isWaitingForWindow { moved.append(controller) }
        for child in controller.childrenStorage where child.viewStorage != nil { noteWaiting(inside: child, &moved) }
    }

    private static func canAppear(_ controller: UIViewController, under superview: UIView?) -> Bool {
        // A presented controller receives its callbacks from its presentation.
        guard !controller.lifecycle.owner.isExclusive, controller.presentationShowingThis == nil else { return false }
        guard let parent = parent(of: controller, under: superview) else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods || controller.parentStorage == nil else {
            return false
        }
        guard parent.extras?.childrenAppearingWithParent == nil || controller.parentStorage == nil else { return false }
        return parent.lifecycle.appearance == .appeared || parent.lifecycle.appearance == .appearing
    }

    private static func canDisappear(_ controller: UIViewController) -> Bool {
        guard !controller.lifecycle.owner.isExclusive else { return false }
        if let parent = controller.parentStorage, !parent.shouldAutomaticallyForwardAppearanceMethods { return false }
        return controller.lifecycle.appearance != .disappeared
    }

    /// Returns the parent, or for a controller without a parent the controller of the new superview's hierarchy.
    private static func parent(of controller: UIViewController, under superview: UIView?) -> UIViewController? {
        controller.parentStorage ?? superview?.nearestController
    }
}

extension UIView {
    /// The controller that contains this view: the nearest controller whose root view is this view or an ancestor.
    package var nearestController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.owningController { return controller }
            view = current.superviewStorage
        }
        return nil
    }
}
