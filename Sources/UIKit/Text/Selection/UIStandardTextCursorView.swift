import Foundation
import QuartzCore

/// The caret of fields and text views: a bar in the tint colour that goes on and off.
///
///     steady ──isBlinking──▶ on ──0.5 s──▶ off ──0.5 s──▶ on ──0.5 s──▶ off …
///                            ▲                  resetBlinkAnimation(), after each change
///                            └──────────────────┘
///
/// It switches at once, without a fade, and not while its scene is inactive, where it is not shown (chosen). A discrete animation does
/// that, between whose values neither side is awake: a window that waits for nothing else is drawn twice a second. On a stage it does not
/// blink unless the test wants it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistandardtextcursorview>.
open class UIStandardTextCursorView: UIView, UITextCursorView {
    static let period: TimeInterval = 0.5

    private var observers: [any NSObjectProtocol] = []

    /// Makes a caret that is steady.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a caret that is steady; a coder says nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
        backgroundColor = tintColor
    }

    /// Whether it goes on and off. `false` unless set: then it is steady, where it is not hidden.
    open var isBlinking = false {
        didSet {
            guard isBlinking != oldValue else { return }
            if isBlinking { resetBlinkAnimation() } else { stop() }
        }
    }

    /// Whether there is a caret, which blinks then.
    var isShown: Bool {
        get { isBlinking }
        set {
            isBlinking = newValue
            if !newValue { isHidden = true }
        }
    }

    /// Shows it, for half a second at least. Nothing where it does not blink.
    open func resetBlinkAnimation() {
        guard isBlinking else { return }
        layer.removeAnimation(forKey: Self.blinking)
        observeScene()
        let isActive = window?.windowScene?.activationState == .foregroundActive
        isHidden = !isActive
        guard isActive, UIContext.current.blinksCaret else { return }
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1, 0]
        animation.calculationMode = .discrete
        animation.duration = 2 * Self.period
        animation.repeatCount = .infinity
        layer.add(animation, forKey: Self.blinking)
    }

    private static let blinking = "blinking"

    private func stop() {
        layer.removeAnimation(forKey: Self.blinking)
        observeScene()
    }

    /// A scene that is activated, or is no more, shows its caret or does not.
    private func observeScene() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        guard isBlinking, let scene = window?.windowScene else { return }
        observers = [UIScene.didActivateNotification, UIScene.willDeactivateNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.sceneDidChange(isActive: name == UIScene.didActivateNotification) }
            }
        }
    }

    private func sceneDidChange(isActive: Bool) {
        if isActive { return resetBlinkAnimation() }
        layer.removeAnimation(forKey: Self.blinking)
        isHidden = true
    }

    /// Blinks in its new window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        resetBlinkAnimation()
    }

    /// Has the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}
