import Foundation
import QuartzCore

/// The progress of the current page, which the dot of the page displays.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontrolprogress>.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    weak var pageControl: UIPageControl?
    private var storedProgress: Float = 0

    /// Creates a progress object with the value 0.
    public override init() { super.init() }

    nonisolated deinit {}

    /// The delegate that provides the initial progress of pages.
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// The progress of the current page, from 0 to 1. A value out of range is replaced by the nearest valid value, and
    /// NaN is ignored.
    open var currentProgress: Float {
        get { storedProgress }
        set {
            guard !newValue.isNaN else { return }
            storedProgress = min(max(newValue, 0), 1)
            pageControl?.setNeedsLayout()
        }
    }

    /// Whether the progress is visible, which requires a page control with pages in a window.
    open var isProgressVisible: Bool { pageControl.map { $0.window != nil && $0.numberOfPages > 0 } ?? false }

    /// The displayed progress.
    var shownProgress: Float { storedProgress }

    /// Continues to fill the dot with an animation. Subclasses that advance automatically override this method.
    func animateFill(_ fill: @escaping (Float) -> Void) {}

    private var wasVisible = false

    /// Called when the current page has changed, and for the initial page.
    func pageDidChange(to page: Int, of control: UIPageControl) {
        let initial = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
        currentProgress = initial.isNaN ? 0 : initial
        visibilityDidChange()
    }

    /// Called when the visibility of the control may have changed.
    func visibilityDidChange() {
        guard isProgressVisible != wasVisible else { return }
        wasVisible.toggle()
        delegate?.pageControlProgressVisibilityDidChange(self)
    }
}

/// The methods that provide the initial progress of pages, and observe the visibility of the progress.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate>.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
    /// Returns the initial progress of a page when it becomes the current page. The default is 0.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float

    /// Called when the visibility of the progress has changed. The default implementation is empty.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// The default implementation returns 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }

    /// The default implementation is empty.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
