import UIKit

/// A window above all windows, including sheets, with an alert for a ringing alarm or timer. If several ring, the next
/// alert appears when the previous one is dismissed.
final class RingWindow: UIWindow {
    /// The previous key window.
    private weak var windowBefore: UIWindow?

    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .alert
        rootViewController = UIViewController()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows an alert for the first ring, unless an alert is shown. Without any ring, the window is hidden.
    ///
    /// - Parameters:
    ///   - stop: Called when the user stops the alarm or timer.
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
