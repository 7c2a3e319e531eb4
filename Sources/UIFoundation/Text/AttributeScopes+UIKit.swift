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
        /// The distance of the text above its baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
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

        /// The attribute for the distance of the text above its baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
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
        attributes[.baselineOffset] = self.baselineOffset
        return attributes
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
