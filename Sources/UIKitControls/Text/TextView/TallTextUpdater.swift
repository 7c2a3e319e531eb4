import CoreGraphics
import QuartzCore

// Chosen (Text): A text view that is higher than 4,096 points draws only the lines near its visible part, whether it
// scrolls or not.
/// Updates the drawn lines of a very high text view while an enclosing scroll view scrolls.
@MainActor
final class TallTextUpdater {
    private weak var view: UITextView?
    private var commits: Probe<CommitRecord>.Subscription?
    /// The part of the bounds where lines are drawn.
    private(set) var shown = CGRect.null

    // Chosen (Editing): A text view that does not scroll and is higher than 4,096 points draws the lines inside the
    // window, and the lines within one window height above and below them.
    /// The maximum height of a text view that draws all its lines, in points.
    static let tallest: CGFloat = 4096

    init(_ view: UITextView) {
        self.view = view
        commits = LayerContext.current.commits.subscribe { [weak self] _ in self?.follow() }
    }

    nonisolated deinit {}

    func end() {
        commits?.end()
        commits = nil
        view?.parts.updater = nil
    }

    private func follow() {
        guard let view, view.bounds.height > Self.tallest else { return end() }
        if view.window != nil, !shown.contains(seen(of: view)) { view.setNeedsLayout() }
    }

    /// Returns the part of the bounds that is inside the window. If the bounds are outside the window, returns an
    /// empty rectangle at the end of the bounds that is nearer to the window.
    private func seen(of view: UITextView) -> CGRect {
        let bounds = view.bounds
        var top = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 0)
        guard let window = view.window else { return top }
        let area = view.convert(window.bounds, from: window)
        guard area.minY.isFinite, area.height.isFinite else { return top }
        top.origin.y = min(max(area.minY, bounds.minY), bounds.maxY)
        top.size.height = max(0, min(area.maxY, bounds.maxY) - top.minY)
        return top
    }

    /// Returns the part of the bounds where lines are drawn: the visible part, extended above and below by the height
    /// of the window.
    func show(in view: UITextView) -> CGRect {
        let seen = seen(of: view)
        let reach = min(view.window?.bounds.height ?? 0, Self.tallest)
        let top = max(view.bounds.minY, seen.minY - reach)
        let bottom = min(view.bounds.maxY, min(seen.maxY, top + Self.tallest) + reach)
        shown = CGRect(x: view.bounds.minX, y: top, width: view.bounds.width, height: max(0, bottom - top))
        return shown
    }
}
