import Foundation

// The states of choosing an action:
//
//                           choose                                      choose
//     presenting ───────────────────────▶ chosen ──viewDidAppear──▶ dismissing ──▶ dismissed, handler called
//       │                                                             ▲
//       └──viewDidAppear──▶ shown ───────────────choose───────────────┘
//                             │
//                             └──dismiss (by the program)──▶ dismissing without a choice ──▶ dismissed
//
// No action can be chosen during the dismissal, so a handler is called once for each presentation of the alert.

extension UIAlertController {
    /// The current arrangement of the actions.
    var arrangement: AlertArrangement {
        AlertArrangement(
            actions.map(\.style), preferred: actions.firstIndex { $0 === preferredAction }, kind: kind)
    }

    /// The way that the alert is presented.
    var kind: AlertMetrics.Kind { preferredStyle == .alert ? .alert : isInPopover ? .popover : .sheet }

    /// Called when title, message or actions have changed.
    func contentDidChange() {
        guard let alertView else { return }
        alertView.reload()
        sizeDidChange()
    }

    /// Called when the cards need a different size.
    func sizeDidChange() {
        guard let alertView else { return }
        if isInPopover { preferredContentSize = alertView.sizeInPopover }
        if let presented = activePresentationController as? AlertPresentationController {
            presented.containerView?.setNeedsLayout()
        }
    }

    // MARK: Choosing

    /// Dismisses the alert because the user has chosen an action, and then calls its handler. The call is ignored if
    /// the action cannot be chosen.
    ///
    /// A running presentation ends at once in its current state (chosen).
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, actions.contains(where: { $0 === action }), viewIfLoaded?.window != nil,
            presentingViewController != nil, presentedViewController == nil, !isBeingDismissed
        else { return }
        if isBeingPresented {
            guard choice == nil else { return }
            choice = action
            // Without a custom animator, the choice waits for the end of the presentation.
            comingAnimator?.endWhereItIs()
        } else {
            choice = action
            leave()
        }
    }

    /// Chooses the action of the style `cancel`, if the alert has one.
    func chooseCancel() {
        if let index = arrangement.cancel { choose(actions[index]) }
    }

    /// Dismisses the alert with the choice, without calling a method that a program may have overridden.
    func leave() {
        // A controller over the alert would be dismissed instead.
        guard presentedViewController == nil else { return choice = nil }
        super.dismiss(animated: true) { [self] in
            guard let action = choice else { return }
            choice = nil
            action.handler?(action)
        }
    }

    /// Called when a popover was dismissed by a tap outside.
    func cancelWasChosenOutside() {
        guard choice == nil, let index = arrangement.cancel, actions[index].isEnabled else { return }
        actions[index].handler?(actions[index])
    }
}
