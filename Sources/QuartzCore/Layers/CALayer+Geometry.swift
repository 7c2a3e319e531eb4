import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    // MARK: - Modifying the layer geometry

    /// The layer's place on the axis towards the viewer: among sublayers of one layer, higher ones are in front.
    /// Animatable.
    public final var zPosition: CGFloat {
        get { CGFloat(properties.zPosition) }
        set {
            let value = Double(newValue)
            guard value != properties.zPosition, isValid(value, "zPosition") else { return }
            let action = actionForChange("zPosition")
            properties.zPosition = value
            didChange("zPosition", action)
        }
    }

    /// The anchor point's place on the axis towards the viewer, in points. Animatable.
    public final var anchorPointZ: CGFloat {
        get { CGFloat(properties.anchorPointZ) }
        set {
            let value = Double(newValue)
            guard value != properties.anchorPointZ, isValid(value, "anchorPointZ") else { return }
            let action = actionForChange("anchorPointZ")
            properties.anchorPointZ = value
            didChange("anchorPointZ", action)
        }
    }

    /// A transform that all sublayers get besides their own; where perspective belongs. Animatable.
    public final var sublayerTransform: CATransform3D {
        get { CATransform3D(properties.sublayerTransform) }
        set {
            guard newValue.matrix != properties.sublayerTransform, isValid(newValue.matrix, "sublayerTransform")
            else { return }
            let action = actionForChange("sublayerTransform")
            properties.sublayerTransform = newValue.matrix
            didChange("sublayerTransform", action)
        }
    }

    /// Whether the layer is seen from behind. Animatable under the key `doubleSided`.
    public final var isDoubleSided: Bool {
        get { properties.isDoubleSided }
        set {
            guard newValue != properties.isDoubleSided else { return }
            properties.isDoubleSided = newValue
            mark(.properties)
        }
    }

    /// The transform as far as it stays in the plane.
    public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to one in the plane.
    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    final var computedFrame: CGRect {
        let (bounds, anchor, position) = (bounds, anchorPoint, position)
        let size = bounds.size
        guard !properties.transform.changesNothing else {
            return CGRect(
                x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
                width: size.width, height: size.height
            )
        }
        let map = PlaneTransform(properties.transform)
        let (left, top) = (-anchor.x * size.width, -anchor.y * size.height)
        let (right, bottom) = (left + size.width, top + size.height)
        let corners = (
            map.apply(to: CGPoint(x: left, y: top)), map.apply(to: CGPoint(x: right, y: top)),
            map.apply(to: CGPoint(x: left, y: bottom)), map.apply(to: CGPoint(x: right, y: bottom))
        )
        let minX = min(min(corners.0.x, corners.1.x), min(corners.2.x, corners.3.x))
        let minY = min(min(corners.0.y, corners.1.y), min(corners.2.y, corners.3.y))
        let maxX = max(max(corners.0.x, corners.1.x), max(corners.2.x, corners.3.x))
        let maxY = max(max(corners.0.y, corners.1.y), max(corners.2.y, corners.3.y))
        return CGRect(x: position.x + minX, y: position.y + minY, width: maxX - minX, height: maxY - minY)
    }

    final func setFrame(_ frame: CGRect) {
        guard isValid(frame, "frame") else { return }
        var frame = frame.standardized
        let anchor = anchorPoint
        guard !properties.transform.changesNothing else {
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            position = CGPoint(
                x: frame.origin.x + anchor.x * frame.size.width, y: frame.origin.y + anchor.y * frame.size.height)
            return
        }
        // The size is taken back through the transform; then the layer is moved so that the frame begins where asked.
        let origin = frame.origin
        guard let inverse = PlaneTransform(properties.transform).inverse else { return }
        let x = inverse.apply(to: CGPoint(x: frame.size.width, y: 0))
        let y = inverse.apply(to: CGPoint(x: 0, y: frame.size.height))
        let zero = inverse.apply(to: .zero)
        frame.size = CGSize(
            width: abs(x.x - zero.x) + abs(y.x - zero.x), height: abs(x.y - zero.y) + abs(y.y - zero.y))
        guard isValid(frame, "frame") else { return }
        bounds = CGRect(origin: bounds.origin, size: frame.size)
        let now = computedFrame
        position = CGPoint(x: position.x + origin.x - now.origin.x, y: position.y + origin.y - now.origin.y)
    }
}
