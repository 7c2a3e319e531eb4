/// Configures a split view, and receives its changes. All methods are optional.
///
/// Methods with columns are called for column styles, methods with primary and secondary controllers for the classic
/// style.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    // MARK: Responding to display mode changes

    /// Called before the display mode changes: `displayMode` still has the old value, and new columns are not in the
    /// hierarchy.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// Returns the target mode of a classic split view's display mode button; `automatic`, the default, uses the next
    /// mode.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    // MARK: Collapsing and expanding columns

    /// Returns the top column of a collapsed split view.
    ///
    /// - Parameters:
    ///   - svc: The split view controller.
    ///   - proposedTopColumn: `compact` if it is set, otherwise the column with the content.
    /// - Returns: The column. A column without a controller is replaced by the proposed column.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// Returns the display mode after an expansion. Neither the proposed mode nor `splitBehavior` is `automatic` at
    /// this time.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// Called after the columns have collapsed to a stack; `isCollapsed` is `true`.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Called after the stack has expanded to columns; `isCollapsed` is `false`.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    // MARK: Showing and hiding columns

    /// Called before a column becomes visible.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// Called before a column is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    // MARK: Responding to the gesture

    /// Called when the user begins to swipe a column in or out.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// Called when the swipe and its animation have ended.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    // MARK: Collapsing and expanding in the classic style

    /// Returns the primary controller of the collapsed interface; `nil`, the default, for the current controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// Returns the primary controller of the expanded interface; `nil`, the default, for the current controller.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Combines the secondary controller with the primary one.
    ///
    /// - Returns: Whether the delegate has handled the secondary controller; with `false`, the default, the primary
    ///   controller handles it.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// Returns the secondary controller of the expanded interface, removed from the primary controller; with `nil`,
    /// the default, the primary controller returns it.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: Overriding the presentation behavior

    /// Shows a controller instead of `show(_:sender:)`. Returns whether it has shown the controller; `false` unless
    /// implemented.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool

    /// Shows a controller instead of `showDetailViewController(_:sender:)`. Returns whether it has shown the
    /// controller; `false` unless implemented.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    // MARK: Overriding the interface orientation

    /// Returns the supported orientations of the interface; the class's unless implemented.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask

    /// Returns the preferred orientation for presentation; the class's unless implemented.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    /// Has no effect.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    /// Returns `automatic`.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }

    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    /// Returns the proposed mode.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

    /// Has no effect.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

    /// Has no effect.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

    /// Has no effect.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}

    /// Has no effect.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}

    /// Has no effect.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}

    /// Has no effect.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}

    /// Returns `nil`.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// Returns `nil`.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }

    /// Returns `nil`.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }

    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// Returns the default orientations of the split view.
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { splitViewController.standardSupportedOrientations }

    /// Returns the default orientation of the split view.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { splitViewController.standardPreferredOrientation }
}

extension OptionalMethods {
    static let splitViewController = OptionalMethods((any UISplitViewControllerDelegate).self) {
        $0 is any UISplitViewControllerDelegate.Type
    }
}
