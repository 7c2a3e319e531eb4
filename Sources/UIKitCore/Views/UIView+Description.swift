import Foundation

extension UIView {
    /// The text of `description`, in the order of UIKit's.
    var logDescription: String {
        func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        let frame = frame
        var parts = [String(TypeNames.name(of: self).dropLast())]
        if let base = TypeNames.baseClass(of: self, below: UIView.self) { parts.append("baseClass = \(base)") }
        parts += [
            "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
        ]
        if !transform.isIdentity {
            let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            parts.append("transform = [\(values.map(number).joined(separator: ", "))]")
        }
        if let text = (self as? any TextDisplaying)?.textInDescription {
            parts.append("text = '\(text.prefix(40))\(text.dropFirst(40).isEmpty ? "" : "...")'")
        }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(number(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if let recognizers, !recognizers.isEmpty {
            parts.append("gestureRecognizers = \(Diagnostics.name(NSArray(array: recognizers)))")
        }
        if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
        parts.append("layer = \(Diagnostics.name(layer))")
        if let scrolling = self as? UIScrollView {
            parts.append("contentOffset: \(NSCoder.string(for: scrolling.contentOffset))")
            parts.append("contentSize: \(NSCoder.string(for: scrolling.contentSize))")
            parts.append("adjustedContentInset: \(NSCoder.string(for: scrolling.adjustedContentInset))")
        }
        parts += (self as? any DetailedDescription)?.detailsInDescription ?? []
        return parts.joined(separator: "; ") + ">"
    }
}

/// A view with further details in its description.
@MainActor
package protocol DetailedDescription: UIView {
    /// The parts after the layer, and after the offset of a scroll view.
    var detailsInDescription: [String] { get }
}

extension UIView.AutoresizingMask {
    /// The letters of UIKit's logs, such as `W+H`.
    fileprivate var letters: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
