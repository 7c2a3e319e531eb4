import Foundation

// How an action is chosen:
//
//                          choose                                  choose
//     coming ───────────────────────────▶ chosen ──viewDidAppear──▶ going ──────────▶ gone, handler called
//       │                                                             ▲
//       └──viewDidAppear──▶ shown ───────────────choose───────────────┘
//                             │
//                             └──dismiss (by the program)──▶ going without a choice ──▶ gone
//
// While it goes nothing more can be chosen, so that a handler is called once for each time that the alert is presented.

extension UIAlertController {
    /// What the actions are at the moment.
    var arrangement: AlertArrangement {
        AlertArrangement(
            actions.map(\.style), preferred: actions.firstIndex { $0 === preferredAction }, kind: kind)
    }

    /// How it is shown.
    var kind: AlertMetrics.Kind { preferredStyle == .alert ? .alert : isInPopover ? .popover : .sheet }

    /// Title, message or actions have changed.
    func contentDidChange() {
        guard let alertView else { return }
        alertView.reload()
        sizeDidChange()
    }

    /// The cards need another size.
    func sizeDidChange() {
        guard let alertView else { return }
        if isInPopover { preferredContentSize = alertView.sizeInPopover }
        if let presented = activePresentationController as? AlertPresentationController {
            presented.containerView?.setNeedsLayout()
        }
    }

    // MARK: Choosing

    /// Dismisses the alert because the user has chosen an action, and then calls its handler. Nothing, where that cannot be chosen.
    ///
    /// Where the alert is still coming, that ends at once, as it is shown (chosen).
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, actions.contains(where: { $0 === action }), viewIfLoaded?.window != nil,
            presentingViewController != nil, presentedViewController == nil, !isBeingDismissed
        else { return }
        if isBeingPresented {
            guard choice == nil else { return }
            choice = action
            // Without an animator of its own it waits for the end.
            comingAnimator?.endWhereItIs()
        } else {
            choice = action
            leave()
        }
    }

    /// Chooses the action of the style `cancel`, where there is one.
    func chooseCancel() {
        if let index = arrangement.cancel { choose(actions[index]) }
    }

    /// Goes with the choice that was made. Not by the method that a program may have overridden.
    func leave() {
        // With something presented over it that would be dismissed.
        guard presentedViewController == nil else { return choice = nil }
        super.dismiss(animated: true) { [self] in
            guard let action = choice else { return }
            choice = nil
            action.handler?(action)
        }
    }

    /// A popover was dismissed by a tap outside.
    func cancelWasChosenOutside() {
        guard choice == nil, let index = arrangement.cancel, actions[index].isEnabled else { return }
        actions[index].handler?(actions[index])
    }
}
