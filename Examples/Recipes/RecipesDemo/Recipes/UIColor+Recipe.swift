import UIKit

extension UIColor {
    /// A recipe's color from the asset catalog, which contains a light and a dark color.
    static func recipe(_ name: String) -> UIColor {
        UIColor(named: name, in: .module, compatibleWith: nil) ?? .tintColor
    }
}
