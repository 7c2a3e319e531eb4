/// The name of a method that is called at run time, such as the action of a key command.
///
/// Names have the form of Objective-C, with a colon for each argument: `"save:"` is the name of `save(_:)`. Linux has
/// no `#selector`; a string literal works on both platforms. A class lists the methods that it offers by name in
/// ``UIResponder/namedActions``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The string of the name.
    public let description: String

    /// Creates a selector from a name.
    public init(_ name: String) { description = name }

    /// Creates a selector from a string literal.
    public init(stringLiteral name: String) { description = name }
}
