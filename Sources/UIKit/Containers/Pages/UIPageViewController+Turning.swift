import CoreGraphics
import Foundation
import UIKitCore

extension UIPageViewController {
    // MARK: By the program

    func setPages(
        _ new: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        if let answer = spineDecision {
            spineDecision?.pages = new
            spineDecision?.direction = direction
            spineDecision?.completion = completion
            // Pages that an earlier call has set are never shown.
            answer.completion?(false)
            return
        }
        guard isCorrectNumber(new.count, animated: animated) else { return }
        if let turn, !turn.isByGesture { turn.isSuperseded = true }
        settleTurn()
        pages.discardNeighbors()
        // The page on the back of the turning sheet is not visible after the turn.
        let front = spineLocation == .mid ? new : Array(new.prefix(1))
        // Chosen (Controllers): A page view controller shows pages without an animation before it has appeared, since
        // the animation would be invisible and the size is unknown.
        let isMoved = animated && isOnScreen && !shown.isEmpty && !isShowing(front)
        let back = isMoved && spineLocation != .mid && new.count > 1 ? new[1] : nil
        begin(
            PageTurn(
                in: self, to: front, back: back, direction, isByGesture: false, animated: isMoved,
                completion: completion))
        updateIndicator()
    }

    private func isShowing(_ new: [UIViewController]) -> Bool { new.elementsEqual(shown, by: ===) }

    private func isCorrectNumber(_ count: Int, animated: Bool) -> Bool {
        let isDoubleSided = isDoubleSided && transitionStyle == .pageCurl
        let needed = spineLocation == .mid || animated && isDoubleSided ? 2 : 1
        // Chosen (Controllers): Without an animation the back of a double-sided page is not required, but accepted.
        guard count != needed, !(count == 2 && isDoubleSided) else { return true }
        Diagnostics.raise(
            .page,
            "The number of view controllers provided (\(count)) doesn't match the number required (\(needed)) for the "
                + "requested transition")
        return false
    }

    // MARK: By a finger

    /// Begins a turn by a finger, to pages of the data source.
    @discardableResult
    func beginTurn(
        to new: [UIViewController], back: UIViewController? = nil, _ direction: NavigationDirection
    ) -> PageTurn {
        let turn = PageTurn(in: self, to: new, back: back, direction, isByGesture: true, animated: true)
        delegate?.pageViewController(self, willTransitionTo: new)
        guard self.turn == nil, isShowing(turn.old) else {
            // The delegate has set different pages in its callback.
            delegate?.pageViewController(
                self, didFinishAnimating: false, previousViewControllers: turn.old, transitionCompleted: false)
            return turn
        }
        begin(turn)
        return turn
    }

    private func begin(_ turn: PageTurn) {
        let overtaken = requestedTurn
        requestedTurn = turn
        // If the previous request was still waiting for callbacks, its pages are never shown.
        if let overtaken { notifyEnd(of: overtaken, finished: false) }
        stage.want(wantedPages)
        if transitionStyle == .scroll, turn.isAnimated, !turn.isByGesture { move(for: turn) }
        stage.reconcile()
    }

    /// Notifies the pages of an animated change by the program, as recorded on iOS 26.1: the new pages arrive before
    /// their views are loaded, and the removal of the old pages is announced here and again before they are removed.
    private func move(for turn: PageTurn) {
        for page in turn.new.without(turn.old) where requestedTurn === turn { stage.becomeMember(page) }
        for page in turn.old.without(turn.new) where requestedTurn === turn && page.parent === self {
            turn.announced.append(page)
            page.willMove(toParent: nil)
        }
    }

    /// Notifies the pages that remain although their removal was announced, since a finger has reversed the turn or
    /// the program has set them again.
    private func keepPages(announcedBy turn: PageTurn) {
        for page in turn.announced where page.isMovingFromParent && page.parent === self {
            guard (requestedTurn?.new ?? shown).contains(where: { $0 === page }) else { continue }
            page.didMove(toParent: self)
        }
    }

    /// Ends the running turn at once, with the pages that it moves to.
    func settleTurn() { stage.settle() }

    // MARK: By a key

