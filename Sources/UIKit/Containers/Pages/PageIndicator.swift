import CoreGraphics
import UIKitCore

/// The page control below scrolling pages, and the index of its current dot.
@MainActor
final class PageIndicator {
    /// The height of the page control below the pages, in points. The value 37 is recorded only by hearsay.
    static let height: CGFloat = 37

    let control = UIPageControl()
    private(set) var current = 0

    init() { control.isHidden = true }

    /// - Parameters:
    ///   - count: The count that the data source returned. `nil` hides the control.
    ///   - index: The index that the data source returned. `nil` hides the control.
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

    /// Moves the current dot after the user turned a page. The count is unchanged.
    func move(_ direction: UIPageViewController.NavigationDirection) {
        guard !control.isHidden else { return }
        current = min(max(0, current + (direction == .forward ? 1 : -1)), max(0, control.numberOfPages - 1))
        control.currentPage = current
    }
}
