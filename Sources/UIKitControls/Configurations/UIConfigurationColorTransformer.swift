import Foundation

/// A function that transforms colors, for example for highlighted images.
///
/// A transformer can be created and stored on any actor. Configurations call it on the main actor.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    // Sendable because its properties never change and its closure is called only on the main actor.
    private final class Function: @unchecked Sendable {
        let call: (UIColor) -> UIColor

        init(_ call: @escaping (UIColor) -> UIColor) { self.call = call }
    }

    private let function: Function

    /// Creates a transformer with a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { function = Function(transform) }

    /// The function of the transformer.
    public var transform: (UIColor) -> UIColor { function.call }

    /// Returns the transformed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { function.call(input) }

    /// A transformer that returns a gray of the same brightness.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
            }
        }
    }

    /// A transformer that returns the tint color.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .tintColor }
    }

    /// A transformer that returns the color of monochrome symbols.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .secondaryLabel }
    }

    /// Returns whether two transformers are copies of the same transformer.
    public static func == (first: Self, second: Self) -> Bool { first.function === second.function }

    /// Hashes the identity of the transformer.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}
