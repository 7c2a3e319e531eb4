import Foundation

/// What adding and removing views does by itself: a controller's view that comes into a visible hierarchy, or goes.
///
/// `viewWillAppear` is sent before the view is in the hierarchy and `viewDidAppear` after, both inside `addSubview(_:)`, and
/// likewise for removal (seed 000, part 2; CALLBACK_ORDER §7). Nothing is sent where the parent forwards by hand, while a
/// transition of the controller's own is open, or when the parent itself is not there yet: then the callbacks come with
/// the parent's.
@MainActor
enum AutomaticAppearance {
    /// Sends the will-callbacks for a view that is about to move from one window to another (either may be none), and
    /// says for which controllers the did-callbacks are due after the move.
    static func willMove(
        _ view: UIView, from oldWindow: UIWindow?, to newWindow: UIWindow?, under superview: UIView?
    ) -> [UIViewController] {
        guard view.owningController != nil || view.flags.containsControllerView else { return [] }
        guard oldWindow !== newWindow else { return [] }
        var moved: [UIViewController] = []
        forEachOutermostController(in: view) { controller in
            if let newWindow {
                if newWindow.isShown, canAppear(controller, under: superview) {
                    AppearanceCallbacks.begin(controller, appearing: true, animated: false, opener: .forwarding)
                    if !waitsForParent(controller, under: superview) { moved.append(controller) }
                }
            } else if canDisappear(controller) {
                // A parent that is disappearing has sent the first half already.
                AppearanceCallbacks.begin(controller, appearing: false, animated: false, opener: .forwarding)
                moved.append(controller)
            }
        }
        return moved
    }

    /// Sends the did-callbacks.
    static func didMove(_ controllers: [UIViewController]) {
        for controller in controllers where controller.lifecycle.opener != .transition {
            AppearanceCallbacks.end(controller)
        }
    }

    /// Controllers whose root views are in a subtree, without those inside of these.
    private static func forEachOutermostController(in view: UIView, _ body: (UIViewController) -> Void) {
        if let controller = view.owningController {
            body(controller)
        } else if view.flags.containsControllerView {
            for subview in view.subviewsStorage { forEachOutermostController(in: subview, body) }
        }
    }

    private static func canAppear(_ controller: UIViewController, under superview: UIView?) -> Bool {
        // What is presented hears from its presentation.
        guard controller.lifecycle.opener != .transition, controller.extras?.ownPresentation == nil else {
            return false
        }
        guard let parent = parent(of: controller, under: superview) else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods || controller.parentStorage == nil else {
            return false
        }
        return parent.lifecycle.appearance == .appeared || parent.lifecycle.appearance == .appearing
    }

    private static func waitsForParent(_ controller: UIViewController, under superview: UIView?) -> Bool {
        parent(of: controller, under: superview)?.lifecycle.appearance == .appearing
    }

    private static func canDisappear(_ controller: UIViewController) -> Bool {
        guard controller.lifecycle.opener != .transition else { return false }
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
