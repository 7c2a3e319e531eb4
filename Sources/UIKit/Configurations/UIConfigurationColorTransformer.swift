import Foundation

/// A function from colours to colours, such as the one in which a highlighted image is drawn.
///
/// It may be kept anywhere, and is called where the configuration is used, on the main actor.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    // Sendable since what it refers to never changes, and is only called on the main actor.
    private final class Function: @unchecked Sendable {
        let call: (UIColor) -> UIColor

        init(_ call: @escaping (UIColor) -> UIColor) { self.call = call }
    }

    private let function: Function

    /// Makes a transformer of a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { function = Function(transform) }

    /// The function.
    public var transform: (UIColor) -> UIColor { function.call }

    /// The colour that is made of another one.
    public func callAsFunction(_ input: UIColor) -> UIColor { function.call(input) }

    /// Makes greys, as bright as the colours are.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
            }
        }
    }

    /// Makes the tint colour of any colour.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .tintColor }
    }

    /// Makes the colour of monochrome symbols of any colour.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .secondaryLabel }
    }

    /// Whether two transformers are copies of one.
    public static func == (first: Self, second: Self) -> Bool { first.function === second.function }

    /// Hashes which transformer it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}
