import Foundation

/// The position of a bar. It determines the edge with the bar's line, and whether the background extends beyond the
/// bar.
public enum UIBarPosition: Int, Sendable {
    /// The position is not specified.
    case any = 0
    /// At the bottom: the line is at the top edge.
    case bottom = 1
    /// At the top of its container: the line is at the bottom edge.
    case top = 2
    /// At the top of the screen: the background extends under the status bar.
    case topAttached = 3
}

/// An object with a bar position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// A delegate that determines the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of a bar. Called when the bar is added to a window. This method is optional.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// The default implementation returns `any`, for the default position of the bar.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The style of a bar. Since iOS 13, appearances replace bar styles.
public enum UIBarStyle: Int, Sendable {
    /// The bar follows the user interface style.
    case `default` = 0
    /// A dark bar with light content.
    case black = 1
    /// A dark, translucent bar from before iOS 7: the same as `black`.
    @available(*, deprecated, message: "Use UIBarStyle.black and set the isTranslucent property to true instead.")
    case blackTranslucent = 2

    /// The same as `black`.
    @available(*, deprecated, renamed: "black")
    public static var blackOpaque: UIBarStyle { .black }

    /// Whether the bar is dark.
    var isBlack: Bool { rawValue != 0 }
}
