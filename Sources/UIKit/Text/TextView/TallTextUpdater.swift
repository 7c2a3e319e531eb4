import CoreGraphics
import QuartzCore

// Chosen (Text): A text view that is higher than 4,096 points shows its lines only near its visible part, with or
// without scrolling.
/// Updates the visible lines of a text view that is much higher than its window when an enclosing view scrolls.
@MainActor
final class TallTextUpdater {
    private weak var view: UITextView?
    private var commits: Probe<CommitRecord>.Subscription?
    /// The part of the bounds with visible lines.
    private(set) var shown = CGRect.null

    // Chosen (Editing): A text view that does not scroll and is higher than 4,096 points shows the lines in the
    // window, and as much above and below.
    /// The height in points above which a view is shown in parts.
    static let tallest: CGFloat = 4096

    init(_ view: UITextView) {
        self.view = view
        commits = LayerContext.current.commits.subscribe { [weak self] _ in self?.follow() }
    }

    nonisolated deinit {}

    func end() {
        commits?.end()
        commits = nil
        view?.parts.follower = nil
    }

    private func follow() {
        guard let view, view.bounds.height > Self.tallest else { return end() }
        if view.window != nil, !shown.contains(seen(of: view)) { view.setNeedsLayout() }
    }

    /// The part of the bounds inside the window. If it is outside, the height is 0, at the nearer end.
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

    /// Returns the part to show: the visible part, and the same height above and below.
    func show(in view: UITextView) -> CGRect {
        let seen = seen(of: view)
        let reach = min(view.window?.bounds.height ?? 0, Self.tallest)
        let top = max(view.bounds.minY, seen.minY - reach)
        let bottom = min(view.bounds.maxY, min(seen.maxY, top + Self.tallest) + reach)
        shown = CGRect(x: view.bounds.minX, y: top, width: view.bounds.width, height: max(0, bottom - top))
        return shown
    }
}
