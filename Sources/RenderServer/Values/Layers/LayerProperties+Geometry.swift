import CoreGraphics
import Foundation

extension LayerProperties {
    /// Returns the target box of the bitmap, in the layer's own space. It may be larger than the bounds.
    func contentsBox(of bitmap: Bitmap) -> Box {
        let bounds = Box(bounds)
        let scale = contentsScale > 0 ? contentsScale : 1
        let width = Double(bitmap.width) * contentsRect.size.width / scale
        let height = Double(bitmap.height) * contentsRect.size.height / scale
        guard width > 0, height > 0, width < 1e9, height < 1e9 else { return .empty }
        func place(_ width: Double, _ height: Double, _ x: Double, _ y: Double) -> Box {
            let (left, top) = (bounds.minX + (bounds.width - width) * x, bounds.minY + (bounds.height - height) * y)
            return Box(minX: left, minY: top, maxX: left + width, maxY: top + height)
        }
        switch contentsGravity {
        case .resize: return bounds
        case .resizeAspect:
            let factor = min(bounds.width / width, bounds.height / height)
            return place(width * factor, height * factor, 0.5, 0.5)
        case .resizeAspectFill:
            let factor = max(bounds.width / width, bounds.height / height)
            return place(width * factor, height * factor, 0.5, 0.5)
        // The bottom is the edge with the smallest y, which is the upper edge here (`CALayerContentsGravity`).
        case .center: return place(width, height, 0.5, 0.5)
        case .bottom: return place(width, height, 0.5, 0)
        case .top: return place(width, height, 0.5, 1)
        case .left: return place(width, height, 0, 0.5)
        case .right: return place(width, height, 1, 0.5)
        case .bottomLeft: return place(width, height, 0, 0)
        case .bottomRight: return place(width, height, 1, 0)
        case .topLeft: return place(width, height, 0, 1)
        case .topRight: return place(width, height, 1, 1)
        }
    }

    /// Returns the drawn pixels of a bitmap, which may be beyond its edges, or `nil` if there are no such pixels, or
    /// too many.
    func source(in bitmap: Bitmap) -> Box? {
        let (width, height) = (Double(bitmap.width), Double(bitmap.height))
        let source = Box(
            minX: contentsRect.origin.x * width, minY: contentsRect.origin.y * height,
            maxX: (contentsRect.origin.x + contentsRect.size.width) * width,
            maxY: (contentsRect.origin.y + contentsRect.size.height) * height)
        guard !source.isEmpty, source.minX > -1e6, source.minY > -1e6, source.maxX < 1e6, source.maxY < 1e6 else {
            return nil
        }
        return source
    }

    /// The distance in points that the shadow's blur reaches beyond the shape. The radius is the Gaussian's standard
    /// deviation, as in Core Animation.
    var shadowReach: Double {
        shadowRadius.isFinite && shadowRadius > 0 ? min(shadowRadius, Self.largestShadowRadius) * 3 + 2 : 1
    }

    /// The maximum radius in points. Larger radii have the same result.
    static let largestShadowRadius = 200.0
}
