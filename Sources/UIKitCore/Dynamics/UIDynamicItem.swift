import CoreGraphics
import Foundation

/// The shape of a dynamic item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse in the bounds.
    case ellipse = 1
    /// The item's `collisionBoundingPath`.
    case path = 2
}

/// An object that a `UIDynamicAnimator` moves, such as a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicitem>.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The center, in the coordinate space of the animator's reference.
    var center: CGPoint { get set }

    /// The rectangle of the item in its own coordinate space.
    var bounds: CGRect { get }

    /// The rotation of the item.
    var transform: CGAffineTransform { get set }

    /// The shape in collisions. The default is `rectangle`.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

    /// The outline for the type `path`, with the center of the item at the origin. The default is empty. Its convex
    /// hull is used.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The shape in collisions: `rectangle`.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
