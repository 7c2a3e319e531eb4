import Foundation
import IrekoTesting
import UIKit

/// A delegate that logs its calls.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
    private(set) var lines: [String] = []
    var target: ((CGPoint) -> CGPoint)?
    var announced: CGPoint?
    var velocity: CGPoint?
    var onScroll: ((UIScrollView) -> Void)?
    var zoomed: UIView?
    var permitsTop = true

    /// The lines, with consecutive equal lines merged.
    var calls: [String] {
        lines.reduce(into: []) { result, line in if result.last != line { result.append(line) } }
    }

    func clear() { lines = [] }

    private func note(_ line: String) { lines.append(line) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("scroll")
        onScroll?(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willDrag \(scrollView.contentOffset.y)") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEnd")
        announced = targetContentOffset.pointee
        self.velocity = velocity
        if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEnd \(decelerate) \(flags(scrollView))")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note("shouldTop")
        return permitsTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didTop") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willDecelerate \(flags(scrollView))") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didDecelerate \(flags(scrollView))") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZoom \(scale)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didAnimate") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }

    /// The tracking, dragging and decelerating flags.
    func flags(_ view: UIScrollView) -> String {
        (view.isTracking ? "T" : "-") + (view.isDragging ? "D" : "-") + (view.isDecelerating ? "d" : "-")
    }
}

/// A controller whose view is a scroll view with a log.
@MainActor
final class ScrollController: UIViewController {
    let scrollView = UIScrollView()
    let log = ScrollLog()
    private let size: CGSize

    init(contentSize: CGSize) {
        size = contentSize
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = scrollView
        scrollView.contentSize = size
        scrollView.delegate = log
    }
}

extension Stage {
    /// Drags a finger down the middle of the screen (or up, with a negative distance) by steps of 8 milliseconds, and
    /// leaves it there.
    func dragFinger(from start: CGPoint, by distance: CGFloat, steps: Int, horizontal: Bool = false) {
        touchDown(at: start)
        for step in 1...steps {
            advance(by: 0.008)
            let way = distance * CGFloat(step) / CGFloat(steps)
            touchMove(to: CGPoint(x: start.x + (horizontal ? way : 0), y: start.y + (horizontal ? 0 : way)))
        }
    }

    /// The same, and lifts it.
    func fling(from start: CGPoint, by distance: CGFloat, steps: Int, horizontal: Bool = false) {
        dragFinger(from: start, by: distance, steps: steps, horizontal: horizontal)
        touchUp(
            at: CGPoint(x: start.x + (horizontal ? distance : 0), y: start.y + (horizontal ? 0 : distance)))
    }
}
