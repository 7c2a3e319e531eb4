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

/// How a status bar comes and goes. Raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides over the top edge.
    case slide = 2
}

/// What a scene's controllers request of its status bar. Linux desktops have none, so nothing is drawn and nothing
/// covered; a simulated device has one.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbarmanager>.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    @SharedWeak private var scene: UIWindowScene?

    init(scene: UIWindowScene) { self.scene = scene }

    nonisolated deinit {}

    /// The style that the controller in charge prefers: `lightContent` or `darkContent`, which is what `default` means in the
    /// interface's style.
    open var statusBarStyle: UIStatusBarStyle {
        let controller = scene?.controllerInCharge { $0.childForStatusBarStyle }
        let style = controller?.preferredStatusBarStyle ?? .default
        guard style == .default else { return style }
        let traits = controller?.traitCollection ?? scene?.traitCollection
        return traits?.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    /// Whether the controller in charge prefers the bar hidden.
    open var isStatusBarHidden: Bool {
        scene?.controllerInCharge { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }

    /// The bar's frame on the screen: zero while it is hidden, and on a desktop, which has none. On a simulated device it is as
    /// high as what that covers at the top, but at most 54 points, as above an island (chosen).
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        return scene?.screen.statusBarFrame ?? .zero
    }
}

extension UIScreen {
    /// Where the status bar of a simulated device is while it is shown; zero where the device covers nothing at the top.
    var statusBarFrame: CGRect {
        guard safeAreaInsets.top > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: bounds.width, height: min(safeAreaInsets.top, 54))
    }
}
