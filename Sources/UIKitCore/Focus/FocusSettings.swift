import Foundation

/// What a program has set about the focus of a view.
@MainActor
struct FocusSettings {
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
    private var ownEffect: UIFocusEffect?
    private var hasOwnEffect = false

    /// The usual one unless set, also to `nil`.
    var effect: UIFocusEffect? {
        get { hasOwnEffect ? ownEffect : UIFocusEffect() }
        set { (ownEffect, hasOwnEffect) = (newValue, true) }
    }
}

extension UIView {
    /// The view has the focus: the controllers that it is in remember it.
    func rememberFocus() {
        var controller = nearestController
        while let current = controller {
            current.extrasForWriting.lastFocused = self
            controller = current.parentStorage
        }
    }

    var focusSettings: FocusSettings {
        get { extras?.focus ?? FocusSettings() }
        set { extrasForWriting.focus = newValue }
    }
}
