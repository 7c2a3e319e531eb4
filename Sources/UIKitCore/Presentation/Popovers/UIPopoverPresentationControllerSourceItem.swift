import CoreGraphics
import Foundation

/// A source of popovers: a view, a layout guide, a bar button item or a tab bar item.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the item's frame in the coordinate space of a view; `nil` if the item is not visible in that view's
    /// window.
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
    /// The view that a bar uses to show the item; `nil` if the item is in no bar or in a bar's overflow menu.
    package var shownView: UIView? { observers.viewShowing(self) }

    func frameAsSource(in referenceView: UIView) -> CGRect? { shownView?.frameAsSource(in: referenceView) }
}

extension UIBarButtonItem {
    /// The views of the visible sibling items in the same bar.
    var viewsOfSiblings: [UIView] {
        guard let shownView, let bar = shownView.superviewStorage else { return [] }
        return bar.subviewsStorage.filter { $0 !== shownView && !$0.isHidden && $0 is any BarItemObserver }
    }
}
