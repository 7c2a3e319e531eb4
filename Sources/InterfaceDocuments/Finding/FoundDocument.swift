import Foundation

/// A document's file, and the tables of its strings.
package struct FoundDocument: Sendable, Hashable {
    /// The document.
    package var url: URL
    /// The tables, in the order of precedence.
    package var strings: [URL]
    /// The language of the document or of its tables, or `nil` for the base language.
    package var language: String?
}
