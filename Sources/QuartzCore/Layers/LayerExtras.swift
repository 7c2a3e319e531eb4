import CoreGraphics
import Foundation

/// Rarely used properties of a layer, which are separate so that most layers stay small.
final class LayerExtras {
    var name: String?
    var actions: [String: any CAAction]?
    var values: [String: Any] = [:]
    var style: [AnyHashable: Any]?
    var contentsFormat = CALayerContentsFormat.RGBA8Uint

    // CAMediaTiming, apart from what `LayerTiming` holds
    var duration = 0.0
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Whether the layer is drawn as a bitmap with `rasterizationScale` pixels per point.
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var drawsAsynchronously = false

    /// The program's own corners, while the layer's view determines the drawn corners.
    var ownCorners: OwnCorners?

    struct OwnCorners {
        var radius: CGFloat
        var curve: CALayerCornerCurve
        var mask: CACornerMask
    }
    var edgeMask = CAEdgeAntialiasingMask(rawValue: 15)
    var allowsSmoothEdges = true

    /// The observers of changes.
    var changes: Probe<Void>?

    /// The display link for animated properties of the layer's subclass.
    var drawingLink: CADisplayLink?

    /// The model of a presentation layer.
    var modelLayer: CALayer?
    /// The presentation layer for `presentationTime`, as long as it is retained elsewhere. Each change clears it.
    weak var presentation: CALayer?
    var presentationTime = 0.0
}
