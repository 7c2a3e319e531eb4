import Foundation

extension NSAttributedString.Key {
    // MARK: - How text looks

    /// A `UIFont`. 12 points of the system font where it is missing.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")

    /// An `NSParagraphStyle`. That of a paragraph's first character counts for the whole paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")

    /// A `UIColor` for the text. Black where it is missing.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

    /// A `UIColor` behind the text. None where it is missing.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

    /// A `URL`, or a string with an address, which a text view opens when it is tapped.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")

    /// A string that makes characters a `UITextItem` of a text view, which can be tapped as a link can.
    public static let uiTextItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")

    /// A number: points more, or less, between two characters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")

    /// A number: points more, or less, between two characters, as `kern`, which takes precedence.
    public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")

    /// A number: an `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")

    /// A `UIColor` for the underline. The text's own where it is missing.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")

    /// A number: an `NSUnderlineStyle`'s raw value, for a line through the text.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

    /// A `UIColor` for the line through the text. The text's own where it is missing.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

    /// A number: points by which the text stands above the line.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")

    /// An `NSTextAttachment`, of the character U+FFFC in whose place it stands.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")

    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}
