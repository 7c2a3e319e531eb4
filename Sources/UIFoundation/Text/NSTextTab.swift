import Foundation
import TextLayout

/// An immutable tab stop in a line.
///
///     let style = NSMutableParagraphStyle()
///     style.tabStops = [NSTextTab(textAlignment: .right, location: 280)]
open class NSTextTab: NSObject, NSCopying {
    /// The key of a tab stop's option.
    public struct OptionKey: Hashable, RawRepresentable, Sendable {
        /// The raw value.
        public let rawValue: String

        /// Creates a key from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The characters that end a column, a `CharacterSet`. The first of these characters after the tab, such as
        /// the decimal point of a number, is aligned with the tab stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    let values: TabStopValues

    /// Creates a tab stop.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the text after the tab: its beginning (`left`), middle or end is at the tab
    ///     stop.
    ///   - loc: The distance from the leading edge, in points.
    ///   - options: The options. `columnTerminators`, a `CharacterSet`, aligns columns of decimal numbers.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        values = TabStopValues(
            alignment: alignment, location: loc, terminators: options[.columnTerminators] as? CharacterSet)
    }

    init(_ values: TabStopValues) { self.values = values }

    static var standardStops: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat(28 * $0)) }
    }

    /// The alignment of the text after the tab at the tab stop.
    open var alignment: NSTextAlignment { values.alignment }

    /// The distance from the leading edge, in points.
    open var location: CGFloat { values.location }

    /// The stop's options.
    open var options: [OptionKey: Any] { values.terminators.map { [.columnTerminators: $0] } ?? [:] }

    /// Returns the column terminators for numbers in a locale, which are its decimal separator. With `nil`, the user's
    /// locale is used.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// Returns the stop itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether both stops have the same values.
    open override func isEqual(_ object: Any?) -> Bool { values == (object as? NSTextTab)?.values }

    /// The hash value, which is equal for equal stops.
    open override var hash: Int { values.hashValue }
}

extension TabStopValues {
    var stop: TabStop {
        let alignment: TabStop.Alignment =
            switch alignment {
            case _ where terminators?.isEmpty == false: .decimal
            case .left, .justified, .natural: .left
            case .center: .center
            case .right: .right
            }
        return TabStop(alignment: alignment, location: location)
    }
}
