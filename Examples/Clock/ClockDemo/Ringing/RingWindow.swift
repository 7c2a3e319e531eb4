import UIKit

/// A window above everything, sheets included, with an alert for what rings. Of several the next comes when one is answered.
final class RingWindow: UIWindow {
    /// What the keyboard was used in before.
    private weak var windowBefore: UIWindow?

    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .alert
        rootViewController = UIViewController()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows an alert for the first, if none is shown; without any the window goes.
    ///
    /// - Parameters:
    ///   - stop: Called when the user stops what the alert is about.
    ///   - again: Called when the user snoozes an alarm, or repeats a timer.
    func show(_ rings: [Ring], stop: @escaping (Ring) -> Void, again: @escaping (Ring) -> Void) {
        guard let root = rootViewController, root.presentedViewController == nil else { return }
        guard let ring = rings.first else { return leave() }
        if isHidden {
            windowBefore = windowScene?.keyWindow
            makeKeyAndVisible()
        }
        let alert = UIAlertController(title: ring.title, message: ring.detail, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stop", style: .cancel) { _ in stop(ring) })
        if let title = ring.again {
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in again(ring) })
        }
        root.present(alert, animated: true)
    }

    private func leave() {
        guard !isHidden else { return }
        isHidden = true
        windowBefore?.makeKey()
    }
}
