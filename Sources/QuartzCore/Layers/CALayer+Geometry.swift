import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    // For views. In other modules `@exclusivity(unchecked)` has no effect, so that each read of `properties` would be
    // checked.
    package final var modelBounds: CGRect { properties.bounds }
    package final var modelPosition: CGPoint { properties.position }

    // MARK: - Modifying the layer geometry

    final func setPosition(_ newValue: CGPoint) {
        guard newValue != properties.position, isValid(newValue, "position") else { return }
        let action = actionForChange("position")
        properties.position = newValue
        didChange("position", action)
    }

    final func setTransform(_ newValue: CATransform3D) {
        guard newValue.matrix != properties.transform, isValid(newValue.matrix, "transform") else { return }
        let action = actionForChange("transform")
        properties.transform = newValue.matrix
        didChange("transform", action)
    }

    final func setAnchorPoint(_ newValue: CGPoint) {
        guard newValue != properties.anchorPoint, isValid(newValue, "anchorPoint") else { return }
        let action = actionForChange("anchorPoint")
        properties.anchorPoint = newValue
        didChange("anchorPoint", action)
    }

    final func setZPosition(_ newValue: CGFloat) {
        let value = Double(newValue)
        guard value != properties.zPosition, isValid(value, "zPosition") else { return }
        let action = actionForChange("zPosition")
        properties.zPosition = value
        didChange("zPosition", action)
    }

    final func setAnchorPointZ(_ newValue: CGFloat) {
        let value = Double(newValue)
        guard value != properties.anchorPointZ, isValid(value, "anchorPointZ") else { return }
        let action = actionForChange("anchorPointZ")
        properties.anchorPointZ = value
        didChange("anchorPointZ", action)
    }

    final func setSublayerTransform(_ newValue: CATransform3D) {
        guard newValue.matrix != properties.sublayerTransform, isValid(newValue.matrix, "sublayerTransform")
        else { return }
        let action = actionForChange("sublayerTransform")
        properties.sublayerTransform = newValue.matrix
        didChange("sublayerTransform", action)
    }

    final func setIsDoubleSided(_ newValue: Bool) {
        guard newValue != properties.isDoubleSided else { return }
        properties.isDoubleSided = newValue
        mark(.properties)
    }

    final var computedFrame: CGRect {
        let (bounds, anchor, position) = (bounds, anchorPoint, position)
        let size = bounds.size
        guard !properties.transform.changesNothing else {
            return CGRect(
                x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
                width: size.width, height: size.height
            )
        }
        let map = PlaneTransform(properties.transform).withoutNoise
        let (left, top) = (-anchor.x * size.width, -anchor.y * size.height)
        let (right, bottom) = (left + size.width, top + size.height)
        let box = map.boundingBox(left, top, right, bottom)
        return CGRect(
            x: position.x + box.origin.x, y: position.y + box.origin.y, width: box.width, height: box.height)
    }

    final func setFrame(_ frame: CGRect) {
        guard isValid(frame, "frame") else { return }
        // Observers are called once, with the new size and the new position.
        let isObserved = !flags.contains(.isUnobserved)
        flags.insert(.isUnobserved)
        defer { if isObserved { reportFrame() } }
        var frame = frame.standardized
        let anchor = anchorPoint
        guard !properties.transform.changesNothing else {
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            position = CGPoint(
                x: frame.origin.x + anchor.x * frame.size.width, y: frame.origin.y + anchor.y * frame.size.height)
            return
        }
        // The size is transformed by the inverse; then the layer is moved to the requested origin.
        let origin = frame.origin
        guard let inverse = PlaneTransform(properties.transform).withoutNoise.inverse else { return }
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
