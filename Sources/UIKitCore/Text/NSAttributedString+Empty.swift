import Foundation

// `init()` of Foundation's texts, which Foundation on Linux does not have. It cannot be in an extension of the classes,
// since it would override the initializer of `NSObject`.

extension Hashable {
    /// Swift permits this of a protocol that is not restricted to classes.
    fileprivate init(made object: () -> Self) { self = object() }
}

extension Hashable where Self == NSAttributedString {
    /// Makes an empty text.
    public init() { self.init(made: { NSAttributedString(string: "") }) }
}

extension Hashable where Self == NSMutableAttributedString {
    /// Makes an empty text.
    public init() { self.init(made: { NSMutableAttributedString(string: "") }) }
}
