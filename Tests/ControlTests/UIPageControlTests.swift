import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("UIPageControl", .serialized)
struct UIPageControlTests {
    private func pages(_ count: Int, at page: Int = 0) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = count
        control.currentPage = page
        return control
    }

    /// The visible dots, from left to right.
    private func dots(_ control: UIPageControl) -> [UIView] {
        control.subviews.dropFirst().sorted { $0.center.x < $1.center.x }
    }

    @Test("Dots are 18 points apart")
    func sizes() {
        let control = pages(5)

        expectEqual(control.intrinsicContentSize, CGSize(width: 110, height: 26))
        expectEqual(control.size(forNumberOfPages: 1), CGSize(width: 38, height: 26))
        control.direction = .topToBottom
        expectEqual(control.intrinsicContentSize, CGSize(width: 26, height: 110))
    }

    @Test("A new control has the documented values, and nil restores them")
    func fresh() {
        let control = UIPageControl()
        let star = UIImage(systemName: "star")
        func isFresh() -> Bool {
            control.pageIndicatorTintColor == nil && control.currentPageIndicatorTintColor == nil
                && control.preferredIndicatorImage == nil && control.preferredCurrentPageIndicatorImage == nil
                && control.indicatorImage(forPage: 1) == nil && control.currentPageIndicatorImage(forPage: 1) == nil
                && control.progress == nil
        }
        let first = isFresh()
        control.numberOfPages = 3

        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.red, .blue)
        (control.preferredIndicatorImage, control.preferredCurrentPageIndicatorImage) = (star, star)
        control.setIndicatorImage(star, forPage: 1)
        control.setCurrentPageIndicatorImage(star, forPage: 1)
        control.progress = UIPageControlProgress()
        let set = isFresh()
        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (nil, nil)
        (control.preferredIndicatorImage, control.preferredCurrentPageIndicatorImage) = (nil, nil)
        control.setIndicatorImage(nil, forPage: 1)
        control.setCurrentPageIndicatorImage(nil, forPage: 1)
        control.progress = nil

        expectTrue(first && !set && isFresh() && control.currentPage == 0 && !control.hidesForSinglePage)
        expectEqual(control.backgroundStyle, .automatic)
        expectEqual(control.direction, .natural)
        expectEqual(control.interactionState, .none)
        expectTrue(control.allowsContinuousInteraction)
    }

    @Test("Pages are in range, whatever is set")
    func range() {
        let control = pages(5)

        control.currentPage = 99
        let last = control.currentPage
        control.numberOfPages = 3
        let fewer = control.currentPage
        control.currentPage = -4
        let first = control.currentPage
        control.numberOfPages = -1

        #expect((last, fewer, first) == (4, 2, 0))
        expectEqual(control.numberOfPages, 0)
        expectEqual(control.currentPage, -1)
    }

    // Recorded: two public tests that ran on UIKit assert -1 without pages, and 0 with the first pages.
    @Test("Without pages the current page is -1, and with the first pages it is 0")
    func noPages() {
        let control = UIPageControl()

        let first = control.currentPage
        control.currentPage = 2
        let second = control.currentPage
        control.numberOfPages = 5

        #expect((first, second, control.currentPage) == (-1, -1, 0))
    }

    @Test("A tap on one side of the middle moves one page in that direction, up to the end")
    func taps() throws {
        try onStage(pages(3)) { stage, control in
            let log = EventLog(control)
            let (left, right) = (CGPoint(x: 105, y: 110), CGPoint(x: 170, y: 110))

            for point in [right, right, right, left] { stage.tap(at: point) }

            expectEqual(log.events, ["changed 1", "primary", "changed 2", "primary", "changed 1", "primary"])
        }
    }

    @Test("From right to left, the left side moves forward")
    func mirrored() throws {
        let control = pages(3)
        control.semanticContentAttribute = .forceRightToLeft
        try onStage(control) { stage, control in
            stage.tap(at: CGPoint(x: 105, y: 110))

            expectEqual(control.currentPage, 1)
        }
    }

    @Test("A finger that slides along the dots selects the page under it, in a continuous interaction")
    func sliding() throws {
        try onStage(pages(5)) { stage, control in
            var states: [UIPageControl.InteractionState] = []
            control.addAction(
                UIAction { states.append(($0.sender as? UIPageControl)?.interactionState ?? .none) }, for: .valueChanged
            )

            // The dots are at 119, 137, … 191.
            stage.touchDown(at: CGPoint(x: 119, y: 110))
            stage.touchMove(to: CGPoint(x: 155, y: 110))
            stage.touchMove(to: CGPoint(x: 191, y: 110))
            stage.touchUp(at: CGPoint(x: 191, y: 110))
            stage.tap(at: CGPoint(x: 105, y: 110))

            expectEqual(control.currentPage, 3)
            expectEqual(states, [.continuous, .continuous, .discrete])
            expectEqual(control.interactionState, .none)
        }
    }

    @Test("Without room for all dots, dots around the current one are shown, smaller towards the ends")
    func overflow() throws {
        try onStage(pages(30, at: 12), size: CGSize(width: 180, height: 26)) { stage, control in
            let dots = dots(control)

            expectEqual(dots.count, 8)
            expectTrue(dots.first?.transform.a == 0.45 && dots.last?.transform.a == 0.45 && dots[3].transform.a == 1)
            control.currentPage = 0
            stage.advance(by: 1)
            expectEqual(self.dots(control).first?.transform.a, 1)
        }
    }

    @Test("A single page's dot can be hidden")
    func single() throws {
        try onStage(pages(1)) { stage, control in
            control.hidesForSinglePage = true
            stage.advance(by: 0.1)

            expectEmpty(dots(control))
        }
    }

    @Test("Images represent pages, with a different one for the current page; pages out of range are ignored")
    func images() throws {
        let (all, one, current) = (
            UIImage.drawing(CGSize(width: 20, height: 20)) {}, UIImage.drawing(CGSize(width: 8, height: 8)) {},
            UIImage.drawing(CGSize(width: 9, height: 9)) {}
        )
        try onStage(pages(3), size: CGSize(width: 200, height: 26)) { stage, control in
            control.preferredIndicatorImage = all
            control.setIndicatorImage(one, forPage: 1)
            control.setCurrentPageIndicatorImage(current, forPage: 0)
            control.setIndicatorImage(one, forPage: 3)
            stage.advance(by: 0.1)

            expectEqual(dots(control).map(\.bounds.width), [9, 8, 20])
            expectIdentical(control.indicatorImage(forPage: 1), one)
            expectIdentical(control.currentPageIndicatorImage(forPage: 0), current)
            expectEqual(control.intrinsicContentSize, CGSize(width: 104, height: 26))
            expectEqual(stage.diagnostics.map(\.rule), ["control"])
        }
    }

    @Test("The maximum number of pages costs only the visible dots")
    func huge() throws {
        try onStage(pages(.max, at: .max), size: CGSize(width: 200, height: 26)) { stage, control in
            stage.tap(at: CGPoint(x: 290, y: 110))
            stage.tap(at: CGPoint(x: 110, y: 110))

            expectEqual(control.currentPage, .max - 2)
            expectEqual(dots(control).count, 10)
        }
    }

    @Test("Pages that are removed in the event, or under the finger, leave a page that exists")
    func callbacks() throws {
        try onStage(pages(5)) { stage, control in
            control.addAction(UIAction { ($0.sender as? UIPageControl)?.numberOfPages = 1 }, for: .valueChanged)

            stage.touchDown(at: CGPoint(x: 119, y: 110))
            stage.touchMove(to: CGPoint(x: 155, y: 110))
            stage.touchMove(to: CGPoint(x: 191, y: 110))
            control.removeFromSuperview()
            stage.touchUp(at: CGPoint(x: 191, y: 110))

            expectEqual(control.currentPage, 0)
            expectFalse(control.isTracking)
        }
    }

    @Test("A finger that slides past the last of the maximum number of pages stays on it")
    func mostPages() throws {
        try onStage(pages(.max, at: .max), size: CGSize(width: 180, height: 26)) { stage, control in
            let last = control.currentPage

            stage.touchDown(at: CGPoint(x: 119, y: 110))
            stage.touchMove(to: CGPoint(x: 155, y: 110))
            stage.touchMove(to: CGPoint(x: 191, y: 110))
            stage.touchUp(at: CGPoint(x: 191, y: 110))

            expectEqual(last, .max - 1)
            expectEqual(control.currentPage, last)
        }
    }

    // MARK: Progress

    private final class ProgressDelegate: UIPageControlTimerProgressDelegate {
        var lines: [String] = []
        var advances = true
        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            lines.append("initial \(page)")
            return page == 1 ? 0.5 : 0
        }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            lines.append("visible \(progress.isProgressVisible)")
        }
        func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
            lines.append("advance to \(page)")
            return advances
        }
        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { lines.append("did change") }
    }

    @Test("A timer moves through the pages, and the dot fills")
    func timer() throws {
        try onStage(pages(3)) { stage, control in
            let (progress, delegate) = (UIPageControlTimerProgress(preferredDuration: 2), ProgressDelegate())
            let log = EventLog(control)
            progress.delegate = delegate
            control.progress = progress
            progress.resumeTimer()

            stage.advance(by: 1)
            let half = progress.currentProgress
            stage.advance(by: 1.5)
            let second = (control.currentPage, progress.currentProgress)
            stage.advance(by: 0.5)
            delegate.advances = false
            stage.advance(by: 10)

            expectEqual(half, 0.5)
            #expect(second == (1, 0.75))
            expectEqual(control.currentPage, 2)
            expectFalse(progress.isRunning)
            expectEqual(progress.currentProgress, 1)
            expectEqual(log.events, ["changed 1", "primary", "changed 2", "primary"])
            expectEqual(
                delegate.lines,
                [
                    "initial 0", "visible true", "advance to 1", "initial 1", "did change", "advance to 2", "initial 2",
                    "did change",
                ])
        }
    }

    @Test("Pages of zero duration that wrap around take a frame each")
    func noDuration() throws {
        try onStage(pages(3)) { stage, control in
            let progress = UIPageControlTimerProgress(preferredDuration: .nan)
            let log = EventLog(control)
            progress.resetsToInitialPageAfterEnd = true
            control.progress = progress
            progress.resumeTimer()
            stage.advance(by: 1.01)

            expectEqual(log.events.count, 120)
        }
    }

    @Test("A timer that is paused stays, also while it is not in a control")
    func paused() throws {
        try onStage(pages(2)) { stage, control in
            let progress = UIPageControlTimerProgress(preferredDuration: 4)
            progress.resumeTimer()
            let alone = progress.isRunning
            control.progress = progress
            progress.resumeTimer()
            stage.advance(by: 1)
            progress.pauseTimer()
            stage.advance(by: 9)

            expectFalse(alone)
            expectEqual(progress.currentProgress, 0.25)
            expectEqual(control.currentPage, 0)
            progress.setDuration(.nan, forPage: 0)
            progress.setDuration(1, forPage: 0)
            progress.resumeTimer()
            stage.advance(by: 0.8)
            expectEqual(control.currentPage, 1)
        }
    }
}
