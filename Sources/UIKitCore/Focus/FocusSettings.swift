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
    var focusSettings: FocusSettings {
        get { extras?.focus ?? FocusSettings() }
        set { extrasForWriting.focus = newValue }
    }
}
