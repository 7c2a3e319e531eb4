import Foundation

extension UITraitCollection {
    /// What `UIColor.tintColor` stands for.
    var tintColor: UIColor { values.tint?.color as? UIColor ?? .systemBlue }

    /// This collection with what `UIColor.tintColor` stands for.
    package func replacing(tintColor: UIColor) -> UITraitCollection {
        var values = values
        values.tint = TraitTint(color: tintColor)
        return UITraitCollection(values: values)
    }
}
