import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Pages that are bound at a spine and turned around it, one after another or two at a time.
///
/// A pan turns the page from the side that it pulls, a tap near an edge turns it by itself. The page follows the finger; what is
/// beneath it is seen at once.
@MainActor
final class CurlingPages: NSObject, PageStyle {
    private unowned let controller: UIPageViewController
    private let book = BookView()
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var leaf: PageLeaf?
    private var motion: PageTurnMotion?

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init()
        book.pages = self
        book.clipsToBounds = true
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        tap.delegate = self
        pan.addTarget(self, action: CurlingPages.panDidChange)
        tap.addTarget(self, action: CurlingPages.tapDidEnd)
        book.addGestureRecognizer(pan)
        book.addGestureRecognizer(tap)
    }

    var view: UIView { book }
    var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }
    var script: TransitionScript { .pageCurl }

    // MARK: Geometry

    private var isHorizontal: Bool { controller.navigationOrientation == .horizontal }
    private var isRightToLeft: Bool {
        isHorizontal && book.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    func pageSize(in size: CGSize) -> CGSize {
        guard controller.spineLocation == .mid else { return size }
        return isHorizontal
            ? CGSize(width: size.width / 2, height: size.height) : CGSize(width: size.width, height: size.height / 2)
    }

    /// Where a page is among those that are shown.
    private func frame(of index: Int, count: Int) -> CGRect {
        let size = pageSize(in: book.bounds.size)
        guard count > 1 else { return CGRect(origin: .zero, size: size) }
        let place = CGFloat(isRightToLeft ? count - 1 - index : index)
        return isHorizontal
            ? CGRect(x: place * size.width, y: 0, width: size.width, height: size.height)
            : CGRect(x: 0, y: place * size.height, width: size.width, height: size.height)
    }

    private func place(_ pages: [UIViewController], beneath: Bool) {
        for (index, page) in pages.enumerated() {
            guard let view = page.view else { continue }
            view.layer.transform = CATransform3DIdentity
            view.frame = frame(of: index, count: pages.count)
            if view.superview !== book {
                if beneath { book.insertSubview(view, at: 0) } else { book.addSubview(view) }
            }
        }
    }

    fileprivate func layOut() {
        guard controller.turn == nil else { return }
        place(controller.shown, beneath: false)
    }

    // MARK: Pages

    func showPages() {
        place(controller.shown, beneath: false)
        book.setNeedsLayout()
    }

    /// Neighbours are asked for when a turn begins, and not kept.
    func forgetNeighbors() {}
    func didFinish(_ turn: PageTurn) {}

    func begin(_ turn: PageTurn) {
        place(turn.new, beneath: turn.isAnimated)
        guard turn.isAnimated else { return }
        leaf = PageLeaf(
            turn, in: book, isHorizontal: isHorizontal, isMirrored: isRightToLeft, spine: controller.spineLocation)
        leaf?.show(0)
        if !turn.isByGesture { run(turn, from: 0, finishes: true) }
    }

    func end(_ turn: PageTurn, finished: Bool) {
        motion?.stop()
        motion = nil
        leaf?.remove()
        leaf = nil
        let gone = (finished ? turn.old : turn.new).filter { page in
            !(finished ? turn.new : turn.old).contains { $0 === page }
        }
        for page in gone where page.viewIfLoaded?.superview === book { page.view.removeFromSuperview() }
        place(finished ? turn.new : turn.old, beneath: false)
    }

    /// Moves the page to its end by itself.
    private func run(_ turn: PageTurn, from progress: CGFloat, finishes: Bool) {
        let rest = finishes ? 1 - progress : progress
        motion?.stop()
        motion = PageTurnMotion(from: progress, to: finishes ? 1 : 0, duration: 0.15 + 0.4 * Double(rest)) {
            [weak self] in
            self?.leaf?.show($0)
            turn.report($0)
        } completion: {
            turn.end(finished: finishes)
        }
    }

    // MARK: The next pages

    /// The pages to turn to; `nil` at the end. Two with the spine in the middle.
    private func next(_ direction: UIPageViewController.NavigationDirection) -> [UIViewController]? {
        guard let source = controller.dataSource, let first = controller.neighbor(direction) else { return nil }
        func beyond(_ page: UIViewController) -> UIViewController? {
            direction == .forward
                ? source.pageViewController(controller, viewControllerAfter: page)
                : source.pageViewController(controller, viewControllerBefore: page)
        }
        if controller.spineLocation == .mid {
            guard let second = beyond(first), second !== first else { return nil }
            return direction == .forward ? [first, second] : [second, first]
        }
        guard controller.isDoubleSided else { return [first] }
        // The first is the back of the page that is turned; what is shown then is beyond it.
        return beyond(first).map { [$0] }
    }

    func turnPage(_ direction: UIPageViewController.NavigationDirection) {
        guard controller.turn == nil, let pages = next(direction) else { return }
        let turn = controller.beginTurn(to: pages, direction)
        guard controller.turn === turn else { return }
        turn.letGo(finishes: true)
        run(turn, from: 0, finishes: true)
    }
}

