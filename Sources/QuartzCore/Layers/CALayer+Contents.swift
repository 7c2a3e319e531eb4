import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    // MARK: - Providing the layer's content

    /// The part of the contents to show, in unit coordinates. Animatable.
    public final var contentsRect: CGRect {
        get { properties.contentsRect }
        set {
            guard newValue != properties.contentsRect, isValid(newValue, "contentsRect") else { return }
            let action = actionForChange("contentsRect")
            properties.contentsRect = newValue
            didChange("contentsRect", action)
        }
    }

    /// The part of the contents that stretches when they are resized, in unit coordinates. Animatable.
    public final var contentsCenter: CGRect {
        get { properties.contentsCenter }
        set {
            guard newValue != properties.contentsCenter, isValid(newValue, "contentsCenter") else { return }
            let action = actionForChange("contentsCenter")
            properties.contentsCenter = newValue
            didChange("contentsCenter", action)
        }
    }

    /// Pixels of the contents a point; also of what the layer draws of itself. Animatable.
    public final var contentsScale: CGFloat {
        get { CGFloat(properties.contentsScale) }
        set {
            let value = Double(newValue)
            guard value != properties.contentsScale, isValid(value, "contentsScale") else { return }
            let action = actionForChange("contentsScale")
            properties.contentsScale = value
            didChange("contentsScale", action)
        }
    }

    /// How the contents fit into the bounds.
    public final var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(properties.contentsGravity) }
        set {
            guard let gravity = newValue.gravity else {
                return LayerLog.warn("There is no contentsGravity \"\(newValue.rawValue)\"; the old one stays")
            }
            guard gravity != properties.contentsGravity else { return }
            properties.contentsGravity = gravity
            mark(.properties)
        }
    }

    /// How contents are drawn larger than they are.
    public final var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(properties.magnificationFilter) }
        set {
            guard newValue.filter != properties.magnificationFilter else { return }
            properties.magnificationFilter = newValue.filter
            mark(.properties)
        }
    }

    /// How contents are drawn smaller than they are.
    public final var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(properties.minificationFilter) }
        set {
            guard newValue.filter != properties.minificationFilter else { return }
            properties.minificationFilter = newValue.filter
            mark(.properties)
        }
    }

    /// How what the layer draws of itself is stored.
    public final var contentsFormat: CALayerContentsFormat {
        get { extras?.contentsFormat ?? .RGBA8Uint }
        set {
            guard newValue != contentsFormat else { return }
            makeExtras().contentsFormat = newValue
        }
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
