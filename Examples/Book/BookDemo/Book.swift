import Foundation

/// A book as it was written: chapters of paragraphs.
public struct Book: Sendable {
    /// A part with a number and a name.
    public struct Chapter: Sendable {
        /// Such as "Chapter I".
        public let number: String
        /// Its name.
        public let title: String
        /// Its text, a paragraph each.
        public let paragraphs: [String]
    }

    /// The name on the title page.
    public let title: String
    /// Who wrote it.
    public let author: String
    /// The text.
    public let chapters: [Chapter]
}
