/// The name of a method that is looked up at run time: an action of a key command, or one without a target.
///
/// Names are written as in Objective-C, a colon for each argument: `"save:"` is the name of `save(_:)`. There is no
/// `#selector` on Linux; a string literal works in both places. A class lists the methods that it offers by name in
/// ``UIResponder/namedActions``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Makes a name.
    public init(_ name: String) { description = name }

    /// Makes a name.
    public init(stringLiteral name: String) { description = name }
}
