import CoreGraphics
import Foundation

/// What a popover can point at: a view, a layout guide, a bar button item or an item of a tab bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where the item is, in the space of a view; `nil` where it cannot be seen in that view's window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    func frameAsSource(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
    func frameAsSource(in referenceView: UIView) -> CGRect? {
        guard let owningView, let window = owningView.window, window === referenceView.window else { return nil }
        return owningView.convert(layoutFrame, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}

extension UIBarItem {
    /// The view that a bar shows the item in; `nil` while no bar does, or while it is in a bar's menu of items without
    /// room.
    package var shownView: UIView? { observers.viewShowing(self) }

    func frameAsSource(in referenceView: UIView) -> CGRect? { shownView?.frameAsSource(in: referenceView) }
}

extension UIBarButtonItem {
    /// The views of the other items that are seen in the same bar.
    var viewsOfSiblings: [UIView] {
        guard let shownView, let bar = shownView.superviewStorage else { return [] }
        return bar.subviewsStorage.filter { $0 !== shownView && !$0.isHidden && $0 is any BarItemObserver }
    }
}
