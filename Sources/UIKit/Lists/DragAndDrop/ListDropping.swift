import CoreGraphics
import Foundation
import QuartzCore

/// Takes drops into a list: asks its delegate what a drop would do, opens a gap or marks an item for it, and has the delegate perform it.
///
///     over the list ──▶ where? ──▶ the delegate's answer ──▶ insert: a gap opens ─┐
///            ▲                                            ──▶ into: the item is marked ─┤ release ──▶ performDrop ──▶ all closes
///            └──────────────── the finger moves, the list scrolls ──────────────────────┘
///
/// A single item of the list itself that the data source can move is moved as by a finger without a drag: the delegate is not asked to
/// perform that.
@MainActor
final class ListDropping: UIDropInteractionDelegate {
    /// What was answered last.
    private struct Answer {
        var proposal: UIDropProposal
        var intent: ListDropAnswer.Intent
        var destination: IndexPath?
        /// The item into which it goes.
        var target: IndexPath?
        /// Whether the data source moves the item.
        var isReorder = false
    }

    weak var list: (any DraggingList)?
    /// Whether a drag is over the list, or was dropped there and is not over yet.
    private(set) var isActive = false
    private(set) var gap: ListGap?
    /// Where what is dropped would be, in the gap that is open.
    private var opened: IndexPath?
    private var answer: Answer?
    /// The item that made room; the gap does not come back to it before the finger has left it.
    private var passed: IndexPath?
    private var targeted: IndexPath?
    private var timer: ScheduledWork?
    private var waiting: ListGap?
    /// Whether the item that is dragged can be moved by the data source; asked once each time that the drag comes.
    private var canReorder = false
    private var drop: ListDrop?

    nonisolated deinit {}

    func state(of path: IndexPath) -> UICellConfigurationState.DropState {
        isActive && drop == nil ? (path == targeted ? .targeted : .notTargeted) : .none
    }

    /// Items have other places. The gap is closed by what changed them.
    func follow(_ newPath: (IndexPath) -> IndexPath?) {
        (gap, opened, passed) = (nil, nil, nil)
        stopWaiting()
        targeted = targeted.flatMap(newPath)
        guard var known = answer else { return }
        known.destination = known.destination.flatMap(newPath)
        known.target = known.target.flatMap(newPath)
        answer = known
    }

    func interactionDidGo() {
        isActive = false
        close()
    }

    // MARK: What is dragged

    /// The only item of the drag, where it is one of the list.
    private func ownItem(_ session: any UIDropSession) -> IndexPath? {
        guard session.items.count == 1, let item = session.items.first else { return nil }
        return list?.dragAndDrop.dragging.path(of: item)
    }

    private func movableItem(_ session: any UIDropSession) -> IndexPath? {
        session.allowsMoveOperation ? ownItem(session) : nil
    }

