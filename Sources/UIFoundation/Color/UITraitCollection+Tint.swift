import Foundation

extension UITraitCollection {
    /// The color of `UIColor.tintColor`.
    var tintColor: UIColor { values.tint?.color as? UIColor ?? .systemBlue }

    /// Returns this collection with a different color of `UIColor.tintColor`.
    package func replacing(tintColor: UIColor) -> UITraitCollection {
        var values = values
        values.tint = TraitTint(color: tintColor)
        return UITraitCollection(values: values)
    }
}