    func turnPage(with presses: Set<UIPress>) -> Bool {
        guard presses.count == 1, dataSource != nil, let key = presses.first?.key,
            key.modifierFlags.isDisjoint(with: [.command, .alternate, .control, .shift]), let view = viewIfLoaded,
            !(view.window?.firstResponder is any UIKeyInput)
        else { return false }
        let isHorizontal = navigationOrientation == .horizontal
        let isRightToLeft = isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardRightArrow where isHorizontal: pages.turnPage(isRightToLeft ? .reverse : .forward)
        case .keyboardLeftArrow where isHorizontal: pages.turnPage(isRightToLeft ? .forward : .reverse)
        case .keyboardDownArrow where !isHorizontal, .keyboardPageDown: pages.turnPage(.forward)
        case .keyboardUpArrow where !isHorizontal, .keyboardPageUp: pages.turnPage(.reverse)
        default: return false
        }
        return true
    }

    // MARK: By an assistive technology

    // Chosen (Accessibility): After a page was turned, the status is "Page 2 of 5" if the page control is visible,
    // otherwise the title of the page.
    /// Turns a page, and posts the status. Left and right turn horizontal pages, up and down vertical pages.
    func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard dataSource != nil, let view = viewIfLoaded else { return false }
        let isHorizontal = navigationOrientation == .horizontal
        let isRightToLeft = isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let onward: NavigationDirection
        switch direction {
        case .right where isHorizontal: onward = isRightToLeft ? .reverse : .forward
        case .left where isHorizontal: onward = isRightToLeft ? .forward : .reverse
        case .down where !isHorizontal, .next: onward = .forward
        case .up where !isHorizontal, .previous: onward = .reverse
        default: return false
        }
        let index = indicator.current + (onward == .forward ? 1 : -1)
        guard let page = pages.turnPage(onward) else { return false }
        let control = indicator.control
        let status = control.isHidden ? page.title : "Page \(index + 1) of \(control.numberOfPages)"
        UIAccessibility.post(notification: .pageScrolled, argument: status)
        return true
    }

    // MARK: The end

    func didEnd(_ turn: PageTurn, finished: Bool) {
        stage.want(wantedPages)
        stage.end()
        notifyEnd(of: turn, finished: finished)
    }

    private func notifyEnd(of turn: PageTurn, finished: Bool) {
        if !finished { keepPages(announcedBy: turn) }
        if turn.isByGesture {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: turn.old, transitionCompleted: finished)
            if finished {
                indicator.move(turn.direction)
                pages.didFinish(turn)
            }
        }
        let completion = turn.completion
        turn.completion = nil
        completion?(finished && !turn.isSuperseded)
    }

    // MARK: The data source

    /// Returns the next page in a direction, which the data source provides.
    func neighbor(_ direction: NavigationDirection) -> UIViewController? {
        guard let dataSource else { return nil }
        let page =
            switch direction {
            case .forward: shown.last.flatMap { dataSource.pageViewController(self, viewControllerAfter: $0) }
            case .reverse: shown.first.flatMap { dataSource.pageViewController(self, viewControllerBefore: $0) }
            }
        // Ignores a page that is already visible.
        guard let page, !shown.contains(where: { $0 === page }), canBePage(page) else { return nil }
        return page
    }

    /// Returns whether a controller can be a page: it is neither the page view controller nor one of its ancestors.
    func canBePage(_ page: UIViewController) -> Bool {
        guard sequence(first: self as UIViewController, next: \.parent).contains(where: { $0 === page }) else {
            return true
        }
        Diagnostics.warn(
            .childOfItself,
            "The data source of \(self) returned \(page), which is this page view controller or one of its ancestors.")
        return false
    }

    // MARK: Layout

    func layOut() {
        let frame = contentFrame(in: view.bounds)
        // The scroll view is wider than a page by the space between pages. Half of this space is on each side of a
        // page.
        let isHorizontal = navigationOrientation == .horizontal
        pages.view.frame = frame.insetBy(
            dx: isHorizontal ? -interPageSpacing / 2 : 0, dy: isHorizontal ? 0 : -interPageSpacing / 2)
        indicator.control.frame = CGRect(
            x: 0, y: frame.maxY, width: view.bounds.width, height: indicator.control.isHidden ? 0 : PageIndicator.height
        )
    }

    /// Returns the frame of the pages, which end above the page control.
    func contentFrame(in bounds: CGRect) -> CGRect {
        guard !indicator.control.isHidden else { return bounds }
        let reserved = PageIndicator.height + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, bounds.height - reserved))
    }

    // MARK: The page control

    func updateIndicator() {
        let source = transitionStyle == .scroll && navigationOrientation == .horizontal ? dataSource : nil
        indicator.show(
            count: source?.presentationCount(for: self), index: source?.presentationIndex(for: self))
        viewIfLoaded?.setNeedsLayout()
    }

    /// Turns a page. Called when the user taps the page control beside its dots.
    func indicatorDidChange() {
        let direction: NavigationDirection = indicator.control.currentPage > indicator.current ? .forward : .reverse
        indicator.control.currentPage = indicator.current
        pages.turnPage(direction)
    }

    // MARK: The spine

    /// Requests the spine location from the delegate. Pages and options that the delegate sets during the call are
    /// applied with the new spine.
    func requestSpine(in orientation: UIInterfaceOrientation) {
        guard transitionStyle == .pageCurl, let delegate, spineDecision == nil else { return }
        settleTurn()
        spineDecision = SpineDecision()
        let spine = delegate.pageViewController(self, spineLocationFor: orientation)
        let answer = spineDecision ?? SpineDecision()
        spineDecision = nil
        if spine != .none { spineLocation = spine }
        isDoubleSidedStorage = spineLocation == .mid || answer.isDoubleSided ?? isDoubleSidedStorage
        pages.showPages()
        if let pages = answer.pages {
            setPages(pages, answer.direction, animated: false, answer.completion)
        } else {
            _ = isCorrectNumber(shown.count, animated: false)
        }
    }
}

/// The changes that the delegate makes while it determines the spine location.
struct SpineDecision {
    var pages: [UIViewController]?
    var direction = UIPageViewController.NavigationDirection.forward
    var completion: ((Bool) -> Void)?
    var isDoubleSided: Bool?
}
