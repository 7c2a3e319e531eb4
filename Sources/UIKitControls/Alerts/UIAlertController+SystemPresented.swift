import Foundation

extension UIAlertController: SystemPresented {
    package func systemPresentationStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
        preferredStyle == .actionSheet && traits.horizontalSizeClass == .regular ? .popover : .custom
    }

    package func prepareForSystemPresentation(in style: UIModalPresentationStyle) {
        isInPopover = style == .popover
        choice = nil
        contentDidChange()
    }

    package func makeSystemPresentationController(presenting: UIViewController?) -> UIPresentationController {
        AlertPresentationController(presentedViewController: self, presenting: presenting)
    }

    package func makeSystemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard activePresentationController is AlertPresentationController else { return nil }
        let animator = AlertAnimator(self, isPresenting: isPresenting)
        if isPresenting { pendingAnimator = animator }
        return animator
    }

    package func missingPopoverSourceMessage(presenter: UIViewController) -> String? {
        let name = "\(type(of: presenter))"
        return "Your application has presented a UIAlertController (\(Diagnostics.name(self))) of style "
            + "UIAlertControllerStyleActionSheet from \(name) (\(Diagnostics.name(presenter))). The modalPresentationStyle of a "
            + "UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this "
            + "popover through the alert controller's popoverPresentationController. You must provide either a sourceView and "
            + "sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may "
            + "provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    }

    package func userDidDismissSystemPresentation() { cancelWasChosenOutside() }
}
