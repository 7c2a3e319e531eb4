import Foundation
import QuartzCore

/// The caret: a bar in the tint colour that goes on and off.
///
///     hidden ──isShown──▶ on ──0.5 s──▶ off ──0.5 s──▶ on …
///                          ▲     restart(), after each change
///                          └────┘
///
/// It switches at once, without a fade, and not while its scene is inactive, where it is not shown (chosen). A discrete animation does
/// that, between whose values neither side is awake: a window that waits for nothing else is drawn twice a second. On a stage it does not
/// blink unless the test wants it.
final class TextCaretView: UIView {
    static let period: TimeInterval = 0.5

    private var observers: [any NSObjectProtocol] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = 1
    }

    required init?(coder: NSCoder) { nil }

    /// Whether there is a caret.
    var isShown = false {
        didSet { if isShown != oldValue { restart() } }
    }

    /// Shows it, for half a second at least.
    func restart() {
        layer.removeAnimation(forKey: Self.blinking)
        observeScene()
        let isActive = isShown && window?.windowScene?.activationState == .foregroundActive
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

    /// A scene that is activated, or is no more, shows its caret or does not.
    private func observeScene() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        guard isShown, let scene = window?.windowScene else { return }
        observers = [UIScene.didActivateNotification, UIScene.willDeactivateNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.sceneDidChange(isActive: name == UIScene.didActivateNotification) }
            }
        }
    }

    private func sceneDidChange(isActive: Bool) {
        if isActive { return restart() }
        layer.removeAnimation(forKey: Self.blinking)
        isHidden = true
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        restart()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}
