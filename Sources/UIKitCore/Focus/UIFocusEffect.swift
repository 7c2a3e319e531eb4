import CoreGraphics
import Foundation
import QuartzCore

/// How an item shows that it has the focus. This one shows a ring around views that UIKit knows, in their shape.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocuseffect>.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
    /// Makes the usual effect.
    public override init() { super.init() }

    nonisolated deinit {}

    /// A copy, which is changed by itself.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UIFocusEffect { duplicate() }
        return MainActor.assumeUnchecked(copied)
    }

    func duplicate() -> UIFocusEffect { UIFocusEffect() }
}

/// A ring around an item, in the tint colour.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocushaloeffect>.
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the ring is.
    public enum Position: Int, Sendable {
        /// Outside; inside where the view would clip it.
        case automatic = 0
        /// Outside of the shape.
        case outside = 1
        /// Inside of the shape.
        case inside = 2
    }

    enum Shape {
        /// That of the item.
        case automatic
        case roundedRect(CGRect, radius: CGFloat)
        case path(UIBezierPath)
    }

    let shape: Shape

    /// Makes a ring around the item, in its shape.
    public override init() {
        shape = .automatic
        super.init()
    }

    /// Makes a ring around a rectangle of the item's space.
    public init(rect: CGRect) {
        shape = .roundedRect(rect, radius: 0)
        super.init()
    }

    /// Makes a ring around a rectangle with round corners of the item's space.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = .roundedRect(rect, radius: cornerRadius.isFinite ? max(0, cornerRadius) : 0)
        super.init()
    }

    /// Makes a ring along a path in the item's space.
    public init(path: UIBezierPath) {
        shape = .path(path)
        super.init()
    }

    /// The view that the ring is added to; `nil` for the item itself.
    open weak var containerView: UIView?

    /// The view whose space the shape is given in; `nil` for the item.
    open weak var referenceView: UIView?

    /// Where the ring is.
    open var position = Position.automatic

    private init(_ other: UIFocusHaloEffect) {
        shape = other.shape
        super.init()
        (containerView, referenceView, position) = (other.containerView, other.referenceView, other.position)
    }

    override func duplicate() -> UIFocusEffect { UIFocusHaloEffect(self) }
}

/// A view whose shape is another than its layer's rectangle.
@MainActor
package protocol FocusShaping {
    /// The rectangle, in the view's space, and its corners' radius.
    var focusShape: (rect: CGRect, cornerRadius: CGFloat) { get }
}

/// A view that uses arrow keys while it has the focus.
@MainActor
package protocol FocusAdjusting {
    /// Takes an arrow key. Returns whether it was of use; otherwise it moves the focus.
    func adjust(towards heading: UIFocusHeading) -> Bool
}
