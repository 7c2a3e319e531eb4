/// The context of a text, which affects how it is spoken.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext>.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The name of the context.
    public let rawValue: String

    /// Creates a context from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A terminal.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
    /// A list of files.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Messages.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// A book or an article.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Source code.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// A spreadsheet.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// A word processor.
    public static let wordProcessing = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextWordProcessing")
}
