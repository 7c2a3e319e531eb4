import UIKit

extension UIColor {
    /// A recipe's colour: from the catalogue, where it has a light and a dark form.
    static func recipe(_ name: String) -> UIColor {
        UIColor(named: name, in: .module, compatibleWith: nil) ?? .tintColor
    }
}
