import CoreGraphics
import Foundation

extension UIColor {
    /// The prominence of a text's color.
    public enum Prominence: Int, Sendable {
        /// The most prominent: the color itself.
        case primary
        /// Less prominent, as the color of a subtitle.
        case secondary
        /// Even less prominent, as the color of a placeholder.
        case tertiary
        /// The least prominent.
        case quaternary

        // Chosen (Views): The alphas of prominences are those of the light label colors.
        var alpha: CGFloat {
            switch self {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        }
    }

    /// The prominence of the color: `primary`, unless `withProminence(_:)` returned the color.
    public var prominence: Prominence { prominent?.prominence ?? .primary }

    /// Returns the color with a different prominence. It has a part of the alpha that the color has with primary
    /// prominence. The result of a dynamic color is also dynamic.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let primary = prominent?.primary ?? self
        guard prominence != .primary else { return primary }
        let changed: UIColor =
            primary.isDynamic
            ? UIColor { traits in
                let color = primary.resolvedColor(with: traits)
                return color.withAlphaComponent(color.components(in: traits).alpha * prominence.alpha)
            } : primary.withAlphaComponent(primary.components(in: .current).alpha * prominence.alpha)
        return UIColor(
            storage: changed.storage, prominent: Prominent(prominence: prominence, primary: primary))
    }

    /// The prominence of a color, and the color with primary prominence.
    struct Prominent: Sendable {
        let prominence: Prominence
        let primary: UIColor
    }
}
