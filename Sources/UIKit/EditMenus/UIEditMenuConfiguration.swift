import CoreGraphics
import Foundation

/// The direction of an edit menu's arrow. The raw values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Up or down: the menu is above its target if it fits there, otherwise below.
    case automatic = 0
    /// The menu is below the target.
    case up = 1
    /// The menu is above the target.
    case down = 2
    /// The menu is to the right of the target.
    case left = 3
    /// The menu is to the left of the target.
    case right = 4
}

/// The place of an edit menu, and an identifier for its delegate.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    private let identifierStorage: AnyHashable
    private let point: CGPoint

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier for the delegate; a new identifier is created for `nil`.
    ///   - sourcePoint: The point of the target, in the coordinates of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        identifierStorage = identifier ?? AnyHashable(UUID().uuidString)
        point = sourcePoint
        super.init()
    }

    nonisolated deinit {}

    /// The identifier of the configuration for the delegate.
    open var identifier: AnyHashable { identifierStorage }

    /// The point of the target, in the coordinates of the interaction's view.
    open var sourcePoint: CGPoint { point }

    /// The preferred direction of the arrow. The default is `automatic`.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}
