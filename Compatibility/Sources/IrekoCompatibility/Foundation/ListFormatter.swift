import Foundation

/// Formats lists: `A, B, and C`. Foundation on Linux does not have the class.
open class ListFormatter: Formatter, @unchecked Sendable {
    // Unchecked, as Foundation's formatters: a formatter is set up before it is shared.

    /// The locale of the words between the items. `nil` has the effect of the current locale.
    open var locale: Locale! = .autoupdatingCurrent
    /// Formats the items; `nil` for their descriptions.
    open var itemFormatter: Formatter?

    /// Returns a list of texts in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Returns a list of items; `nil` if an item has no text.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { item -> String? in
            if let itemFormatter { return itemFormatter.string(for: item) }
            return (item as? any CustomStringConvertible)?.description
        }
        guard !texts.contains(nil) else { return nil }
        let style = ListFormatStyle<StringStyle, [String]>.list(type: .and)
        return style.locale(locale ?? .current).format(texts.compactMap(\.self))
    }

    /// Returns a list if the object is an array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }
}
