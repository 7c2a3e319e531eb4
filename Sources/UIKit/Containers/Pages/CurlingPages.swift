import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import UIKitCore

/// Pages that are bound at a spine and turned around it. One or two pages are visible at a time.
///
/// Each page is on a sheet. A turn bends one sheet, either that of the outgoing page or that of a page that is turned
/// back. If the spine is in the middle, the sheet on the side of the turn is bent, and one of the new pages is on its
/// back. The sheet below it is visible as soon as the turn begins.
///
///     flat ──pan, tap, key, program──▶ turning ──let go──▶ runs automatically ──▶ flat
///                                         ▲                     │
///                                         └───── caught ────────┘
@MainActor
final class CurlingPages: NSObject, PageStyle {
    unowned let controller: UIPageViewController
    let book = BookView()
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    /// The recognizer that turns a page when the user scrolls a mouse wheel.
    let wheel = UIPanGestureRecognizer()
    var curl: CurlTurn?
    /// The conversion of the finger's movement to the sheet's movement; `nil` without a finger.
    var grab: CurlGrip?

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init()
        book.frame = UIScreen.main.bounds
        book.pages = self
        book.clipsToBounds = true
        addGestures()
    }

    var view: UIView { book }
    var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }
    var script: TransitionScript { .pageCurl }

    // MARK: Geometry

    var isHorizontal: Bool { controller.navigationOrientation == .horizontal }
    var isRightToLeft: Bool { isHorizontal && book.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// The length of the book in the direction of the turn.
    var length: CGFloat { isHorizontal ? book.bounds.width : book.bounds.height }

    func pageSize(in size: CGSize) -> CGSize {
        guard controller.spineLocation == .mid else { return size }
        return isHorizontal
            ? CGSize(width: size.width / 2, height: size.height) : CGSize(width: size.width, height: size.height / 2)
    }

    /// Returns the frame of a visible page.
    private func frame(of index: Int, count: Int) -> CGRect {
        let size = pageSize(in: book.bounds.size)
        guard count > 1 else { return CGRect(origin: .zero, size: size) }
        let place = CGFloat(isRightToLeft ? count - 1 - index : index)
        return isHorizontal
            ? CGRect(x: place * size.width, y: 0, width: size.width, height: size.height)
            : CGRect(x: 0, y: place * size.height, width: size.width, height: size.height)
    }

    // MARK: Sheets

    private var papers: [PaperView] { book.subviews.compactMap { $0 as? PaperView } }

    /// Returns the sheet that contains the view of a page.
    private func paper(of page: UIViewController) -> PaperView? {
        guard let paper = page.viewInPlace?.superview as? PaperView, paper.superview === book else { return nil }
        return paper
    }

    /// Adds the views of pages to sheets, and the sheets to the book.
    private func place(_ pages: [UIViewController], beneath: Bool = false) {
        for (index, page) in pages.enumerated() { place(page, frame(of: index, count: pages.count), beneath: beneath) }
    }

    private func place(_ page: UIViewController, _ frame: CGRect, beneath: Bool) {
        // Ignores a page that was moved to a different parent.
        guard page.parent === controller else { return }
        page.loadViewIfNeeded()
        guard let view = page.viewInPlace else { return }
        let paper = paper(of: page) ?? PaperView()
        paper.frame = frame
        if paper.superview == nil {
            if beneath { book.insertSubview(paper, at: 0) } else { book.addSubview(paper) }
        }
        paper.show(view)
    }

    private func removeEmptyPapers() {
        for paper in papers where paper.subviews.isEmpty { paper.removeFromSuperview() }
    }

    func layOut() {
        guard let turn = controller.moving else { return place(controller.shown) }
        guard turn.isAnimated else { return }
        // The turning sheet keeps its curl, which is relative to its size.
        for pages in [turn.old, turn.new] {
            for (index, page) in pages.enumerated() {
                guard let paper = paper(of: page), let view = page.viewInPlace else { continue }
                let isOnBack = paper === curl?.paper && turn.onBack === page
                if isOnBack {
                    paper.showOnBack(view, isHorizontal: isHorizontal)
                } else {
                    paper.frame = frame(of: index, count: pages.count)
                    paper.show(view)
                }
            }
        }
    }

    // MARK: Pages

    func showPages() {
        if controller.moving == nil { place(controller.shown) }
        book.setNeedsLayout()
    }

    /// Does nothing: neighbors are requested when a turn begins, and are not stored.
    func discardNeighbors() {}
    func didFinish(_ turn: PageTurn) {}

    func begin(_ turn: PageTurn) {
        // Loading a view may call code of the program.
        for page in turn.pages { _ = page.view }
        guard turn.isAnimated, controller.turn === turn, !turn.new.isEmpty, !turn.old.isEmpty else {
            return place(turn.new)
        }
        let isMid = controller.spineLocation == .mid && turn.old.count == 2 && turn.new.count == 2
        let (old, new) = (turn.old, turn.new)
        func isShown(_ page: UIViewController) -> Bool { old.contains { $0 === page } }
        let isForward = turn.direction == .forward
        // If the spine is at the trailing end, a forward turn moves the new page in from beyond the spine, so that
        // pages move in the same direction for all spine locations.
        let turnsOver = isMid || isForward == (controller.spineLocation != .max)
        let sheetPage = turnsOver ? (isForward ? old[old.count - 1] : old[0]) : new[0]
        let behind = isForward ? new[0] : new[new.count - 1]
        // A page that is still visible after the turn cannot be on the back of the sheet.
        if isMid, !isShown(behind), !new.contains(where: { $0 === sheetPage }) {
            turn.onBack = behind
        } else if let back = turn.back, !isMid, !isShown(back), back !== new[0] {
            turn.onBack = back
        }
        if !turnsOver { place(new) }
        guard let paper = paper(of: sheetPage) else {
            // A callback has removed the view of the page, so no sheet can be bent.
            place(new)
            return turn.end(finished: true)
        }
        if let view = turn.onBack?.viewInPlace { paper.showOnBack(view, isHorizontal: isHorizontal) }
        if let back = turn.back { controller.stage.becomeMember(back) }
        for (index, page) in new.enumerated() where turnsOver && !isShown(page) && page !== turn.onBack {
            place(page, frame(of: index, count: new.count), beneath: true)
        }
        book.bringSubviewToFront(paper)
        guard controller.turn === turn else { return }
        paper.isUserInteractionEnabled = false
        curl = CurlTurn(
            paper, spine: spine(isMid: isMid, isForward: isForward), turnsOver: turnsOver, hasBack: turn.onBack != nil)
        if !turn.isByGesture { run(turn, finishes: true, leadsWithCorner: true) }
    }

    /// Returns the bound edge of the turning sheet.
    private func spine(isMid: Bool, isForward: Bool) -> PageCurl.Spine {
        let isAtStart = isMid ? isForward : controller.spineLocation != .max
        guard isHorizontal else { return isAtStart ? .minY : .maxY }
        return isAtStart != isRightToLeft ? .minX : .maxX
    }

    func end(_ turn: PageTurn, finished: Bool) {
        grab = nil
        if let curl {
            curl.end()
            curl.paper.isUserInteractionEnabled = true
        }
        curl = nil
        let rest = finished ? turn.new : turn.old
        for page in turn.old + turn.new + [turn.back].compactMap({ $0 }) {
            guard !rest.contains(where: { $0 === page }), paper(of: page) != nil else { continue }
            page.viewInPlace?.removeFromSuperview()
        }
        turn.onBack = nil
        place(rest)
        removeEmptyPapers()
    }

    /// Animates the sheet to its end.
    func run(_ turn: PageTurn, finishes: Bool, speed: CGFloat = 0, leadsWithCorner: Bool) {
        guard let curl else { return turn.end(finished: finishes) }
        curl.run(finishes: finishes, speed: speed, leadsWithCorner: leadsWithCorner) { turn.end(finished: finishes) }
    }

    // MARK: The next pages

    /// Returns the pages of the next turn, and the page on the back of the turning sheet; `nil` at the end.
    ///
    /// Calls the data source for one page, and for a second page if the spine is in the middle or the pages are
    /// double-sided.
    func next(
        _ direction: UIPageViewController.NavigationDirection
    ) -> (pages: [UIViewController], back: UIViewController?)? {
        guard let first = controller.neighbor(direction) else { return nil }
        let isMid = controller.spineLocation == .mid
        guard isMid || controller.isDoubleSided else { return ([first], nil) }
        guard let source = controller.dataSource else { return nil }
        let second =
            direction == .forward
            ? source.pageViewController(controller, viewControllerAfter: first)
            : source.pageViewController(controller, viewControllerBefore: first)
        guard let second, second !== first else { return nil }
        if isMid { return (direction == .forward ? [first, second] : [second, first], nil) }
        // The first page is on the back of the turning sheet, and the second page is visible after the turn.
        guard !controller.shown.contains(where: { $0 === second }) else { return nil }
        return ([second], first)
    }

    @discardableResult
    func turnPage(_ direction: UIPageViewController.NavigationDirection) -> UIViewController? {
        turnPage(direction, heldAt: nil)
    }

    @discardableResult
    func turnPage(
        _ direction: UIPageViewController.NavigationDirection, heldAt across: CGFloat?
    ) -> UIViewController? {
        guard controller.turn == nil, let (pages, back) = next(direction), controller.turn == nil else { return nil }
        let turn = controller.beginTurn(to: pages, back: back, direction)
        guard controller.turn === turn else { return nil }
        turn.endDrag(finishes: true)
        if let across { curl?.grab(at: across) }
        run(turn, finishes: true, leadsWithCorner: true)
        return pages.first
    }
}

/// The view that contains the sheets of curling pages.
final class BookView: UIView {
    weak var pages: CurlingPages?

    override func layoutSubviews() {
        super.layoutSubviews()
        pages?.layOut()
    }
}
