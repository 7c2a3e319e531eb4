import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    // MARK: - Providing the layer's content

    final func setContentsRect(_ newValue: CGRect) {
        guard newValue != properties.contentsRect, isValid(newValue, "contentsRect") else { return }
        let action = actionForChange("contentsRect")
        properties.contentsRect = newValue
        didChange("contentsRect", action)
    }

    final func setContentsCenter(_ newValue: CGRect) {
        guard newValue != properties.contentsCenter, isValid(newValue, "contentsCenter") else { return }
        let action = actionForChange("contentsCenter")
        properties.contentsCenter = newValue
        didChange("contentsCenter", action)
    }

    final func setContentsScale(_ newValue: CGFloat) {
        let value = Double(newValue)
        guard value != properties.contentsScale, isValid(value, "contentsScale") else { return }
        let action = actionForChange("contentsScale")
        properties.contentsScale = value
        didChange("contentsScale", action)
    }

    final func setContentsGravity(_ newValue: CALayerContentsGravity) {
        guard let gravity = newValue.gravity else {
            return LayerLog.warn("Unknown contentsGravity \"\(newValue.rawValue)\"; the old one is kept")
        }
        guard gravity != properties.contentsGravity else { return }
        properties.contentsGravity = gravity
        mark(.properties)
    }

    final func setMagnificationFilter(_ newValue: CALayerContentsFilter) {
        guard newValue.filter != properties.magnificationFilter else { return }
        properties.magnificationFilter = newValue.filter
        mark(.properties)
    }

    final func setMinificationFilter(_ newValue: CALayerContentsFilter) {
        guard newValue.filter != properties.minificationFilter else { return }
        properties.minificationFilter = newValue.filter
        mark(.properties)
    }

    final func setContentsFormat(_ newValue: CALayerContentsFormat) {
        guard newValue != contentsFormat else { return }
        makeExtras().contentsFormat = newValue
    }

    final func setContents(_ newValue: Any?) {
        let contents: LayerContents?
        var isSame = false
        switch newValue {
        case nil:
            contents = nil
            isSame = contentsObject == nil && properties.contents == nil
        case let image as CGImage:
            contents = .bitmap(image.bitmap)
            isSame = (contentsObject as? CGImage) === image
        case let bitmap as Bitmap:
            contents = .bitmap(bitmap)
            isSame = (contentsObject as? Bitmap) === bitmap
        default:
            return LayerLog.warn("\(type(of: self)) contents cannot be \(type(of: newValue!)): it must be a CGImage")
        }
        guard !isSame else { return }
        let action = actionForChange("contents")
        properties.contents = contents
        contentsObject = newValue
        contentsDamage = nil
        didChange("contents", action)
    }
}
