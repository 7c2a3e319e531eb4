import Foundation

extension UIViewController: UIStateRestoring {
    private static let presentedKey = "UIViewController.presented"
    private static let waitingKey = "UIViewController.presentedLater"

    /// Encodes the state of every controller: its presentation. Alerts and similar controllers have no identifier. A
    /// popover is omitted, since its source is not preserved. A controller that still waits to be presented is encoded
    /// again.
    func encodeControllerState(with coder: NSCoder) {
        if let waiting = extras?.presentedToRestore, isFreeToRestore(waiting) {
            (coder as? StateEncoder)?.encode(children: [waiting], of: self, forKey: Self.waitingKey)
        }
        guard let presentation = extras?.presentation, presentation.phase != .dismissing, presentation.phase != .gone,
            !(presentation.requested is any SystemPresented), presentation.requestedStyle != .popover
        else { return }
        coder.encode(presentation.requested, forKey: Self.presentedKey)
    }

    /// Decodes the presentation, which is restored after the restoration, when the controller appears.
    func decodeControllerState(with coder: NSCoder) {
        let waiting = (coder as? StateDecoder)?.decodeChildren(forKey: Self.waitingKey).first
        guard let presented = waiting ?? coder.decodeObject(forKey: Self.presentedKey) as? UIViewController else {
            return
        }
        extrasForWriting.presentedToRestore = presented
        UIContext.current.restoration.presenters.append(weakReference)
    }

    /// Returns whether a restored controller can still be presented.
    private func isFreeToRestore(_ presented: UIViewController) -> Bool {
        extras?.presentation == nil && presented !== self && presented.parentStorage == nil
            && presented.extras?.ownPresentation == nil && presented.extras?.rootWindow == nil
    }

    // Chosen (Restoration): Presented controllers are presented again, without animation, when the restoration is
    // complete and the presenter is appearing in a visible window: at the end of restoration, or with
    // `viewIsAppearing`. If the program presents a controller first, that controller remains. Popovers are omitted.
    /// Restores the presentation without animation, when the controller begins to appear in a visible window. If the
    /// program has presented a different controller or moved this one, its change is kept.
    func presentRestored() {
        guard let presented = extras?.presentedToRestore else { return }
        guard isFreeToRestore(presented) else {
            extras?.presentedToRestore = nil
            return
        }
        let appearance = lifecycle.appearance
        guard UIContext.current.restoration.phase != .restoring, appearance == .appearing || appearance == .appeared,
            Presenting.permits(presented, from: self)
        else { return }
        extras?.presentedToRestore = nil
        present(presented, animated: false) {
            presented.presentRestoredInside()
            FirstResponderRestoration.perform()
        }
    }

    /// Restores presentations in the controller after it has appeared with its own presentation.
    private func presentRestoredInside() {
        presentRestored()
        for child in childrenStorage { child.presentRestoredInside() }
    }

    /// Called with the appearance callbacks.
    func appearedWithRestored() {
        guard extras?.presentedToRestore != nil else { return }
        TransitionFlush.whenIdle { [weakReference] in weakReference.object?.presentRestored() }
    }
}
