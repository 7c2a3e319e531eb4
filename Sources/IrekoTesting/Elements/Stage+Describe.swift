import Foundation
import UIKit

extension Stage {
    /// Returns a description of the screen with a line for each view, indented by depth. A line contains the view's
    /// class, frame on the screen, text, accessibility label, value and identifier. Invisible views and views that
    /// only contain other views are left out. Covered views are marked.
    ///
    ///     UITableViewCell (0 44 390 44) selected
    ///       UILabel (16 55 74.5 22) "Lisbon"
    ///     UIView (0 422 390 422) sheet at medium of medium, large
    ///       UILabel (20 460 60 21) "Details"
    ///
    /// The line of a controller's view also contains the controller's storyboard and restoration identifiers. The line
    /// of a presented view also describes its presentation: the detents of a sheet, the arrow of a popover, an alert
    /// or an action sheet. If the scene in front has several windows, each window has a line with its level. The
    /// remaining scenes are listed at the end.
    public func describe() -> String {
        settle()
        var lines: [String] = []
        let windows = scene.windows.filter { !$0.isHidden }
        for window in windows {
            var words: [ObjectIdentifier: String] = [:]
            for controller in presented(in: window) {
                guard let active = controller.activePresentationController, let view = active.presentedView else {
                    continue
                }
                words[ObjectIdentifier(view)] = PresentationWords.words(of: active)
            }
            if windows.count > 1 {
                let level = window.windowLevel.rawValue
                let number = level == level.rounded() && abs(level) < 1e9 ? "\(Int(level))" : "\(level)"
                words[ObjectIdentifier(window)] = "level \(number)" + (window.isKeyWindow ? " key" : "")
            }
            for controller in controllers(in: window) {
                guard let view = controller.viewIfLoaded else { continue }
                let scene = controller.storyboardNames.map { "scene \"\($0.storyboard).\($0.identifier)\"" }
                let restoration = controller.restorationIdentifier.map { "restoration \"\($0)\"" }
                let known = [words[ObjectIdentifier(view)], scene, restoration].compactMap(\.self)
                if !known.isEmpty { words[ObjectIdentifier(view)] = known.joined(separator: " ") }
            }
            describe(window, 0, words, &lines)
        }
        if lines.isEmpty { lines = ["nothing"] }
        for other in scenes where other !== scene { lines.append(Self.line(of: other)) }
        return lines.joined(separator: "\n")
    }

    private static func line(of scene: UIWindowScene) -> String {
        let title = scene.title.flatMap { $0.isEmpty ? nil : " \"\($0)\"" } ?? ""
        let count = scene.windows.count
        return
            "\(Swift.type(of: scene))\(title) behind, \(scene.activationState), \(count) window\(count == 1 ? "" : "s")"
    }

    /// - Parameter known: Additional words for certain views, such as their presentation.
    private func describe(
        _ view: UIView, _ depth: Int, _ known: [ObjectIdentifier: String], _ lines: inout [String]
    ) {
        guard !view.isHidden, view.alpha > 0.01, lines.count < 400 else { return }
        let isSeen = VisibleViews.visibleArea(of: view) != nil
        var words = [
            String(repeating: "  ", count: depth) + "\(Swift.type(of: view))",
            Self.short(view.convert(view.bounds, to: nil)),
        ]
        let text = VisibleViews.text(of: view)
        if let text { words.append("\"\(text)\"") }
        // The label is left out if a text inside repeats it.
        if let label = view.accessibilityValues.label, label != text,
            VisibleViews.inside(view, where: { VisibleViews.text(of: $0) == label }).isEmpty
        {
            words.append("label \"\(label)\"")
        }
        if let value = view.accessibilityValue { words.append("value \"\(value)\"") }
        if let identifier = view.accessibilityIdentifier { words.append("identifier \"\(identifier)\"") }
        if let identifier = view.restorationIdentifier { words.append("restoration \"\(identifier)\"") }
        if StageElement.isSelected(view) { words.append("selected") }
        if view.accessibilityTraits.contains(.notEnabled) { words.append("disabled") }
        // Views that only contain other views are left out.
        let isDescribed =
            isSeen
            && (words.count > 2 || view.isAccessibilityElement || view is UITableViewCell || view is UIControl
                || view is UIContentUnavailableView || known[ObjectIdentifier(view)] != nil)
        if isDescribed {
            if let word = known[ObjectIdentifier(view)] {
                words.append(word)
            } else if VisibleViews.isCovered(view, windows: scene.windows) {
                words.append("covered")
            }
            lines.append(words.joined(separator: " "))
        }
        for subview in view.subviews { describe(subview, depth + (isDescribed ? 1 : 0), known, &lines) }
    }

    private static func short(_ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
        }
        return "(\(numbers.joined(separator: " ")))"
    }
}
