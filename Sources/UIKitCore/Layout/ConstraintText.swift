import Foundation

/// Formats constraints and their items for messages, as UIKit does, so that advice about its messages applies here.
@MainActor
enum ConstraintText {
    /// Formats a number in the shortest form: `8`, `0.5`, `-12.25`.
    static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        if value == value.rounded() { return "\(Int64(value))" }
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == 0 ? "\(value)" : "\(rounded)"
    }

    nonisolated static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// Formats an item as its type and address, followed by the text of a label or the identifier of a guide; or as
    /// its own identifier alone, which is explained at the end of the description.
    static func name(_ item: any LayoutItem) -> String {
        switch item {
        case let span as LayoutSpan:
            let ends = [(span.start, span.startAttribute), (span.end, span.endAttribute)].map { item, attribute in
                "\(item.map(name) ?? "(null)").\(attribute)"
            }
            return "(\(ends[1]) - \(ends[0]))"
        case let view as UIView: return view.accessibilityIdentifier.map(shortened) ?? fullName(view)
        default: return fullName(item)
        }
    }

    private static func fullName(_ item: any LayoutItem) -> String {
        let type = item is InsetLayoutGuide ? UILayoutGuide.self : type(of: item)
        let name = "\(type):\(address(of: item))"
        let text =
            switch item {
            case let view as any TextDisplaying: view.textInMessages
            case let guide as UILayoutGuide: guide.identifier
            default: ""
            }
        return text.isEmpty ? name : "\(name)'\(shortened(text))'"
    }

    /// Formats an autoresizing mask as UIKit does, such as `h=--& v=-&-`. The symbols of an axis represent the space
    /// before a view, the view, and the space after it; flexible parts are `&`. Without flexible parts, the space
    /// after the view is `&`.
    static func symbols(of mask: UIView.AutoresizingMask) -> String {
        func symbols(_ parts: [UIView.AutoresizingMask]) -> String {
            guard parts.contains(where: mask.contains) else { return "--&" }
            return parts.map { mask.contains($0) ? "&" : "-" }.joined()
        }
        return "h=\(symbols([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
            + "v=\(symbols([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
    }

    /// Shortens a text for a message, on one line.
    static func shortened(_ text: String) -> String {
        var short = String(text.prefix(60).map { $0.isNewline ? " " : $0 })
        if short.utf8.count < text.utf8.count { short += "…" }
        return short
    }

    /// Returns `name:Type:0x…` for each item with an identifier, and `'|':Type:0x…` for the superview, if the
    /// description contains it.
    static func legend(of items: [any LayoutItem], superview: UIView?) -> [String] {
        var names: [String] = []
        for case let view as UIView in items where view.accessibilityIdentifier != nil {
            let entry = "\(name(view)):\(fullName(view))"
            if view !== superview, !names.contains(entry) { names.append(entry) }
        }
        if let superview { names.append("'|':\(fullName(superview))") }
        return names
    }
}
