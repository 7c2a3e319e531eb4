import Foundation
import QuartzCore

/// What a page control's current dot shows by filling: how far its page has got.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontrolprogress>.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    weak var pageControl: UIPageControl?
    private var storedProgress: Float = 0

    /// Makes a progress that is at its beginning.
    public override init() { super.init() }

    nonisolated deinit {}

    /// What is asked for the progress of a page that becomes the current one.
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// How far the current page has got, from 0 to 1. Values beyond count as these; NaN leaves the old one.
    open var currentProgress: Float {
        get { storedProgress }
        set {
            guard !newValue.isNaN else { return }
            storedProgress = min(max(newValue, 0), 1)
            pageControl?.setNeedsLayout()
        }
    }

    /// Whether the progress is shown: by a page control with pages, in a window.
    open var isProgressVisible: Bool { pageControl.map { $0.window != nil && $0.numberOfPages > 0 } ?? false }

    /// What the dot shows in this moment.
    var shownProgress: Float { storedProgress }

    /// Lets the dot go on filling by itself, where it does.
    func animateFill(_ fill: @escaping (Float) -> Void) {}

    private var wasVisible = false

    /// Called when another page has become the current one, also at first.
    func pageDidChange(to page: Int, of control: UIPageControl) {
        let initial = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
        currentProgress = initial.isNaN ? 0 : initial
        visibilityDidChange()
    }

    /// Called when the control may have come on the screen, or gone from it.
    func visibilityDidChange() {
        guard isProgressVisible != wasVisible else { return }
        wasVisible.toggle()
        delegate?.pageControlProgressVisibilityDidChange(self)
    }
}

/// Is asked by a page control's progress.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate>.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
    /// How far a page has got when it becomes the current one. The default is 0.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float

    /// Called when the progress is shown from now on, or not any more. The default does nothing.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }

    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
