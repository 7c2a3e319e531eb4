import Foundation
import QuartzCore

/// A progress that advances automatically, and shows the next page at the end of a page's duration.
///
/// The display fills the dot. The main thread is needed once per page.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress>.
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var end: ScheduledWork?
    /// The time of the last resumption, while the timer runs.
    private var resumed: Double?

    /// Creates a paused timer with a duration for each page, in seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = Self.isValid(preferredDuration) ? preferredDuration : 0
        super.init()
    }

    private static func isValid(_ duration: TimeInterval) -> Bool { duration.isFinite && duration >= 0 }

    // MARK: - Timing

    /// The duration of pages without a custom duration, in seconds.
    open var preferredDuration: TimeInterval { didSet { durationDidChange() } }

    /// Sets a custom duration of a page. A duration that is negative or not finite is ignored.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        guard Self.isValid(duration) else { return }
        durations[page] = duration
        durationDidChange()
    }

    /// Returns the duration of a page, in seconds.
    open func duration(forPage page: Int) -> TimeInterval {
        let duration = durations[page] ?? preferredDuration
        return Self.isValid(duration) ? duration : 0
    }

    /// Whether the first page follows the last one. The default is `false`: the timer stops after the last page.
    open var resetsToInitialPageAfterEnd = false

    private func durationDidChange() {
        guard isRunning else { return }
        pauseTimer()
        resumeTimer()
    }

    // MARK: - Running

    /// Whether the timer runs.
    open var isRunning: Bool { resumed != nil }

    /// Resumes the timer at the present progress of the page.
    open func resumeTimer() {
        guard resumed == nil, let pageControl, pageControl.numberOfPages > 0 else { return }
        let now = CACurrentMediaTime()
        resumed = now
        // At least a frame per page, so that pages with a duration of 0 do not block the program.
        end = MainLoop.current.schedule(at: now + max(remaining, 1 / 60)) { [weak self] in self?.pageDidEnd() }
        pageControl.setNeedsLayout()
    }

    /// Pauses the timer.
    open func pauseTimer() {
        guard resumed != nil else { return }
        let progress = shownProgress
        stop()
        currentProgress = progress
    }

    private func stop() {
        end?.cancel()
        end = nil
        resumed = nil
    }

    private var page: Int { pageControl?.currentPage ?? 0 }

    /// The remaining seconds of the page when the timer was resumed.
    private var remaining: TimeInterval { duration(forPage: page) * TimeInterval(1 - super.shownProgress) }

    /// The progress of the current page. Setting it does not pause the timer.
    open override var currentProgress: Float {
        get { shownProgress }
        set {
            let wasRunning = isRunning
            stop()
            super.currentProgress = newValue
            if wasRunning { resumeTimer() }
        }
    }

    override var shownProgress: Float {
        let start = super.shownProgress
        let duration = duration(forPage: page)
        guard let resumed else { return start }
        guard duration > 0 else { return 1 }
        return min(start + Float((CACurrentMediaTime() - resumed) / duration), 1)
    }

    override func animateFill(_ fill: @escaping (Float) -> Void) {
        guard let resumed else { return }
        let left = remaining - (CACurrentMediaTime() - resumed)
        guard left > 0 else { return }
        UIView.animate(
            withDuration: left, delay: 0, options: [.curveLinear, .allowUserInteraction, .overrideInheritedOptions]
        ) { fill(1) }
    }

    private func pageDidEnd() {
        guard isRunning, let pageControl else { return }
        stop()
        super.currentProgress = 1
        let isLast = page >= pageControl.numberOfPages - 1
        guard !isLast || resetsToInitialPageAfterEnd else { return }
        let next = isLast ? 0 : page + 1
        let timerDelegate = delegate as? any UIPageControlTimerProgressDelegate
        guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return }
        if next == page { super.pageDidChange(to: next, of: pageControl) }
        pageControl.show(next, animated: pageControl.window != nil)
        pageControl.send([.valueChanged, .primaryActionTriggered], with: nil)
        resumeTimer()
        timerDelegate?.pageControlTimerProgressDidChange(self)
    }
}

/// Methods that control and observe a page control's timer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate>.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Returns whether the timer advances to a page. Return `false` to stop the timer. The default is `true`.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool

    /// Called after the timer has begun the next page. The default implementation is empty.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
    /// Returns `true`.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }

    /// The default implementation is empty.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}
