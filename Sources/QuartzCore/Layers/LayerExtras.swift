import CoreGraphics
import Foundation

/// Properties that few layers have, kept apart so that the others stay small.
final class LayerExtras {
    var name: String?
    var actions: [String: any CAAction]?
    var values: [String: Any] = [:]
    var contentsFormat = CALayerContentsFormat.RGBA8Uint

    // CAMediaTiming, apart from what `LayerTiming` holds
    var duration = 0.0
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Whether the layer is drawn as a bitmap of `rasterizationScale` pixels a point.
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1

    /// Calls for each frame while properties of the class's own are animated.
    var drawingLink: CADisplayLink?

    /// Set on what `presentation()` returns: the layer that it was made of.
    var modelLayer: CALayer?
    /// What `presentation()` returned at `presentationTime`, as long as it is retained elsewhere. Cleared by each
    /// change.
    weak var presentation: CALayer?
    var presentationTime = 0.0
}
