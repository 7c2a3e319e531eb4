import Foundation
import QuartzCore

/// A progress that goes on by itself, and leads to the next page when the time of a page is over.
///
/// The display fills the dot; the main thread has to do with it once a page.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress>.
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var end: ScheduledWork?
    /// When the timer went on, while it runs.
    private var resumed: Double?

    /// Makes a timer that gives each page a number of seconds, and does not run.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = Self.isValid(preferredDuration) ? preferredDuration : 0
        super.init()
    }

    private static func isValid(_ duration: TimeInterval) -> Bool { duration.isFinite && duration >= 0 }

    // MARK: - Timing

    /// The seconds of pages that have no duration of their own.
    open var preferredDuration: TimeInterval { didSet { durationDidChange() } }

    /// Gives a page a duration of its own. One that is negative or not finite is refused.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        guard Self.isValid(duration) else { return }
        durations[page] = duration
        durationDidChange()
    }

    /// The seconds of a page.
    open func duration(forPage page: Int) -> TimeInterval {
        let duration = durations[page] ?? preferredDuration
        return Self.isValid(duration) ? duration : 0
    }

    /// Whether the end of the last page leads to the first one. The default is `false`: the timer stops there.
    open var resetsToInitialPageAfterEnd = false

    private func durationDidChange() {
        guard isRunning else { return }
        pauseTimer()
        resumeTimer()
    }

    // MARK: - Running

    /// Whether the timer runs.
    open var isRunning: Bool { resumed != nil }

    /// Lets the timer run, on from where the page is.
    open func resumeTimer() {
        guard resumed == nil, let pageControl, pageControl.numberOfPages > 0 else { return }
        let now = CACurrentMediaTime()
        resumed = now
        // At least a frame a page, so that pages of no duration that go round leave time for all else.
        end = MainLoop.current.schedule(at: now + max(remaining, 1 / 60)) { [weak self] in self?.pageDidEnd() }
        pageControl.setNeedsLayout()
    }

    /// Stops the timer where it is.
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

    /// The seconds that the page still has, counted from when the timer went on.
    private var remaining: TimeInterval { duration(forPage: page) * TimeInterval(1 - super.shownProgress) }

    /// How far the current page has got. Setting it lets the timer go on from there.
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

/// Is asked by a page control's timer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate>.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Whether the end of a page leads to another. `false` stops the timer. The default is `true`.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool

    /// Called when the timer has begun with another page. The default does nothing.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
    /// `true`.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }

    /// Does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}
