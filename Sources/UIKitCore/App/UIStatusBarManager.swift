import CoreGraphics
import Foundation

/// The styles of a status bar's content. The raw values are the same as in UIKit.
public enum UIStatusBarStyle: Int, Sendable {
    /// The style follows the user interface style: dark content on a light background, light content on a dark
    /// background.
    case `default` = 0
    /// Light content, for a dark background.
    case lightContent = 1
    /// Dark content, for a light background.
    case darkContent = 3
}

/// The animations of a status bar. The raw values are the same as in UIKit.
public enum UIStatusBarAnimation: Int, Sendable {
    /// Without animation.
    case none = 0
    /// A fade.
    case fade = 1
    /// A slide over the top edge.
    case slide = 2
}

/// The status bar that a scene's controllers request. Linux desktops have no status bar, so it is not drawn and covers
/// no area; a simulated device has one.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbarmanager>.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    @SharedWeak private var scene: UIWindowScene?

    init(scene: UIWindowScene) { self.scene = scene }

    nonisolated deinit {}

    /// The style that the controller in charge prefers. The style `default` is resolved to `lightContent` or
    /// `darkContent` by the user interface style.
    open var statusBarStyle: UIStatusBarStyle {
        let controller = scene?.controllerInCharge { $0.childForStatusBarStyle }
        let style = controller?.preferredStatusBarStyle ?? .default
        guard style == .default else { return style }
        let traits = controller?.traitCollection ?? scene?.traitCollection
        return traits?.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    /// Whether the controller in charge prefers a hidden status bar.
    open var isStatusBarHidden: Bool {
        scene?.controllerInCharge { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }

    // Chosen (Windows): The status bar of a simulated device is as high as the safe area inset at the top, at most 54
    // points.
    /// The status bar's frame on the screen: zero on a desktop, and while the bar is hidden. On a simulated device, the
    /// height of the bar is the top inset, but at most 54 points, as above an island.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        return scene?.screen.statusBarFrame ?? .zero
    }
}

extension UIScreen {
    /// The frame of a visible status bar on a simulated device; zero if the device has no top inset.
    var statusBarFrame: CGRect {
        guard safeAreaInsets.top > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: bounds.width, height: min(safeAreaInsets.top, 54))
    }
}
