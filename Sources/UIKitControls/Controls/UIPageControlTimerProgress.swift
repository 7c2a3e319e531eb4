import Foundation
import QuartzCore

/// A progress object that advances automatically. When the duration of a page has elapsed, it changes to the next
/// page.
/// The display server animates the dot, so the main thread runs only once for each page.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress>.
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var end: ScheduledWork?
    /// The time of the last resumption; `nil` while it is paused.
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

    /// Sets a custom duration for a page, in seconds. A duration that is negative or not finite is ignored.
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

    /// Whether the timer continues with the first page after the last page. The default is `false`, so that the timer
    /// stops.
    open var resetsToInitialPageAfterEnd = false

    private func durationDidChange() {
        guard isRunning else { return }
        pauseTimer()
        resumeTimer()
    }

    // MARK: - Running

    /// Whether the timer is running.
    open var isRunning: Bool { resumed != nil }

    /// Resumes the timer at the current progress of the page.
    open func resumeTimer() {
        guard resumed == nil, let pageControl, pageControl.numberOfPages > 0 else { return }
        let now = CACurrentMediaTime()
        resumed = now
        // A page lasts at least one frame, so that pages with a duration of 0 do not block the program.
        end = MainLoop.current.schedule(at: now + max(remaining, 1 / 60)) { [weak self] in self?.pageDidEnd() }
        pageControl.setNeedsLayout()
    }

    /// Pauses the timer at the current progress of the page.
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

    private var page: Int { max(0, pageControl?.currentPage ?? 0) }

    /// The time that remained for the page when the timer was resumed, in seconds.
    private var remaining: TimeInterval { duration(forPage: page) * TimeInterval(1 - super.shownProgress) }

    /// The progress of the current page. If the timer is running, setting the property does not pause it.
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

/// The methods that control and observe the timer of a page control.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate>.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Returns whether the timer may change to a page. If it returns `false`, the timer stops. The default is `true`.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool

    /// Called when the timer has changed to the next page. The default implementation is empty.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
    /// The default implementation returns `true`.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }

    /// The default implementation is empty.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}
