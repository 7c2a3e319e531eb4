import CoreGraphics
import Foundation

extension AttributeScopes {
    /// The text attributes that UIKit draws.
    ///
    ///     var title = AttributedString("Continue")
    ///     title.font = .boldSystemFont(ofSize: 20)
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color of the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The additional space between letters, in points.
        public let kern: KernAttribute
        /// The additional space between letters, in points, in all scripts.
        public let tracking: TrackingAttribute
        /// The lines under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The strikethrough lines.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the strikethrough lines.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The width of the characters' outlines, in percent of the font's size. Negative if they are also filled.
        public let strokeWidth: StrokeWidthAttribute
        /// The color of the characters' outlines.
        public let strokeColor: StrokeColorAttribute
        /// The distance of the text above its baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The layout of paragraphs.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The shadow of the text.
        public let shadow: ShadowAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The attribute for the font.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.font.rawValue }
        }

        /// The attribute for the color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A color.
            public typealias Value = UIColor
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
        }

        /// The attribute for the background color of the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A color.
            public typealias Value = UIColor
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
        }

        /// The attribute for the additional space between letters.
        public enum KernAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.kern.rawValue }
        }

        /// The attribute for the additional space between letters, in all scripts.
        public enum TrackingAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.tracking.rawValue }
        }

        /// The attribute for the underline.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A line style.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.underlineStyle.rawValue }
        }

        /// The attribute for the color of the underline.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// A color.
            public typealias Value = UIColor
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.underlineColor.rawValue }
        }

        /// The attribute for the strikethrough lines.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A line style.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.strikethroughStyle.rawValue }
        }

        /// The attribute for the color of the strikethrough lines.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// A color.
            public typealias Value = UIColor
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.strikethroughColor.rawValue }
        }

        /// The attribute for the width of the characters' outlines.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// A width in percent of the font's size.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.strokeWidth.rawValue }
        }

        /// The attribute for the color of the characters' outlines.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// A color.
            public typealias Value = UIColor
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.strokeColor.rawValue }
        }

        /// The attribute for the distance of the text above its baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
        }

        /// The attribute for the layout of paragraphs.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// A paragraph style.
            public typealias Value = NSParagraphStyle
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.paragraphStyle.rawValue }
        }

        /// The attribute for the shadow of the text.
        public enum ShadowAttribute: AttributedStringKey {
            /// A shadow.
            public typealias Value = NSShadow
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.shadow.rawValue }
        }
    }

    /// The scope of UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Returns an attribute key of UIKit, so that the attribute is a property of attributed strings.
    public subscript<Attribute: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Attribute>
    ) -> Attribute { self[Attribute.self] }
}

extension AttributeContainer {
    /// The container's UIKit attributes.
    package var uiKitAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = self.font
        attributes[.foregroundColor] = self.foregroundColor
        attributes[.backgroundColor] = self.backgroundColor
        attributes[.kern] = self.kern
        attributes[.tracking] = self.tracking
        attributes[.underlineStyle] = self.underlineStyle?.rawValue
        attributes[.underlineColor] = self.underlineColor
        attributes[.strikethroughStyle] = self.strikethroughStyle?.rawValue
        attributes[.strikethroughColor] = self.strikethroughColor
        attributes[.strokeWidth] = self.strokeWidth
        attributes[.strokeColor] = self.strokeColor
        attributes[.baselineOffset] = self.baselineOffset
        attributes[.paragraphStyle] = self.paragraphStyle
        attributes[.shadow] = self.shadow
        attributes[.link] = self.link
        return attributes
    }

    /// Creates a container with the attributes of a dictionary. Attributes without a key in `UIKitAttributes`, and
    /// values of unexpected types, are ignored.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch dictionary[key] {
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            default: nil
            }
        }
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            dictionary[key] as? NSUnderlineStyle
                ?? (dictionary[key] as? Int ?? (dictionary[key] as? NSNumber)?.intValue).map {
                    NSUnderlineStyle(rawValue: $0)
                }
        }
        self.font = dictionary[.font] as? UIFont
        self.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.backgroundColor = dictionary[.backgroundColor] as? UIColor
        (self.kern, self.tracking) = (number(.kern), number(.tracking))
        (self.underlineStyle, self.underlineColor) = (style(.underlineStyle), dictionary[.underlineColor] as? UIColor)
        self.strikethroughStyle = style(.strikethroughStyle)
        self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
        self.baselineOffset = number(.baselineOffset)
        self.paragraphStyle = (dictionary[.paragraphStyle] as? NSParagraphStyle)?.copy() as? NSParagraphStyle
        self.shadow = (dictionary[.shadow] as? NSShadow)?.copy() as? NSShadow
        self.strokeColor = dictionary[.strokeColor] as? UIColor
        self.strokeWidth = number(.strokeWidth)
        self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }
}

extension AttributedString {
    /// Creates an attributed string value with the characters of a string, and those of its attributes that have a key
    /// in `UIKitAttributes`.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let text = nsStr.attributedSubstring(from: range).string
            self.append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }
}

extension NSAttributedString {
    /// Creates a string with the characters and the UIKit attributes of an attributed string value.
    public convenience init(_ attributedString: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            text.append(
                NSAttributedString(
                    string: String(attributedString[run.range].characters), attributes: run.attributes.uiKitAttributes))
        }
        self.init(attributedString: text)
    }
}
