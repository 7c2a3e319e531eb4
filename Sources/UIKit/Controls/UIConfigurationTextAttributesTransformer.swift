import Foundation

/// A function that changes attributes of text, for example the font of titles in a state.
///
/// It may be stored anywhere. It is called when the configuration is used, on the main actor.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    // Sendable, because the function never changes and is called only on the main actor.
    private final class Function: @unchecked Sendable {
        let call: (AttributeContainer) -> AttributeContainer

        init(_ call: @escaping (AttributeContainer) -> AttributeContainer) { self.call = call }
    }

    private let function: Function

    /// Creates a transformer with a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        function = Function(transform)
    }

    /// The function.
    public var transform: (AttributeContainer) -> AttributeContainer { function.call }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { function.call(input) }

    /// Whether two transformers are copies of the same transformer.
    public static func == (first: Self, second: Self) -> Bool { first.function === second.function }

    /// Hashes the identity of the transformer.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}
