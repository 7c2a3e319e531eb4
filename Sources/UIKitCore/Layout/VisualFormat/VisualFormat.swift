/// A parsed visual format, with resolved names.
@MainActor
struct VisualFormat {
    /// A relation to a number of points or a view, for a gap or a size.
    struct Predicate {
        enum Object {
            case constant(Double)
            case item(any LayoutItem)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority = UILayoutPriority.required
    }

    enum Gap {
        case flush
        case standard
        case predicates([Predicate])
    }

    struct Element {
        /// The gap before the element: after the previous element or, for the first element, after the superview, if
        /// the format starts there.
        var gapBefore: Gap?
        var item: any LayoutItem
        var sizes: [Predicate]
        /// The end of the element in the text.
        var end: Int
    }

    var isVertical = false
    var elements: [Element] = []
    /// The gap between the last view and the superview, if the format ends there.
    var lastGap: Gap?
    /// The end of the text.
    var end = 0
}

/// The error of an invalid visual format.
struct VisualFormatError: Error {
    var reason: String
    /// The position in the text; `nil` for an error of the whole text.
    var position: Int?

    /// Length of the shown text on both sides of the position.
    private static let context = 200

    /// UIKit's message: the reason, the format and a caret below the position.
    func message(for format: String) -> String {
        guard let position else { return "Unable to parse constraint format: \(reason)" }
        var bytes = Array(format.utf8)
        let start = max(0, min(position, bytes.count) - Self.context)
        let isCut = bytes.count - start > 2 * Self.context
        bytes = Array(bytes[start...].prefix(2 * Self.context)).map { $0 < 32 || $0 == 127 ? 32 : $0 }
        let shown = (start > 0 ? "…" : "") + String(decoding: bytes, as: UTF8.self) + (isCut ? "…" : "")
        let spaces = String(repeating: " ", count: position - start + (start > 0 ? 1 : 0))
        return "Unable to parse constraint format: \n\(reason) \n\(shown) \n\(spaces)^"
    }
}
