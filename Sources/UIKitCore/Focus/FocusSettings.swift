import Foundation

/// The focus settings of a view, set by the program.
@MainActor
struct FocusSettings {
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
    private var ownEffect: UIFocusEffect?
    private var hasOwnEffect = false

    /// The effect that the program has set, possibly `nil`; otherwise the default effect.
    var effect: UIFocusEffect? {
        get { hasOwnEffect ? ownEffect : UIFocusEffect() }
        set { (ownEffect, hasOwnEffect) = (newValue, true) }
    }
}

extension UIView {
    /// Stores the focused view in the controllers that contain it.
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
