import Foundation

extension UIImage {
    /// The thickness of the lines of a symbol. The raw values match UIKit.
    public enum SymbolWeight: Int, Sendable {
        /// The weight of the adjacent text, or regular.
        case unspecified = 0
        /// The thinnest weight.
        case ultraLight = 1
        /// Thin.
        case thin = 2
        /// Light.
        case light = 3
        /// The weight of running text.
        case regular = 4
        /// Slightly thicker than regular.
        case medium = 5
        /// Between medium and bold.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Thicker than bold.
        case heavy = 8
        /// The thickest weight.
        case black = 9

        /// Returns the corresponding font weight, which is regular for `unspecified`.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The size of a symbol relative to text of the same size.
    public enum SymbolScale: Int, Sendable {
        /// The default of the system, `medium`.
        case `default` = -1
        /// No scale: the scale of a different configuration is used, or `default`.
        case unspecified = 0
        /// The height of capital letters.
        case small = 1
        /// Slightly higher than capital letters.
        case medium = 2
        /// Much higher than capital letters.
        case large = 3
    }
}

extension UIFont.Weight {
    /// Returns the corresponding symbol weight.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(rawValue: number / 100) ?? .regular }
}