    // MARK: Over the list

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let list else { return false }
        canReorder = movableItem(session).map { list.canReorder($0) } ?? false
        return list.dropCanHandle(session) ?? canReorder
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        (answer, drop) = (nil, nil)
        showState()
        list?.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        let point = session.location(in: list)
        let place = list.dropPlace(at: point)
        var item: IndexPath?
        if case .item(let path) = place { item = path }
        var wanted = destination(at: place, session)
        var new = ask(session, wanted)
        if new.intent == .automatic {
            item = resolve(&new, wanted, point, session)
        } else {
            if new.intent == .insertInto, let item, wanted != item {
                // The item is another one while there is no gap before it.
                closeGap()
                wanted = item
                new = ask(session, wanted)
            }
            new.destination = wanted
        }
        show(new, item, session)
        return answer?.proposal ?? new.proposal
    }

    /// Whether an automatic intent is into an item or beside it: by where items are without a gap, so that the gap that opens changes nothing
    /// about it. Returns the item into which it is.
    private func resolve(
        _ new: inout Answer, _ wanted: IndexPath?, _ point: CGPoint, _ session: any UIDropSession
    ) -> IndexPath? {
        (new.intent, new.destination) = (.insertAt, wanted)
        guard let (item, part) = list?.restingItem(at: point) else { return nil }
        let own = new.proposal.operation == .move ? movableItem(session) : nil
        if part >= 0.25, part < 0.75, item != own {
            (new.intent, new.destination) = (.insertInto, item)
            return item
        }
        let insertion = IndexPath(item: item.item + (part < 0.5 ? 0 : 1), section: item.section)
        new.destination = Self.destination(insertion, without: own)
        return nil
    }

    /// The place that something has afterwards when it is inserted, and an item of the list leaves for it.
    private static func destination(_ insertion: IndexPath, without own: IndexPath?) -> IndexPath {
        guard let own, own.section == insertion.section, own.item < insertion.item else { return insertion }
        return IndexPath(item: insertion.item - 1, section: insertion.section)
    }

    /// The delegate's answer, or that the item is moved.
    private func ask(_ session: any UIDropSession, _ destination: IndexPath?) -> Answer {
        let reorders = canReorder && movableItem(session) != nil
        if let said = list?.dropAnswer(session, destination) {
            var answer = Answer(proposal: said.proposal, intent: said.intent)
            answer.isReorder = reorders && said.proposal.operation == .move
            return answer
        }
        guard reorders else { return Answer(proposal: UIDropProposal(operation: .copy), intent: .unspecified) }
        return Answer(proposal: UIDropProposal(operation: .move), intent: .insertAt, isReorder: true)
    }

    /// Which place what is dropped would have afterwards. An item below the finger makes room towards the gap that is open: the place is
    /// the one at which it is seen.
    private func destination(at place: ListDropPlace, _ session: any UIDropSession) -> IndexPath? {
        if case .item(let item) = place, item == passed, gap != nil { return opened }
        passed = nil
        switch place {
        case .gap: return opened
        case .nowhere: return nil
        case .between(let path): return Self.destination(path, without: movableItem(session))
        case .item(let item):
            guard let gap, let opened, opened.section == item.section else { return item }
            let isAfterOwn = gap.lifted.map { $0.section == item.section && $0.item < item.item } ?? false
            let index = item.item - (isAfterOwn ? 1 : 0)
            return IndexPath(item: opened.item <= index ? index + 1 : index, section: item.section)
        }
    }

    // MARK: What is seen

    private func show(_ new: Answer, _ item: IndexPath?, _ session: any UIDropSession) {
        guard let list, isActive else { return }
        var new = new
        let operation = new.proposal.operation
        let accepts = operation == .copy || operation == .move && session.allowsMoveOperation
        var wanted: ListGap?
        if accepts, new.intent == .insertAt, let destination = new.destination {
            let own = operation == .move ? movableItem(session) : nil
            if new.isReorder, let own, destination != opened {
                new.destination = list.reorderTarget(own, destination)
            }
            if let final = new.destination { wanted = Self.gap(at: final, lifting: own) }
        }
        new.target = accepts && new.intent == .insertInto ? item : nil
        new.isReorder = new.isReorder && wanted != nil
        answer = new
        target(new.target)
        open(wanted, item)
    }

    /// The room for something that has a place afterwards, when an item that was before it has left.
    private static func gap(at destination: IndexPath, lifting own: IndexPath?) -> ListGap {
        var insertion = destination
        if let own, own.section == destination.section, own.item <= destination.item {
            insertion = IndexPath(item: destination.item + 1, section: destination.section)
        }
        return ListGap(insertion: insertion, lifted: own)
    }

    private func open(_ wanted: ListGap?, _ item: IndexPath?) {
        guard let list else { return }
        guard let wanted else { return closeGap() }
        guard wanted != gap else { return stopWaiting() }
        guard list.gapDelay > 0 else { return move(to: wanted, item) }
        guard waiting != wanted else { return }
        stopWaiting()
        waiting = wanted
        timer = MainLoop.current.schedule(at: MainLoop.current.clock.now + list.gapDelay) { [weak self] in
            self?.move(to: wanted, item)
        }
    }

    private func move(to wanted: ListGap, _ item: IndexPath?) {
        stopWaiting()
        let destination = answer?.destination
        guard list?.show(wanted) == true else { return }
        (gap, opened, passed) = (wanted, destination, item)
    }

    private func stopWaiting() {
        timer?.cancel()
        (timer, waiting) = (nil, nil)
    }

    private func close() {
        target(nil)
        closeGap()
    }

    private func closeGap() {
        stopWaiting()
        guard gap != nil else { return }
        (gap, opened, passed) = (nil, nil, nil)
        _ = list?.show(nil)
    }

    private func target(_ path: IndexPath?) {
        guard targeted != path else { return }
        targeted = path
        showState()
    }

    private func showState() {
        for (path, cell) in list?.draggedCells ?? [] { cell.setDrop(state(of: path)) }
    }

    // MARK: The end

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isActive = false
        answer = nil
        close()
        showState()
        list?.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let list, let answer else { return }
        if let waiting { move(to: waiting, nil) }
        let drop = ListDrop(
            list, session, answer.proposal, answer.intent,
            answer.intent == .insertInto ? answer.target : answer.destination)
        self.drop = drop
        targeted = nil
        showState()
        if answer.isReorder, let own = movableItem(session), gap?.lifted == own, let item = session.items.first {
            (gap, opened, passed) = (nil, nil, nil)
            drop.land(item, .item(list.reorder(own)))
        } else {
            list.perform(drop)
        }
        close()
        for (_, cell) in list.draggedCells { cell.setConcealed(false) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { drop?.preview(of: item, defaultPreview) }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { drop?.willAnimate(item, animator) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isActive = false
        (answer, drop) = (nil, nil)
        close()
        showState()
        list?.dropDidEnd(session)
    }
}
