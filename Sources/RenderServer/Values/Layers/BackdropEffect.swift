import Foundation

/// The effect of a layer on the content behind it, within the layer's bounds and rounded corners.
package struct BackdropEffect: Hashable, Sendable {
    /// The standard deviation of the Gaussian blur, in points.
    var blurRadius = 0.0
    /// The saturation: 0 is gray, and 1 leaves colors unchanged.
    var saturation = 1.0
    /// A color that is composited over the blurred backdrop.
    var tint: RenderColor?
    /// The strength of the effect, from 0 to 1.
    package var amount = 1.0

    package init(blurRadius: Double, saturation: Double, tint: RenderColor?) {
        (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
    }
}

extension LayerProperties {
    /// The backdrop effect, if its amount is more than 0.
    var activeBackdrop: BackdropEffect? {
        guard let backdrop, backdrop.amount > 0 else { return nil }
        return backdrop
    }
}
