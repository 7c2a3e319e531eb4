import CoreGraphics
import UIKitCore

/// The page control below pages that scroll, and which dot is the current one.
@MainActor
final class PageIndicator {
    /// Recorded only by hearsay: 37 points below the pages.
    static let height: CGFloat = 37

    let control = UIPageControl()
    private(set) var current = 0

    init() { control.isHidden = true }

    /// - Parameters:
    ///   - count: What the data source answered; `nil` or absent for none.
    ///   - index: Likewise.
    func show(count: Int?, index: Int?) {
        guard let count, let index, count != Int.min, index != Int.min else {
            control.isHidden = true
            return
        }
        control.isHidden = false
        control.numberOfPages = max(0, count)
        current = min(max(0, index), max(0, count - 1))
        control.currentPage = current
    }

    /// The user has turned a page: the count stays, the dot moves by itself.
    func move(_ direction: UIPageViewController.NavigationDirection) {
        guard !control.isHidden else { return }
        current = min(max(0, current + (direction == .forward ? 1 : -1)), max(0, control.numberOfPages - 1))
        control.currentPage = current
    }
}
