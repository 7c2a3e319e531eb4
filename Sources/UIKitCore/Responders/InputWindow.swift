import CoreGraphics

/// Contains the input views of a key window that does not fill the screen or has a visible window in front of it.
///
/// It is in front of the program's windows, except those with a higher level. Touches outside of the input views reach
/// the windows behind it.
final class InputWindow: UIWindow {
    private weak var followed: UIWindow?
    private var registration: (any UITraitChangeRegistration)?

    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .inputViews
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    /// The key window, since it receives the keys for a responder in the input views.
    override var responderWindow: UIWindow { followed ?? self }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Copies the style and the tint color of the key window, which the views would inherit inside of it. Later changes
    /// of the style are copied, too.
    func follow(_ keyWindow: UIWindow) {
        overrideUserInterfaceStyle = keyWindow.traitCollection.userInterfaceStyle
        tintColor = keyWindow.tintColor
        guard followed !== keyWindow else { return }
        if let registration { followed?.unregisterForTraitChanges(registration) }
        followed = keyWindow
        registration = keyWindow.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            [weak self] (window: UIWindow, _) in
            guard let self, followed === window else { return }
            overrideUserInterfaceStyle = window.traitCollection.userInterfaceStyle
        }
    }
}

extension UIWindow.Level {
    /// The level of UIKit's window for the on-screen keyboard.
    fileprivate static let inputViews = Self(10_000_001)
}
