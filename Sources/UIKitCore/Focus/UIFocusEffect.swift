import CoreGraphics
import Foundation
import QuartzCore

/// The appearance of focused items. This base class shows a ring around UIKit's views, in their shape.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocuseffect>.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
    /// Creates the default effect.
    public override init() { super.init() }

    nonisolated deinit {}

    /// Returns an independent copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UIFocusEffect { duplicate() }
        return MainActor.assumeUnchecked(copied)
    }

    func duplicate() -> UIFocusEffect { UIFocusEffect() }
}

/// A ring around an item, in the tint color.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocushaloeffect>.
open class UIFocusHaloEffect: UIFocusEffect {
    /// Positions of the ring.
    public enum Position: Int, Sendable {
        /// Outside the shape, or inside if the view would clip the ring.
        case automatic = 0
        /// Outside the shape.
        case outside = 1
        /// Inside the shape.
        case inside = 2
    }

    enum Shape {
        /// The shape of the item.
        case automatic
        case roundedRect(CGRect, radius: CGFloat)
        case path(UIBezierPath)
    }

    let shape: Shape

    /// Creates a ring around the item, in its shape.
    public override init() {
        shape = .automatic
        super.init()
    }

    /// Creates a ring around a rectangle in the coordinate space of the item.
    public init(rect: CGRect) {
        shape = .roundedRect(rect, radius: 0)
        super.init()
    }

    /// Creates a ring around a rounded rectangle in the coordinate space of the item.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = .roundedRect(rect, radius: cornerRadius.isFinite ? max(0, cornerRadius) : 0)
        super.init()
    }

    /// Creates a ring along a path in the coordinate space of the item.
    public init(path: UIBezierPath) {
        shape = .path(path)
        super.init()
    }

    /// The view that contains the ring; `nil` for the item.
    open weak var containerView: UIView?

    /// The view whose coordinate space the shape uses; `nil` for the item.
    open weak var referenceView: UIView?

    /// The position of the ring.
    open var position = Position.automatic

    private init(_ other: UIFocusHaloEffect) {
        shape = other.shape
        super.init()
        (containerView, referenceView, position) = (other.containerView, other.referenceView, other.position)
    }

    override func duplicate() -> UIFocusEffect { UIFocusHaloEffect(self) }
}

/// A view whose shape differs from its layer's rectangle.
@MainActor
package protocol FocusShaping {
    /// The rectangle, in the coordinate space of the view, and the corner radius.
    var focusShape: (rect: CGRect, cornerRadius: CGFloat) { get }
}

/// A view that uses arrow keys while it is focused.
@MainActor
package protocol FocusAdjusting {
    /// Handles an arrow key. Returns whether the key had an effect; otherwise it moves the focus.
    func adjust(towards heading: UIFocusHeading) -> Bool
}
