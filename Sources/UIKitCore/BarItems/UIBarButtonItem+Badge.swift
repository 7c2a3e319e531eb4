import Foundation

extension UIBarButtonItem {
    /// A small sign over the corner of an item, which shows a number or a short text, or only a dot.
    ///
    ///     item.badge = .count(3)
    ///
    /// A name of iOS 26.
    @preconcurrency @MainActor
    public struct Badge: Equatable {
        /// The text of the badge; `nil` for a dot.
        public let stringValue: String?
        /// The font of the text. The default, `nil`, is the font of the system.
        public var font: UIFont?
        /// The color of the text. The default, `nil`, is white.
        public var foregroundColor: UIColor?
        /// The color behind the text. The default, `nil`, is red.
        public var backgroundColor: UIColor?

        private init(_ stringValue: String?) { self.stringValue = stringValue }

        /// Returns a badge with a number, in the digits of the current locale.
        public static func count(_ count: Int) -> Badge { Badge(count.formatted()) }

        /// Returns a badge with a text.
        public static func string(_ string: String) -> Badge { Badge(string) }

        /// Returns a badge without text: a dot.
        public static func indicator() -> Badge { Badge(nil) }
    }
}
