import Foundation

extension NSAttributedString.Key {
    // MARK: - How text looks

    /// The font, a `UIFont`. The default is the system font with 12 points.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")

    /// The paragraph style, an `NSParagraphStyle`. The style of a paragraph's first character applies to the whole
    /// paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")

    /// The color of the text, a `UIColor`. The default is black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

    /// The background color of the text, a `UIColor`. The default is no background.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

    /// A link, a `URL` or a string with an address. A text view opens it when it is tapped.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")

    /// A tag, a string. The tagged characters are a `UITextItem` of a text view, which can be tapped like a link.
    public static let uiTextItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")

    /// The additional space between two characters, a number of points. It may be negative.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")

    /// The additional space between two characters, a number of points. It may be negative. `kern` takes precedence.
    public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")

    /// Whether letters are joined to ligatures, a number. 0 means no ligatures. The default is 1, the ligatures of the
    /// font.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")

    /// The underline, a number: an `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")

    /// The color of the underline, a `UIColor`. The default is the text's color.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")

    /// The strikethrough line, a number: an `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

    /// The color of the strikethrough line, a `UIColor`. The default is the text's color.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

    /// The width of the characters' outlines, a number in percent of the font's size. The default is 0, no outlines. If
    /// it is positive, the characters are stroked and not filled. If it is negative, they are filled and stroked.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")

    /// The color of the characters' outlines, a `UIColor`. The default is the text's color.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")

    /// The distance of the text above its baseline, a number of points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")

    /// The attachment, an `NSTextAttachment`, which is drawn in place of a character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")

    /// The shadow of the text, an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}
