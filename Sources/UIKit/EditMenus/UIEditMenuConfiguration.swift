import CoreGraphics
import Foundation

/// Which way the arrow of an edit menu points. Raw values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Up or down: the menu is above what it is for where it fits there, else below.
    case automatic = 0
    /// The menu is below.
    case up = 1
    /// The menu is above.
    case down = 2
    /// The menu is to the right.
    case left = 3
    /// The menu is to the left.
    case right = 4
}

/// Where an edit menu is to be shown, and what its delegate knows it by.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    private let identifierStorage: AnyHashable
    private let point: CGPoint

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: What the delegate knows it by; one is made for `nil`.
    ///   - sourcePoint: The place that the menu is for, in the space of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        identifierStorage = identifier ?? AnyHashable(UUID().uuidString)
        point = sourcePoint
        super.init()
    }

    nonisolated deinit {}

    /// What the delegate knows the configuration by.
    open var identifier: AnyHashable { identifierStorage }

    /// The place that the menu is for, in the space of the interaction's view.
    open var sourcePoint: CGPoint { point }

    /// Which way the arrow points where there is room. The default is `automatic`.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}
