import CoreGraphics
import Foundation

/// How a status bar's content looks. Raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
    /// By the interface's style: dark on light, light on dark.
    case `default` = 0
    /// Light, for dark content beneath.
    case lightContent = 1
    /// Dark, for light content beneath.
    case darkContent = 3
}

/// What a scene's controllers request of its status bar. Linux desktops have none, so nothing is drawn and nothing
/// covered.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbarmanager>.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    @SharedWeak private var scene: UIWindowScene?

    init(scene: UIWindowScene) { self.scene = scene }

    nonisolated deinit {}

    /// The style that the controller in charge prefers.
    open var statusBarStyle: UIStatusBarStyle {
        scene?.controllerInCharge { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }

    /// Whether the controller in charge prefers the bar hidden.
    open var isStatusBarHidden: Bool {
        scene?.controllerInCharge { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }

    /// The bar's frame: zero, since there is none.
    open var statusBarFrame: CGRect { .zero }
}
