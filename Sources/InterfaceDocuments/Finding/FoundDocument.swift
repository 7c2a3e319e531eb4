import Foundation

/// A document's file, and the tables of its strings.
package struct FoundDocument: Sendable, Hashable {
    /// The document.
    package var url: URL
    /// The tables, the one that counts most first.
    package var strings: [URL]
    /// The language that it is in, or its tables are; `nil` for that of the base.
    package var language: String?
}
