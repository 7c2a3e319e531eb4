import Foundation

/// What a layer makes of all that lies behind it, within its bounds and round corners.
package struct BackdropEffect: Hashable, Sendable {
    /// The deviation of the Gaussian that it is blurred with, in points.
    var blurRadius = 0.0
    /// How colourful it becomes: 0 is grey, and 1 leaves colours as they are.
    var saturation = 1.0
    /// Painted over it.
    var tint: RenderColor?
    /// How much of all this is there, from 0 to 1.
    package var amount = 1.0

    package init(blurRadius: Double, saturation: Double, tint: RenderColor?) {
        (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
    }
}

extension LayerProperties {
    /// The effect on what lies behind, while there is anything of it.
    var activeBackdrop: BackdropEffect? {
        guard let backdrop, backdrop.amount > 0 else { return nil }
        return backdrop
    }
}
