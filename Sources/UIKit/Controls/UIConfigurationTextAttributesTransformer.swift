import Foundation

/// A function from attributes of text to attributes, such as one that gives titles another font in a state.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    private final class Function: Sendable {
        let call: @Sendable (AttributeContainer) -> AttributeContainer

        init(_ call: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.call = call }
    }

    private let function: Function

    /// Makes a transformer of a function.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        function = Function(transform)
    }

    /// The function.
    public var transform: @Sendable (AttributeContainer) -> AttributeContainer { function.call }

    /// The attributes that are made of others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { function.call(input) }

    /// Whether two transformers are copies of one.
    public static func == (first: Self, second: Self) -> Bool { first.function === second.function }

    /// Hashes which transformer it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}
