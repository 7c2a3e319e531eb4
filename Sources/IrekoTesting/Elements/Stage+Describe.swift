import Foundation
import UIKit

extension Stage {
    /// What is on the screen, as text: a line a view, indented by depth, with class, frame on the screen, text, value and identifier. What
    /// only holds others is left out, and what cannot be seen; what is covered says so.
    ///
    ///     UITableViewCell (0 44 390 44) selected
    ///       UILabel (16 55 74.5 22) "Lisbon"
    public func describe() -> String {
        settle()
        var lines: [String] = []
        for window in scene.windows where !window.isHidden { describe(window, 0, &lines) }
        return lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
    }

    private func describe(_ view: UIView, _ depth: Int, _ lines: inout [String]) {
        guard !view.isHidden, view.alpha > 0.01, lines.count < 400 else { return }
        let isSeen = VisibleViews.visibleArea(of: view) != nil
        var words = [
            String(repeating: "  ", count: depth) + "\(Swift.type(of: view))",
            Self.short(view.convert(view.bounds, to: nil)),
        ]
        if let text = VisibleViews.text(of: view) { words.append("\"\(text)\"") }
        if let value = view.accessibilityValue { words.append("value \"\(value)\"") }
        if let identifier = view.accessibilityIdentifier { words.append("identifier \"\(identifier)\"") }
        if view.accessibilityTraits.contains(.selected) || (view as? UITableViewCell)?.isSelected == true {
            words.append("selected")
        }
        if view.accessibilityTraits.contains(.notEnabled) { words.append("disabled") }
        // What only holds others has nothing to say.
        let isTold =
            isSeen && (words.count > 2 || view.isAccessibilityElement || view is UITableViewCell || view is UIControl)
        if isTold {
            if VisibleViews.isCovered(view, windows: scene.windows) { words.append("covered") }
            lines.append(words.joined(separator: " "))
        }
        for subview in view.subviews { describe(subview, depth + (isTold ? 1 : 0), &lines) }
    }

    private static func short(_ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
        }
        return "(\(numbers.joined(separator: " ")))"
    }
}
