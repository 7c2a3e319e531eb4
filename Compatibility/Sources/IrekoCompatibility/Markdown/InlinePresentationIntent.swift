import Foundation

/// How Markdown presents a part of a text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes an intent of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `*text*`.
    public static let emphasized = Self(rawValue: 1)
    /// `**text**`.
    public static let stronglyEmphasized = Self(rawValue: 2)
    /// Text between backticks.
    public static let code = Self(rawValue: 4)
    /// `~~text~~`.
    public static let strikethrough = Self(rawValue: 32)
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute with the intent of a part of a text.
    public struct InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The intent of a part of a text.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
}
