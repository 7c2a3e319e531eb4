import Foundation

/// The copies of a layer's sublayers (`CAReplicatorLayer`).
package struct Replication: Equatable, Sendable {
    /// The number of instances, including the sublayers themselves.
    package var count = 1
    /// The delay of each instance after the instance before it, in seconds.
    package var delay = 0.0
    /// The transform from each instance to the next, relative to the layer's anchor point.
    package var transform = Transform3D.identity
    /// The color by which the first instance is multiplied.
    package var color = ParticleColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// The difference between the colors of an instance and the next.
    package var colorOffset = ParticleColor()

    package init() {}

    /// Returns the color of an instance, or `nil` if it does not change colors.
    func color(of instance: Int) -> RenderColor? {
        func part(_ first: Double, _ offset: Double) -> Double {
            let value = first + offset * Double(instance)
            return value.isNaN ? 0 : min(max(value, 0), 1)
        }
        let result = RenderColor(
            red: part(color.red, colorOffset.red), green: part(color.green, colorOffset.green),
            blue: part(color.blue, colorOffset.blue), alpha: part(color.alpha, colorOffset.alpha))
        return result == RenderColor(red: 1, green: 1, blue: 1, alpha: 1) ? nil : result
    }
}
