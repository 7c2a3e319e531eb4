import CoreGraphics

/// What can be seen of a hierarchy of views, and what it says: how a test on a stage finds views, and how a recording
/// of input names them, so that the one finds what the other has named.
@MainActor
package enum VisibleViews {
    /// The views that match, can be seen and that nothing covers, from the front to the back. Of views in one another
    /// only the innermost counts.
    package static func matching(in windows: [UIWindow], _ matches: (UIView) -> Bool) -> [UIView] {
        var found: [UIView] = []
        for window in windows.reversed() where !window.isHidden {
            found += inside(window, where: matches).filter { !isCovered($0, windows: windows) }
        }
        return found.filter { view in !found.contains { $0 !== view && $0.isDescendant(of: view) } }
    }

    /// A view and what can be seen in it, from the front to the back; only what matches. A loop, since trees may be
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

    // MARK: Where it is

    /// The part of a view on the screen that nothing clips; `nil` for none.
    package static func visibleArea(of view: UIView) -> CGRect? {
        guard let window = view.window else { return nil }
        var area = view.convert(view.bounds, to: nil).intersection(window.screen.bounds)
        for outer in sequence(first: view, next: \.superview).dropFirst() where outer.clipsToBounds {
            area = area.intersection(outer.convert(outer.bounds, to: nil))
        }
        return area.isNull || area.isEmpty ? nil : area
    }

    /// Where a finger touches a view that is meant: the middle of what can be seen of it, on the screen.
    package static func middle(of view: UIView) -> CGPoint {
        let area = visibleArea(of: view) ?? view.convert(view.bounds, to: nil)
        return CGPoint(x: area.midX, y: area.midY)
    }

    /// Whether something else is in front of the middle of what can be seen of a view, and is neither in it nor around
    /// it.
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

    /// The view in front at a point, one that takes no touches as well, if it paints anything there.
    private static func front(at point: CGPoint, in window: UIWindow) -> UIView? {
        // What is in a view is in front of it: it is looked at again when that is done.
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

    /// Whether a view is a page that is curled up, and what lies below it is seen at a point.
    private static func isRevealing(_ view: UIView, at point: CGPoint) -> Bool {
        (view as? CurledPageView)?.point(inside: point, with: nil) == false
    }

    private static func paints(_ view: UIView) -> Bool {
        if let color = view.backgroundColor, color.cgColor.alpha > 0.5 { return true }
        return view is UILabel || view is UIImageView || view is UIVisualEffectView || view.layer.contents != nil
            || (view as? any ScreenElement)?.paintsItself == true
    }

    // MARK: What it says

    /// Whether a view is found by a text: it says it, or has it as its accessibility label or identifier.
    package static func answers(_ view: UIView, to text: String) -> Bool {
        self.text(of: view) == text || view.accessibilityLabel == text || isIdentified(view, by: text)
    }

    /// Whether a view is found by an identifier.
    package static func isIdentified(_ view: UIView, by identifier: String) -> Bool {
        view.accessibilityIdentifier == identifier
    }

    /// What a view itself says.
    package static func text(of view: UIView) -> String? {
        if let label = view as? UILabel { return label.text }
        return includesLabels(view) ? view.accessibilityLabel : nil
    }

    /// The texts in a view, in the order of reading.
    package static func texts(in view: UIView) -> [String] {
        if let text = text(of: view) { return [text] }
        let inner = inside(view) { $0 !== view && text(of: $0)?.isEmpty == false && !isPart($0, of: view) }
        let placed = inner.map { (view: $0, frame: $0.convert($0.bounds, to: nil)) }
        let texts = placed.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .compactMap { text(of: $0.view) }
        if !texts.isEmpty { return texts }
        return [view.accessibilityLabel, view.accessibilityValue].compactMap(\.self)
    }

    /// A label of a button, which says it itself.
    private static func isPart(_ view: UIView, of outer: UIView) -> Bool {
        guard !includesLabels(view) else { return false }
        let between = sequence(first: view, next: \.superview).dropFirst().prefix { $0 !== outer }
        return between.contains(where: includesLabels)
    }

    private static func includesLabels(_ view: UIView) -> Bool {
        (view as? any ScreenElement)?.includesLabels == true
    }
}
