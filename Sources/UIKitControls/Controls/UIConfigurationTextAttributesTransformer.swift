import Foundation

/// A function that transforms text attributes, for example the font of a title.
///
/// A transformer can be created and stored on any actor. Configurations call it on the main actor.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    // Sendable because its properties never change and its closure is called only on the main actor.
    private final class Function: @unchecked Sendable {
        let call: (AttributeContainer) -> AttributeContainer

        init(_ call: @escaping (AttributeContainer) -> AttributeContainer) { self.call = call }
    }

    private let function: Function

    /// Creates a transformer with a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        function = Function(transform)
    }

    /// The function of the transformer.
    public var transform: (AttributeContainer) -> AttributeContainer { function.call }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { function.call(input) }

    /// Returns whether two transformers are copies of the same transformer.
    public static func == (first: Self, second: Self) -> Bool { first.function === second.function }

    /// Hashes the identity of the transformer.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}
