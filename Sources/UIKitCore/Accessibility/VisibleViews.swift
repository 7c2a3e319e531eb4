import CoreGraphics

/// Finds the visible views of a hierarchy and their texts. Tests on a stage find views with it, and recordings of
/// input name views with it, so that a test finds the views that a recording named.
@MainActor
package enum VisibleViews {
    /// Returns the matching views that are visible and not covered, from front to back. Of nested matching views, only
    /// the innermost is returned.
    package static func matching(in windows: [UIWindow], _ matches: (UIView) -> Bool) -> [UIView] {
        var found: [UIView] = []
        for window in windows.reversed() where !window.isHidden {
            found += inside(window, where: matches).filter { !isCovered($0, windows: windows) }
        }
        return found.filter { view in !found.contains { $0 !== view && $0.isDescendant(of: view) } }
    }

    /// Returns a view and its visible descendants, from front to back, if they match. Iterates, since trees may be
    /// deeper than the stack.
    package static func inside(_ view: UIView, where matches: (UIView) -> Bool = { _ in true }) -> [UIView] {
        var (backToFront, next): ([UIView], [UIView]) = ([], [view])
        while let view = next.popLast() {
            guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { continue }
            if matches(view), let area = visibleArea(of: view), area.width > 0, area.height > 0 {
                backToFront.append(view)
            }
            next += view.subviews.reversed()
        }
        return backToFront.reversed()
    }

    // MARK: Position on the screen

    /// Returns the part of a view on the screen that is not clipped; `nil` if empty.
    package static func visibleArea(of view: UIView) -> CGRect? {
        guard let window = view.window else { return nil }
        var area = view.convert(view.bounds, to: nil).intersection(window.screen.bounds)
        for outer in sequence(first: view, next: \.superview).dropFirst() where outer.clipsToBounds {
            area = area.intersection(outer.convert(outer.bounds, to: nil))
        }
        return area.isNull || area.isEmpty ? nil : area
    }

    /// Returns the point of a touch for a view: the center of its visible part, in the coordinate space of the screen.
    package static func middle(of view: UIView) -> CGPoint {
        let area = visibleArea(of: view) ?? view.convert(view.bounds, to: nil)
        return CGPoint(x: area.midX, y: area.midY)
    }

    /// Returns whether the center of a view's visible part is covered by a view that is neither a descendant nor an
    /// ancestor of the view.
    package static func isCovered(_ view: UIView, windows: [UIWindow]) -> Bool {
        guard visibleArea(of: view) != nil else { return true }
        let middle = middle(of: view)
        for window in windows.reversed() where !window.isHidden {
            let point = window.convert(middle, from: nil as UIWindow?)
            guard let front = front(at: point, in: window) else { continue }
            return !(front.isDescendant(of: view) || view.isDescendant(of: front))
        }
        return false
    }

    /// Returns the frontmost view at a point that paints there, including views that ignore touches.
    private static func front(at point: CGPoint, in window: UIWindow) -> UIView? {
        // Descendants are in front of a view, so the view is visited again after them.
        var next: [(view: UIView, point: CGPoint, isDone: Bool)] = [(window, point, false)]
        while let (view, point, isDone) = next.popLast() {
            let isInside = view.bounds.contains(point)
            if isDone {
                if isInside, paints(view) { return view }
            } else if !view.isHidden, view.alpha > 0.01, isInside || !view.clipsToBounds, !isRevealing(view, at: point)
            {
                next.append((view, point, true))
                next += view.subviews.map { ($0, view.convert(point, to: $0), false) }
            }
        }
        return nil
    }

    /// Returns whether a view is a curled page that reveals the views behind it at a point.
    private static func isRevealing(_ view: UIView, at point: CGPoint) -> Bool {
        (view as? CurledPageView)?.point(inside: point, with: nil) == false
    }

    private static func paints(_ view: UIView) -> Bool {
        if let color = view.backgroundColor, color.cgColor.alpha > 0.5 { return true }
        return view is UILabel || view is UIImageView || view is UIVisualEffectView || view.layer.contents != nil
            || (view as? any ScreenElement)?.paintsItself == true
    }

    // MARK: Texts

    /// Returns whether a text identifies a view, by its text, accessibility label or identifier.
    package static func isMatch(_ view: UIView, to text: String) -> Bool {
        self.text(of: view) == text || view.accessibilityLabel == text || isIdentified(view, by: text)
    }

    /// Returns whether an identifier identifies a view.
    package static func isIdentified(_ view: UIView, by identifier: String) -> Bool {
        view.accessibilityIdentifier == identifier
    }

    /// Returns the text of a view, without its subviews.
    package static func text(of view: UIView) -> String? {
        if let label = view as? UILabel { return label.text }
        return includesLabels(view) ? view.accessibilityLabel : nil
    }

    /// Returns the texts in a view, in reading order.
    package static func texts(in view: UIView) -> [String] {
        if let text = text(of: view) { return [text] }
        let inner = inside(view) { $0 !== view && text(of: $0)?.isEmpty == false && !isPart($0, of: view) }
        let placed = inner.map { (view: $0, frame: $0.convert($0.bounds, to: nil)) }
        let texts = placed.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .compactMap { text(of: $0.view) }
        if !texts.isEmpty { return texts }
        return [view.accessibilityLabel, view.accessibilityValue].compactMap(\.self)
    }

    /// Returns whether a view is a label that is represented by a view around it, such as a button.
    private static func isPart(_ view: UIView, of outer: UIView) -> Bool {
        guard !includesLabels(view) else { return false }
        let between = sequence(first: view, next: \.superview).dropFirst().prefix { $0 !== outer }
        return between.contains(where: includesLabels)
    }

    private static func includesLabels(_ view: UIView) -> Bool {
        (view as? any ScreenElement)?.includesLabels == true
    }
}
