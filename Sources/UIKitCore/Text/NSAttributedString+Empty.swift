import Foundation

// `init()` of Foundation's attributed strings, which is missing in Foundation on Linux. An extension of the classes
// cannot contain it, since it would override the initializer of `NSObject`.

extension Hashable {
    /// Swift permits this in a protocol that is not restricted to classes.
    fileprivate init(made object: () -> Self) { self = object() }
}

extension Hashable where Self == NSAttributedString {
    /// Creates an empty text.
    public init() { self.init(made: { NSAttributedString(string: "") }) }
}

extension Hashable where Self == NSMutableAttributedString {
    /// Creates an empty text.
    public init() { self.init(made: { NSMutableAttributedString(string: "") }) }
}
