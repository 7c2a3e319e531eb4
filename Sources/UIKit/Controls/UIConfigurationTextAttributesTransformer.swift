import Foundation

/// A function from attributes of text to attributes, such as one that gives titles another font in a state.
///
/// It may be kept anywhere, and is called where the configuration is used, on the main actor.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    // Sendable since what it refers to never changes, and is only called on the main actor.
    private final class Function: @unchecked Sendable {
        let call: (AttributeContainer) -> AttributeContainer

        init(_ call: @escaping (AttributeContainer) -> AttributeContainer) { self.call = call }
    }

    private let function: Function

    /// Makes a transformer of a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        function = Function(transform)
    }

    /// The function.
    public var transform: (AttributeContainer) -> AttributeContainer { function.call }

    /// The attributes that are made of others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { function.call(input) }

    /// Whether two transformers are copies of one.
    public static func == (first: Self, second: Self) -> Bool { first.function === second.function }

    /// Hashes which transformer it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}
