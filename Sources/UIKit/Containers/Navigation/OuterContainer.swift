import CoreGraphics
import UIKitCore

/// A container around navigation controllers, for example a tab bar controller or a split view.
///
/// A navigation controller uses only this protocol for bars and pages outside of its view: it notifies outer containers
/// of its pages, and reads the row and the size that its parent has for them.
@MainActor
protocol OuterContainer: UIViewController {
    /// Called before a navigation controller installs a page. A bar that is hidden or shown with the page moves with it
    /// (`UINavigationController.carry(_:at:in:with:)`).
    func stack(
        of navigation: UINavigationController, willShow page: UIViewController?,
        with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called when the visible pages of a descendant have changed, after their callbacks.
    func pagesDidChange(in descendant: UIViewController)

    /// Returns the row at the top that a child's navigation bar shares with the bar of this container; `nil` without
    /// such a row.
    func sharedRow(over child: UIViewController) -> SharedBarRow?

    /// Returns the size of a page after a pending change that moves it out of the stack; `nil` without such a change.
    func futureSize(of page: UIViewController) -> CGSize?

    /// The beginning of the warning if a program pushes this container; `nil` if it can be pushed.
    var refusalOfPush: String? { get }
}

extension OuterContainer {
    func stack(
        of navigation: UINavigationController, willShow page: UIViewController?,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    func sharedRow(over child: UIViewController) -> SharedBarRow? { nil }
    func futureSize(of page: UIViewController) -> CGSize? { nil }
    var refusalOfPush: String? { nil }
}

extension UIViewController {
    /// The parent, if it is an outer container.
    var outerContainer: (any OuterContainer)? { parent as? any OuterContainer }

    /// Notifies the nearest outer container, which notifies the container around it if necessary.
    func notifyOuterContainer(of descendant: UIViewController) {
        nearestAncestor((any OuterContainer).self)?.pagesDidChange(in: descendant)
    }
}
