import CoreGraphics
import Foundation

/// The direction of an edit menu's arrow. The raw values match UIKit.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The arrow points up or down. The menu is above its target if it fits there, otherwise below the target.
    case automatic = 0
    /// The arrow points up, so the menu is below the target.
    case up = 1
    /// The arrow points down, so the menu is above the target.
    case down = 2
    /// The arrow points to the left, so the menu is to the right of the target.
    case left = 3
    /// The arrow points to the right, so the menu is to the left of the target.
    case right = 4
}

/// The position of an edit menu, and an identifier that lets the delegate recognize the menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    private let identifierStorage: AnyHashable
    private let point: CGPoint

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier for the delegate; `nil` for a new unique identifier.
    ///   - sourcePoint: The point that the menu points at, in the coordinate space of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        identifierStorage = identifier ?? AnyHashable(UUID().uuidString)
        point = sourcePoint
        super.init()
    }

    nonisolated deinit {}

    /// The identifier that lets the delegate recognize the menu.
    open var identifier: AnyHashable { identifierStorage }

    /// The point that the menu points at, in the coordinate space of the interaction's view.
    open var sourcePoint: CGPoint { point }

    /// The preferred direction of the arrow. The default is `automatic`.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}
