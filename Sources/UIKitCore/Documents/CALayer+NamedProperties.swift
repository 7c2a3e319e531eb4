import Foundation
import QuartzCore

/// What key paths of runtime attributes set behind `layer`. The names are those of Objective-C. Colours are `CGColor`s, which no
/// runtime attribute is: as on iOS, setting one has no effect.
extension CALayer: NamedPropertyOwner {
    /// The layer's properties by their names in Objective-C.
    public static var namedProperties: NamedProperties {
        NamedProperties()
            .adding("cornerRadius", \CALayer.cornerRadius)
            .adding("masksToBounds", \CALayer.masksToBounds)
            .adding("borderWidth", \CALayer.borderWidth)
            .adding("borderColor", \CALayer.borderColor)
            .adding("backgroundColor", \CALayer.backgroundColor)
            .adding("shadowColor", \CALayer.shadowColor)
            .adding("shadowOffset", \CALayer.shadowOffset)
            .adding("shadowOpacity", \CALayer.shadowOpacity)
            .adding("shadowRadius", \CALayer.shadowRadius)
            .adding("opacity", \CALayer.opacity)
            .adding("hidden", \CALayer.isHidden)
            .adding("opaque", \CALayer.isOpaque)
            .adding("zPosition", \CALayer.zPosition)
            .adding("doubleSided", \CALayer.isDoubleSided)
            .adding("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
            .adding("shouldRasterize", \CALayer.shouldRasterize)
            .adding("rasterizationScale", \CALayer.rasterizationScale)
            .adding("contentsScale", \CALayer.contentsScale)
            .adding("anchorPoint", \CALayer.anchorPoint)
            .adding("name", \CALayer.name)
    }
}
