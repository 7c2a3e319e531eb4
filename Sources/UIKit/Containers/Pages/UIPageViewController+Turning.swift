import CoreGraphics
import Foundation
import UIKitCore

extension UIPageViewController {
    // MARK: By the program

    func setPages(
        _ new: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        if let answer = spineAnswer {
            spineAnswer?.pages = new
            spineAnswer?.direction = direction
            spineAnswer?.completion = completion
            // Those that were set before are never shown.
            answer.completion?(false)
            return
        }
        guard isCorrectNumber(new.count, animated: animated) else { return }
        settleTurn()
        pages.forgetNeighbors()
        // The back of the turned page is not shown afterwards.
        let front = spineLocation == .mid ? new : Array(new.prefix(1))
        // Before it has appeared there is nothing to be seen move, and no size (chosen).
        let isSeen = lifecycle.appearance == .appeared && viewIfLoaded?.window != nil
        let isMoved = animated && isSeen && !shown.isEmpty && !isShowing(front)
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
        // The back is not needed where nothing is turned, but welcome. (Chosen.)
        guard count != needed, !(count == 2 && isDoubleSided) else { return true }
        Diagnostics.raise(
            .page,
            "The number of view controllers provided (\(count)) doesn't match the number required (\(needed)) for the "
                + "requested transition")
        return false
    }

    // MARK: By a finger

    /// Begins to turn to pages that the data source gave.
    @discardableResult
    func beginTurn(
        to new: [UIViewController], back: UIViewController? = nil, _ direction: NavigationDirection
    ) -> PageTurn {
        let turn = PageTurn(in: self, to: new, back: back, direction, isByGesture: true, animated: true)
        delegate?.pageViewController(self, willTransitionTo: new)
        guard self.turn == nil, isShowing(turn.old) else {
            // The delegate has shown others instead.
            delegate?.pageViewController(
                self, didFinishAnimating: false, previousViewControllers: turn.old, transitionCompleted: false)
            return turn
        }
        begin(turn)
        return turn
    }

    private func begin(_ turn: PageTurn) {
        self.turn = turn
        // A callback may have shown other pages, which then stay.
        guard addChildren(of: turn) else { return didEnd(turn, finished: false) }
        turn.submit(pages.script, PagePolicy(self, turn), to: extrasForWriting.exchangesOfChildren)
    }

    /// - Returns: Whether the turn is still the one that was asked for last.
    @discardableResult
    private func addChildren(of turn: PageTurn) -> Bool {
        for page in turn.pages where page.parent !== self {
            members.removeAll { $0.page === page }
            members.append(PageMember(page: page))
            addChild(page)
            if page.parent === self, !members.contains(where: { $0.page === page }) {
                // A callback has given the page up before it was a child.
                page.willMove(toParent: nil)
                page.removeFromParent()
            }
            guard self.turn === turn else { return false }
        }
        return true
    }

    /// Pages are children that are shown, or that are being turned to. The others go; those that stay are notified, each once.
    private func updateMembers() {
        for page in members.map(\.page).without(wantedPages) {
            members.removeAll { $0.page === page }
            guard page.parent === self else { continue }
            if let view = page.viewInPlace, view.isDescendant(of: pages.view) { view.removeFromSuperview() }
            page.willMove(toParent: nil)
            guard page.parent === self else { continue }
            guard wantedPages.contains(where: { $0 === page }) else {
                page.removeFromParent()
                continue
            }
            // The callback has shown it again.
            members.append(PageMember(page: page))
        }
        for page in shown.without([]) { didMove(page) }
    }

    private var wantedPages: [UIViewController] { shown + (turn?.pages ?? []) + waitingPages }

    /// Those of turns that have not ended.
    private var waitingPages: [UIViewController] {
        extras?.exchangeHost?.transitions.flatMap { transition in
            transition.isOver ? [] : (transition.policy as? PagePolicy)?.turn.pages ?? []
        } ?? []
    }

    /// A page's view is in its place.
    func didMove(_ page: UIViewController) {
        guard page.parent === self, let index = members.firstIndex(where: { $0.page === page }),
            !members[index].hasMoved
        else { return }
        members[index].hasMoved = true
        page.didMove(toParent: self)
    }

    /// It begins at this moment, when all that ran has ended.
    func prepare(_ turn: PageTurn) {
        turn.begin(from: shown)
        addChildren(of: turn)
    }

    /// Ends turns at once, each as it is heading.
    func settleTurn() { extras?.exchangesOfChildren.settle() }

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

    // MARK: The end

    func didEnd(_ turn: PageTurn, finished: Bool) {
        if self.turn === turn { self.turn = nil }
        updateMembers()
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
        completion?(finished)
    }

    // MARK: The data source

    /// The page next to those that are shown, asked of the data source.
    func neighbor(_ direction: NavigationDirection) -> UIViewController? {
        guard let dataSource else { return nil }
        let page =
            switch direction {
            case .forward: shown.last.flatMap { dataSource.pageViewController(self, viewControllerAfter: $0) }
            case .reverse: shown.first.flatMap { dataSource.pageViewController(self, viewControllerBefore: $0) }
            }
        // One that is shown already is no other page.
        guard let page, !shown.contains(where: { $0 === page }) else { return nil }
        return page
    }

    // MARK: Layout

    func layOut() {
        let frame = contentFrame(in: view.bounds)
        // Wider by the space between pages, half of which is at each side of a page.
        let isHorizontal = navigationOrientation == .horizontal
        pages.view.frame = frame.insetBy(
            dx: isHorizontal ? -interPageSpacing / 2 : 0, dy: isHorizontal ? 0 : -interPageSpacing / 2)
        indicator.control.frame = CGRect(
            x: 0, y: frame.maxY, width: view.bounds.width, height: indicator.control.isHidden ? 0 : PageIndicator.height
        )
    }

    /// The pages end above the page control.
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

    /// The user has tapped beside the dots.
    func indicatorDidChange() {
        let direction: NavigationDirection = indicator.control.currentPage > indicator.current ? .forward : .reverse
        indicator.control.currentPage = indicator.current
        pages.turnPage(direction)
    }

    // MARK: The spine

    /// What the delegate sets while it is asked counts with the spine that it answers.
    func askForSpine(in orientation: UIInterfaceOrientation) {
        guard transitionStyle == .pageCurl, let delegate, spineAnswer == nil else { return }
        settleTurn()
        spineAnswer = SpineAnswer()
        let spine = delegate.pageViewController(self, spineLocationFor: orientation)
        let answer = spineAnswer ?? SpineAnswer()
        spineAnswer = nil
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

/// What a delegate sets while it is asked for the spine.
struct SpineAnswer {
    var pages: [UIViewController]?
    var direction = UIPageViewController.NavigationDirection.forward
    var completion: ((Bool) -> Void)?
    var isDoubleSided: Bool?
}

/// A page that is a child.
struct PageMember {
    let page: UIViewController
    var hasMoved = false
}
