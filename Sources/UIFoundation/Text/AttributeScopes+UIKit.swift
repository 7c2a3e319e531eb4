import CoreGraphics
import Foundation

extension AttributeScopes {
    /// The attributes of text that UIKit shows.
    ///
    ///     var title = AttributedString("Continue")
    ///     title.font = .boldSystemFont(ofSize: 20)
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Points that are added between letters.
        public let kern: KernAttribute
        /// Points that are added between letters, in all scripts.
        public let tracking: TrackingAttribute
        /// The lines under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the lines under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The lines through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the lines through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// How far the text is above its baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.font.rawValue }
        }

        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
        }

        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
        }

        /// Points that are added between letters.
        public enum KernAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.kern.rawValue }
        }

        /// Points that are added between letters, in all scripts.
        public enum TrackingAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.tracking.rawValue }
        }

        /// The lines under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// Kinds of line.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.underlineStyle.rawValue }
        }

        /// The colour of the lines under the text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.underlineColor.rawValue }
        }

        /// The lines through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// Kinds of line.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.strikethroughStyle.rawValue }
        }

        /// The colour of the lines through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.strikethroughColor.rawValue }
        }

        /// How far the text is above its baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
        }
    }

    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// UIKit's attributes as properties of attributed strings.
    public subscript<Attribute: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Attribute>
    ) -> Attribute { self[Attribute.self] }
}

extension AttributeContainer {
    /// UIKit's attributes among these.
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
    /// Makes a string with UIKit's attributes of another.
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
