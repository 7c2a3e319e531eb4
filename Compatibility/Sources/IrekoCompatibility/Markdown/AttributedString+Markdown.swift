import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which syntax is read.
        public enum InterpretedSyntax: Int, Sendable {
            /// Blocks, and the text in them.
            case full
            /// Text in lines, with spaces collapsed.
            case inlineOnly
            /// Text with all of its spaces and line breaks.
            case inlineOnlyPreservingWhitespace
        }

        /// The result for a text that cannot be read. Each text is Markdown.
        public enum FailurePolicy: Int, Sendable {
            /// An error.
            case throwError
            /// The text that could be read.
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes of the form `^[text](name: value)` are read. They are not, whichever the value.
        public var allowsExtendedAttributes: Bool
        /// Which syntax is read.
        public var interpretedSyntax: InterpretedSyntax
        /// The result for a text that cannot be read.
        public var failurePolicy: FailurePolicy
        /// The code of the text's language. It has no effect.
        public var languageCode: String?

        /// Makes options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// Makes a text of Markdown, with the attributes `inlinePresentationIntent` and `link`.
    ///
    /// The marks of headings, lists and quotations are removed. Between the texts of blocks there is no line break.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: How it is read.
    ///   - baseURL: The URL that links are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        let blocks =
            options.interpretedSyntax == .full ? MarkdownBlocks.texts(of: markdown) : [markdown]
        for block in blocks {
            var inline = MarkdownInline(
                block, preservesSpaces: options.interpretedSyntax == .inlineOnlyPreservingWhitespace)
            for part in inline.parts() {
                var text = AttributedString(part.text)
                if !part.intent.isEmpty { text.inlinePresentationIntent = part.intent }
                if let link = part.link { text.link = URL(string: link, relativeTo: baseURL) }
                append(text)
            }
        }
    }

    /// Makes a text of Markdown in UTF-8. Bytes that are not UTF-8 are replaced.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}