// MARK: - Gestures

extension CurlingPages: UIGestureRecognizerDelegate {
    /// Towards which end a movement turns.
    private func direction(of movement: CGPoint) -> UIPageViewController.NavigationDirection {
        let along = isHorizontal ? movement.x : movement.y
        return (along < 0) != isRightToLeft ? .forward : .reverse
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard controller.dataSource != nil else { return false }
        if gestureRecognizer === tap { return controller.turn == nil && tapDirection != nil }
        if controller.turn != nil { return true }
        let movement = pan.velocity(in: book)
        return isHorizontal ? abs(movement.x) > abs(movement.y) : abs(movement.y) > abs(movement.x)
    }

    private func panDidChange(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginPan()
        case .changed: followPan()
        case .ended: endPan()
        case .cancelled: letGo(finishes: false)
        default: break
        }
    }

    private func beginPan() {
        if let turn = controller.turn {
            motion?.stop()
            motion = nil
            return turn.wasCaught()
        }
        let direction = direction(of: pan.velocity(in: book))
        guard let pages = next(direction) else {
            // There is nothing to turn: the pan fails, so that others may have it.
            pan.isEnabled = false
            pan.isEnabled = true
            return
        }
        controller.beginTurn(to: pages, direction)
    }

    private func followPan() {
        guard let turn = controller.turn, turn.isByGesture, let leaf else { return }
        let movement = pan.translation(in: book)
        pan.setTranslation(.zero, in: book)
        let length = isHorizontal ? book.bounds.width : book.bounds.height
        guard length > 0 else { return }
        let along = (isHorizontal ? movement.x : movement.y) / length * (isRightToLeft ? -1 : 1)
        let change = turn.direction == .forward ? -along : along
        let progress = min(max(leaf.progress + change, 0), 1)
        leaf.show(progress)
        turn.report(progress)
    }

    private func endPan() {
        guard let turn = controller.turn, let leaf else { return }
        let velocity = pan.velocity(in: book)
        let along = (isHorizontal ? velocity.x : velocity.y) * (isRightToLeft ? -1 : 1)
        let speed = turn.direction == .forward ? -along : along
        letGo(finishes: abs(speed) > 300 ? speed > 0 : leaf.progress > 0.5)
    }

    private func letGo(finishes: Bool) {
        guard let turn = controller.turn, turn.isByGesture, let leaf else { return }
        turn.letGo(finishes: finishes)
        run(turn, from: leaf.progress, finishes: finishes)
    }

    /// Near the trailing edge forward, near the leading one back; `nil` between them.
    private var tapDirection: UIPageViewController.NavigationDirection? {
        let length = isHorizontal ? book.bounds.width : book.bounds.height
        guard length > 0 else { return nil }
        let point = tap.location(in: book)
        let along = (isHorizontal ? point.x : point.y) / length
        let place = isRightToLeft ? 1 - along : along
        return place > 0.8 ? .forward : place < 0.2 ? .reverse : nil
    }

    private func tapDidEnd(_ tap: UITapGestureRecognizer) {
        if let direction = tapDirection { turnPage(direction) }
    }
}

/// The view of pages that curl.
private final class BookView: UIView {
    weak var pages: CurlingPages?

    override func layoutSubviews() {
        super.layoutSubviews()
        pages?.layOut()
    }
}
