import Foundation
import UIKit

/// What can be seen of a hierarchy of views, and what it says.
@MainActor
enum VisibleViews {
    /// All views that can be seen and that nothing covers, from the front to the back.
    static func all(in windows: [UIWindow]) -> [UIView] {
        var views: [UIView] = []
        for window in windows.reversed() where !window.isHidden {
            views += inside(window).filter { !isCovered($0, windows: windows) }
        }
        return views
    }

    /// A view and what can be seen in it, from the front to the back.
    static func inside(_ view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
        var views: [UIView] = []
        for subview in view.subviews.reversed() { views += inside(subview) }
        if let area = visibleArea(of: view), area.width > 0, area.height > 0 { views.append(view) }
        return views
    }

    /// The part of a view on the screen that nothing clips; `nil` for none.
    static func visibleArea(of view: UIView) -> CGRect? {
        guard let window = view.window else { return nil }
        var area = view.convert(view.bounds, to: nil).intersection(window.screen.bounds)
        for outer in sequence(first: view, next: \.superview).dropFirst() where outer.clipsToBounds {
            area = area.intersection(outer.convert(outer.bounds, to: nil))
        }
        return area.isNull || area.isEmpty ? nil : area
    }

    /// Whether something else is in front of the middle of what can be seen of a view, and is neither in it nor around it.
    static func isCovered(_ view: UIView, windows: [UIWindow]) -> Bool {
        guard let area = visibleArea(of: view) else { return true }
        let middle = CGPoint(x: area.midX, y: area.midY)
        for window in windows.reversed() where !window.isHidden {
            let point = window.convert(middle, from: nil as UIWindow?)
            guard let front = front(at: point, in: window) else { continue }
            return !(front.isDescendant(of: view) || view.isDescendant(of: front))
        }
        return false
    }

    /// The view in front at a point, one that takes no touches as well, if it paints anything there.
    private static func front(at point: CGPoint, in view: UIView) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        let isInside = view.bounds.contains(point)
        if view.clipsToBounds, !isInside { return nil }
        for subview in view.subviews.reversed() {
            if let found = front(at: view.convert(point, to: subview), in: subview) { return found }
        }
        return isInside && paints(view) ? view : nil
    }

    private static func paints(_ view: UIView) -> Bool {
        if let color = view.backgroundColor, color.cgColor.alpha > 0.5 { return true }
        return view is UILabel || view is UIImageView || view is UIControl || view is UIVisualEffectView
            || view.layer.contents != nil
    }

    // MARK: What it says

    /// What a view itself says.
    static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.accessibilityLabel
        default: nil
        }
    }

    /// The texts in a view, in the order of reading.
    static func texts(in view: UIView) -> [String] {
        if let text = text(of: view) { return [text] }
        let inner = inside(view).filter { $0 !== view && text(of: $0)?.isEmpty == false && !isPart($0, of: view) }
        let placed = inner.map { (view: $0, frame: $0.convert($0.bounds, to: nil)) }
        let texts = placed.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .compactMap { text(of: $0.view) }
        if !texts.isEmpty { return texts }
        return [view.accessibilityLabel, view.accessibilityValue].compactMap(\.self)
    }

    /// A label of a button, which says it itself.
    private static func isPart(_ view: UIView, of outer: UIView) -> Bool {
        guard !(view is UIButton) else { return false }
        return sequence(first: view, next: \.superview).dropFirst().prefix { $0 !== outer }.contains { $0 is UIButton }
    }
}
