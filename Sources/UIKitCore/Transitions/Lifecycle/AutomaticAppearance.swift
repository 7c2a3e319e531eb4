import Foundation

/// What adding and removing views does by itself: a controller's view that comes into a visible hierarchy, or goes.
///
/// `viewWillAppear` is sent before the view is in the hierarchy and `viewDidAppear` after, both inside `addSubview(_:)`, and
/// likewise for removal (CallbackOrder.md, "Custom containment"). Nothing is sent where the parent forwards by hand, while a
/// transition has the controller in hand, or when the parent itself is not there yet: then the callbacks come with the
/// parent's.
@MainActor
enum AutomaticAppearance {
    /// Sends the will-callbacks for a view that is about to move from one window to another (either may be none), and
    /// answers for which controllers the did-callbacks are due after the move.
    ///
    /// - Parameter superview: The superview to come; `nil` for a view that is taken out.
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
            // Those inside that came after its will-callback.
            AppearanceCallbacks.appearMissing(in: controller)
        }
        noteWaiting(inside: controller, &moved)
    }

    private static func willLeave(
        _ controller: UIViewController, isInWindow: Bool, isTakenOut: Bool, _ moved: inout [UIViewController]
    ) {
        guard canDisappear(controller) else { return }
        // Outside of a window only what its parent has begun is ended.
        let isForwarded = controller.lifecycle.appearance != .appeared && controller.lifecycle.owner == .forwarding
        guard isInWindow || isTakenOut && isForwarded else { return }
        // A parent that is disappearing has sent the first half already.
        AppearanceCallbacks.begin(controller, appearing: false, animated: false, owner: .forwarding)
        moved.append(controller)
    }

    /// Sends the did-callbacks, but those that come with the parent's.
    static func didMove(_ controllers: [UIViewController]) {
        for controller in controllers where !controller.lifecycle.owner.isExclusive {
            AppearanceCallbacks.appearInPlace(controller)
            if !appearsWithParent(controller) { AppearanceCallbacks.settle(controller) }
        }
    }

    /// A callback has moved the view elsewhere: a controller that is not seen there disappears.
    static func didNotMove(_ controllers: [UIViewController]) {
        didMove(controllers.filter { $0.isVisibleByPlace == false })
    }

    /// Controllers whose root views are in a subtree, without those inside of these.
    private static func forEachOutermostController(in view: UIView, _ body: (UIViewController) -> Void) {
        if let controller = view.owningController { return body(controller) }
        // Without recursion, since trees may be deep.
        var views = [view]
        while let view = views.popLast() {
            if let controller = view.owningController {
                body(controller)
            } else if view.flags.containsControllerView {
                views += view.subviewsStorage.reversed()
            }
        }
    }

    /// Those whose `viewDidAppear` is pending until they are in a window.
    private static func noteWaiting(inside controller: UIViewController, _ moved: inout [UIViewController]) {
        if controller.lifecycle.isWaitingForWindow { moved.append(controller) }
        for child in controller.childrenStorage where child.viewStorage != nil { noteWaiting(inside: child, &moved) }
    }

    private static func canAppear(_ controller: UIViewController, under superview: UIView?) -> Bool {
        // What is presented gets its callbacks from its presentation.
        guard !controller.lifecycle.owner.isExclusive, controller.presentationShowingThis == nil else { return false }
        guard let parent = parent(of: controller, under: superview) else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods || controller.parentStorage == nil else {
            return false
        }
        guard parent.extras?.childrenAppearingWithParent == nil || controller.parentStorage == nil else { return false }
        return parent.lifecycle.appearance == .appeared || parent.lifecycle.appearance == .appearing
    }

    private static func appearsWithParent(_ controller: UIViewController) -> Bool {
        controller.lifecycle.appearance == .appearing && controller.parentStorage?.lifecycle.appearance == .appearing
            && controller.isVisibleByPlace == true
    }

    private static func canDisappear(_ controller: UIViewController) -> Bool {
        guard !controller.lifecycle.owner.isExclusive else { return false }
        if let parent = controller.parentStorage, !parent.shouldAutomaticallyForwardAppearanceMethods { return false }
        return controller.lifecycle.appearance != .disappeared
    }

    /// The parent, or for a controller without one the controller whose hierarchy its view comes into.
    private static func parent(of controller: UIViewController, under superview: UIView?) -> UIViewController? {
        controller.parentStorage ?? superview?.nearestController
    }
}

extension UIView {
    /// The controller whose view hierarchy this view is in: that of the nearest controller's root view, itself included.
    var nearestController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.owningController { return controller }
            view = current.superviewStorage
        }
        return nil
    }
}
