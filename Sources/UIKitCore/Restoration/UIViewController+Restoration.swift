import Foundation

extension UIViewController: UIStateRestoring {
    private static let presentedKey = "UIViewController.presented"
    private static let waitingKey = "UIViewController.presentedLater"

    /// Writes what every controller has: what it presents. Alerts and their like have no identifier; a popover is left out
    /// (chosen), since its source is not kept. A controller that waits to be presented again is written again.
    func encodeControllerState(with coder: NSCoder) {
        if let waiting = extras?.presentedToRestore, isFreeToRestore(waiting) {
            (coder as? StateEncoder)?.encode(children: [waiting], of: self, forKey: Self.waitingKey)
        }
        guard let presentation = extras?.presentation, presentation.phase != .dismissing, presentation.phase != .gone,
            !(presentation.requested is any SystemPresented), presentation.requestedStyle != .popover
        else { return }
        coder.encode(presentation.requested, forKey: Self.presentedKey)
    }

    /// Has what it presented presented again, when everything is restored and it appears itself.
    func decodeControllerState(with coder: NSCoder) {
        let waiting = (coder as? StateDecoder)?.decodeChildren(forKey: Self.waitingKey).first
        guard let presented = waiting ?? coder.decodeObject(forKey: Self.presentedKey) as? UIViewController else {
            return
        }
        extrasForWriting.presentedToRestore = presented
        UIContext.current.restoration.presenters.append(weakReference)
    }

    /// Whether a controller that was presented can still be presented again.
    private func isFreeToRestore(_ presented: UIViewController) -> Bool {
        extras?.presentation == nil && presented !== self && presented.parentStorage == nil
            && presented.extras?.ownPresentation == nil && presented.extras?.rootWindow == nil
    }

    /// Presents again what was presented, without animation, as soon as the controller is on its way into a visible window
    /// (chosen). Where the program has presented something itself, or has put the controller elsewhere, that stands.
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

    /// The controller has appeared with a presentation: those in it may present now.
    private func presentRestoredInside() {
        presentRestored()
        for child in childrenStorage { child.presentRestoredInside() }
    }

    /// Called with the callbacks of appearance.
    func appearedWithRestored() {
        guard extras?.presentedToRestore != nil else { return }
        TransitionFlush.whenIdle { [weakReference] in weakReference.object?.presentRestored() }
    }
}
