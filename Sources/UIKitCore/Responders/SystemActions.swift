/// The methods of UIKit's classes that programs, storyboards and nibs call by name, as with
/// `#selector(UIView.endEditing(_:))`.
///
/// For a method with a Boolean argument, Objective-C would pass the sender. Here, the argument is the sender if it is
/// a `Bool`; otherwise it is `true` if a sender exists.
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
    /// Returns the table with an added method whose first or only argument is a Boolean.
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
