import CoreGraphics
import Foundation

// Chosen (Movement): A desktop has no motion sensors, and its viewer offset is always zero, as for an iPhone at rest. A
// view keeps its motion effects, and they do not change it.
/// An effect on a view that depends on the angle from which the user looks at the device: the base class of
/// `UIInterpolatingMotionEffect` and `UIMotionEffectGroup`.
///
/// A computer without sensors has a constant viewer offset of zero, so that motion effects do not change views.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimotioneffect>.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
    /// Creates an effect without values.
    public override init() { super.init() }

    /// Creates an effect without values; archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    nonisolated deinit {}

    /// Returns the key paths of the view and the values to add to them for an offset of the viewer, whose components
    /// are from -1 to 1. The default is `nil`, for no values.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Returns the effect itself. Subclasses with changing properties return a copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
