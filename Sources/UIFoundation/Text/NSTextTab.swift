import Foundation
import TextLayout

/// A place in a line to which a tab leads. Does not change.
///
///     let style = NSMutableParagraphStyle()
///     style.tabStops = [NSTextTab(textAlignment: .right, location: 280)]
open class NSTextTab: NSObject, NSCopying {
    /// What options of a tab stop are called.
    public struct OptionKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet`: the first of these characters behind the tab stands at the stop, as the points of decimal numbers do.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    let values: TabStopValues

    /// Makes a place to which a tab leads.
    ///
    /// - Parameters:
    ///   - alignment: What of the text behind the tab stands there: its beginning (`left`), its middle or its end.
    ///   - loc: Points from the side where lines begin.
    ///   - options: Settings of the stop: `columnTerminators`, a `CharacterSet`, ends a column of decimal numbers.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        values = TabStopValues(
            alignment: alignment, location: loc, terminators: options[.columnTerminators] as? CharacterSet)
    }

    init(_ values: TabStopValues) { self.values = values }

    static var standardStops: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat(28 * $0)) }
    }

    /// What of the text behind the tab stands at the stop.
    open var alignment: NSTextAlignment { values.alignment }

    /// Points from the side where lines begin.
    open var location: CGFloat { values.location }

    /// The options, as they were given.
    open var options: [OptionKey: Any] { values.terminators.map { [.columnTerminators: $0] } ?? [:] }

    /// The characters by which columns of numbers are aligned in a locale: its decimal separator. `nil` is the user's locale.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// The same stop, since it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both have the same values.
    open override func isEqual(_ object: Any?) -> Bool { values == (object as? NSTextTab)?.values }

    /// A number that is the same for stops that are equal.
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
