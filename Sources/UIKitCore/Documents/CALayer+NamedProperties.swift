import Foundation
import QuartzCore

/// The properties that runtime attributes set by key paths after `layer`, by their Objective-C names. Color properties
/// are `CGColor`s, which runtime attributes do not support: as on iOS, setting one has no effect.
extension CALayer: NamedPropertyOwner {
    /// The layer's properties by their Objective-C names.
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
