import Foundation

/// A book: chapters of paragraphs.
public struct Book: Sendable {
    /// A chapter with a number and a title.
    public struct Chapter: Sendable {
        /// The number, such as "Chapter I".
        public let number: String
        /// The chapter's title.
        public let title: String
        /// The chapter's paragraphs.
        public let paragraphs: [String]
    }

    /// The book's title.
    public let title: String
    /// The book's author.
    public let author: String
    /// The chapters.
    public let chapters: [Chapter]
}
