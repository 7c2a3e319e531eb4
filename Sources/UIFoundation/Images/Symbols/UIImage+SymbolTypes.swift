import Foundation

extension UIImage {
    /// How thick the lines of a symbol are; the raw values are UIKit's.
    public enum SymbolWeight: Int, Sendable {
        /// As the text beside it, or regular.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Thin.
        case thin = 2
        /// Light.
        case light = 3
        /// As running text.
        case regular = 4
        /// A little thicker.
        case medium = 5
        /// Between medium and bold.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Thicker than bold.
        case heavy = 8
        /// The thickest.
        case black = 9

        /// The weight of text that looks as thick; regular for `unspecified`.
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

    /// How large a symbol is beside text of the same size.
    public enum SymbolScale: Int, Sendable {
        /// The system's usual one, `medium`.
        case `default` = -1
        /// As another configuration says, or `default`.
        case unspecified = 0
        /// As high as capital letters.
        case small = 1
        /// A little higher.
        case medium = 2
        /// Much higher.
        case large = 3
    }
}

extension UIFont.Weight {
    /// The weight of symbols that look as thick as text of this weight.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(rawValue: number / 100) ?? .regular }
}
