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
// An action cannot be chosen during the dismissal, so each presentation of the alert calls at most one handler.

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

    // Chosen (Controllers): If the user chooses an action of an alert while its presentation is running, the
    // presentation ends in its current state.
    /// Dismisses the alert because the user has chosen an action, and calls the action's handler after the dismissal.
    /// The call is ignored if the action cannot be chosen.
    ///
    /// If the presentation is still running, it is stopped in its current state.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, actions.contains(where: { $0 === action }), viewIfLoaded?.window != nil,
            presentingViewController != nil, presentedViewController == nil, !isBeingDismissed
        else { return }
        if isBeingPresented {
            guard choice == nil else { return }
            choice = action
            // If the presentation has a custom animator, the alert is dismissed when the presentation has ended.
            pendingAnimator?.endWhereItIs()
        } else {
            choice = action
            leave()
        }
    }

    /// Chooses the action of the style `cancel`, if the alert has one.
    func chooseCancel() {
        if let index = arrangement.cancel { choose(actions[index]) }
    }

    /// Dismisses the alert after a choice. Does not call methods that a subclass may have overridden.
    func leave() {
        // If the alert has presented a controller, the dismissal would dismiss that controller instead of the alert.
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
