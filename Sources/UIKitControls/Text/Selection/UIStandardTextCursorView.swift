import Foundation
import QuartzCore

// Chosen (Text): The caret is two points wide, steady for half a second after a change, then blinks every half second
// without a fade, and is hidden while the window is inactive. On a stage it does not blink unless the test sets
// `blinksCaret`.
/// The caret of text fields and text views: a blinking bar in the tint color.
///
///     steady ──isBlinking──▶ on ──0.5 s──▶ off ──0.5 s──▶ on ──0.5 s──▶ off …
///                            ▲                  resetBlinkAnimation(), after each change
///                            └──────────────────┘
///
/// The caret is switched on and off without fading. It is hidden while its scene is inactive. A discrete animation
/// switches it, so that an idle window is drawn only twice per second, and neither the program nor the display server
/// runs in between. On a stage, the caret blinks only if the test enables blinking.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistandardtextcursorview>.
open class UIStandardTextCursorView: UIView, UITextCursorView {
    static let period: TimeInterval = 0.5

    private var observers: [any NSObjectProtocol] = []

    /// Creates a caret that does not blink.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a caret that does not blink. The coder is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
        backgroundColor = tintColor
    }

    /// Whether the caret blinks. The default is `false`, so that the caret is visible unless it is hidden.
    open var isBlinking = false {
        didSet {
            guard isBlinking != oldValue else { return }
            if isBlinking { resetBlinkAnimation() } else { stop() }
        }
    }

    /// Whether the caret is displayed. While it is displayed, it blinks.
    var isShown: Bool {
        get { isBlinking }
        set {
            isBlinking = newValue
            if !newValue { isHidden = true }
        }
    }

    /// Keeps the caret visible for half a second. The method has no effect if the caret does not blink.
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

    /// Observes the activation state of the scene. The caret is displayed only while the scene is active.
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

    /// Restarts the blinking animation in the new window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        resetBlinkAnimation()
    }

    /// Updates the color of the caret to the new tint color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}
