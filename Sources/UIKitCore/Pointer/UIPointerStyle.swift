import CoreGraphics
import Foundation
import RenderServer

/// The appearance of the pointer in a region, and the effect on the view there.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerstyle>.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
    enum Kind {
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape)
        case hidden, system
    }

    let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Creates a style with an effect on a view. With a shape, the effect has the shape instead of that of the view.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.effect(effect, shape))
    }

    // Chosen (Input): The pointer belongs to the desktop, and a program does not move it: `constrainedAxes` has no
    // effect.
    /// Creates a style with a shape of the pointer.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - constrainedAxes: The axes along which an iPad keeps the pointer near the region's center. It has no effect
    ///     on
    ///     the pointer of a desktop.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init(.shape(shape)) }

    nonisolated deinit {}

    /// Returns a style without a visible pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// Returns the style of the system: the desktop's arrow without an effect.
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// Returns the style itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The cursor of the desktop.
    var cursor: PointerCursor {
        switch kind {
        case .hidden: .hidden
        case .shape(.verticalBeam), .effect(_, .verticalBeam): .verticalBeam
        case .shape(.horizontalBeam), .effect(_, .horizontalBeam): .horizontalBeam
        default: .arrow
        }
    }
}
