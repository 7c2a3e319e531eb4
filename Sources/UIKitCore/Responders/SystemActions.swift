/// The methods of UIKit's classes that programs and documents call by name, as `#selector(UIView.endEditing(_:))`
/// does.
///
/// A method takes the sender where Objective-C would pass it: a flag is on if there is a sender, or is the sender if
/// that is a `Bool`.
@MainActor
enum SystemActions {
    static func addingResponders(to table: NamedActions) -> NamedActions {
        table
            .adding("becomeFirstResponder") { (responder: UIResponder) in { _ = responder.becomeFirstResponder() } }
            .adding("resignFirstResponder") { (responder: UIResponder) in { _ = responder.resignFirstResponder() } }
            .adding("reloadInputViews", UIResponder.reloadInputViews)
    }

    static func addingViews(to table: NamedActions) -> NamedActions {
        table
            .adding("endEditing:", flag: { (view: UIView, isForced) in _ = view.endEditing(isForced) })
            .adding("removeFromSuperview", UIView.removeFromSuperview)
            .adding("setNeedsDisplay") { (view: UIView) in { view.setNeedsDisplay() } }
            .adding("setNeedsLayout", UIView.setNeedsLayout)
            .adding("layoutIfNeeded", UIView.layoutIfNeeded)
            .adding("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints)
            .adding("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded)
            .adding("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize)
            .adding("sizeToFit", UIView.sizeToFit)
    }

    static func addingControllers(to table: NamedActions) -> NamedActions {
        table
            .adding(
                "dismissViewControllerAnimated:completion:",
                flag: { (controller: UIViewController, isAnimated) in controller.dismiss(animated: isAnimated) }
            )
            .adding("setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate)
    }
}

extension NamedActions {
    /// The table with a method whose only argument, or whose first, is a flag.
    package func adding<Target: AnyObject>(
        _ name: Selector, flag method: @escaping @MainActor (Target, Bool) -> Void
    ) -> NamedActions {
        adding(
            name,
            Method { object, sender, _ in
                guard let target = object as? Target else { return false }
                method(target, sender as? Bool ?? (sender != nil))
                return true
            })
    }
}
