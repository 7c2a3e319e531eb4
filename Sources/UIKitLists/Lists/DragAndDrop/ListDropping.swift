import CoreGraphics
import Foundation
import QuartzCore

/// Handles drops into a list: gets the delegate's proposal, opens a gap or highlights an item for it, and calls the
/// delegate to perform the drop.
///
///     over the list ──▶ place ──▶ delegate's proposal ──▶ insert: gap opens ─────────┐
///            ▲                                        ──▶ into: item highlighted ────┤ release ──▶ performDrop
///            └───────────────── the finger moves, the list scrolls ──────────────────┘
///
/// A single item of the same list that the data source can move is moved as in interactive movement, without calling
/// the delegate to perform the drop.
@MainActor
final class ListDropping: UIDropInteractionDelegate {
    /// The last proposal.
    private struct Decision {
        var proposal: UIDropProposal
        var intent: ListDropDecision.Intent
        var destination: IndexPath?
        /// The item into which the dragged items would be dropped.
        var target: IndexPath?
        /// Whether the data source moves the item.
        var isReorder = false
    }

    weak var list: (any DraggingList)?
    /// Whether a drag is over the list, or was dropped there and has not ended yet.
    private(set) var isActive = false
    private(set) var gap: ListGap?
    /// The path of the dropped items in the open gap.
    private var opened: IndexPath?
    private var decision: Decision?
    /// The item that moved aside for the gap. The gap does not move back before the finger has left this item.
    private var passed: IndexPath?
    private var targeted: IndexPath?
    private var timer: ScheduledWork?
    private var waiting: ListGap?
    /// Whether the data source can move the dragged item. It is called once each time the drag enters.
    private var canReorder = false
    private var drop: ListDrop?

    nonisolated deinit {}

    func state(of path: IndexPath) -> UICellConfigurationState.DropState {
        isActive && drop == nil ? (path == targeted ? .targeted : .notTargeted) : .none
    }

    /// Updates the paths. The change itself closes the gap.
    func follow(_ newPath: (IndexPath) -> IndexPath?) {
        (gap, opened, passed) = (nil, nil, nil)
        stopWaiting()
        targeted = targeted.flatMap(newPath)
        guard var known = decision else { return }
        known.destination = known.destination.flatMap(newPath)
        known.target = known.target.flatMap(newPath)
        decision = known
    }

    func interactionWasRemoved() {
        isActive = false
        close()
    }

    // MARK: Dragged items

    /// Returns the only item of the drag, if it is an item of the list.
    private func ownItem(_ session: any UIDropSession) -> IndexPath? {
        guard session.items.count == 1, let item = session.items.first else { return nil }
        return list?.dragAndDrop.dragging.path(of: item)
    }

    // Chosen (Dragging): If the data source can move a single item that is dropped within its list, it does so, and
    // the delegate is not called to perform the drop. This requires that the delegate proposes a move or does not
    // implement the proposal. Apple's example of a table relies on it, and collection views do the same.
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
        (decision, drop) = (nil, nil)
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
                // If the gap before the item is closed, a different item is at the point.
                closeGap()
                wanted = item
                new = ask(session, wanted)
            }
            new.destination = wanted
        }
        show(new, item, session)
        return decision?.proposal ?? new.proposal
    }

    /// Resolves an automatic intent to a drop into an item or beside it. The result is computed from the places of the
    /// items without a gap, so that opening the gap does not change it. Returns the item for a drop into it.
    private func resolve(
        _ new: inout Decision, _ wanted: IndexPath?, _ point: CGPoint, _ session: any UIDropSession
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

    /// Returns the final path of an inserted item if a dragged item of the list is removed from before it.
    private static func destination(_ insertion: IndexPath, without own: IndexPath?) -> IndexPath {
        guard let own, own.section == insertion.section, own.item < insertion.item else { return insertion }
        return IndexPath(item: insertion.item - 1, section: insertion.section)
    }

    // Chosen (Dragging): If the delegate does not implement `dropSessionDidUpdate`, a single item of the list is moved
    // if the data source permits it. All other drops are copies without a gap.
    /// Returns the delegate's proposal, or a proposal that moves the item.
    private func ask(_ session: any UIDropSession, _ destination: IndexPath?) -> Decision {
        let reorders = canReorder && movableItem(session) != nil
        if let proposed = list?.dropDecision(session, destination) {
            var decision = Decision(proposal: proposed.proposal, intent: proposed.intent)
            decision.isReorder = reorders && proposed.proposal.operation == .move
            return decision
        }
        guard reorders else { return Decision(proposal: UIDropProposal(operation: .copy), intent: .unspecified) }
        return Decision(proposal: UIDropProposal(operation: .move), intent: .insertAt, isReorder: true)
    }

    /// Returns the final path of the dropped items. An item below the finger moves into the open gap to make room; the
    /// result is the new path of the gap.
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

    // MARK: Visible state

    private func show(_ new: Decision, _ item: IndexPath?, _ session: any UIDropSession) {
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
        decision = new
        target(new.target)
        open(wanted, item)
    }

    /// Returns the gap for a final path if a dragged item of the list is removed from before it.
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

    // Chosen (Dragging): If a gap is open in a list, an item below the finger moves into the gap to make room, and
    // does not move back before the finger has left it. The gap closes when rows are inserted or deleted, and opens
    // with the next movement.
    private func move(to wanted: ListGap, _ item: IndexPath?) {
        stopWaiting()
        let destination = decision?.destination
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
        decision = nil
        close()
        showState()
        list?.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let list, let decision else { return }
        if let waiting { move(to: waiting, nil) }
        let drop = ListDrop(
            list, session, decision.proposal, decision.intent,
            decision.intent == .insertInto ? decision.target : decision.destination)
        self.drop = drop
        targeted = nil
        showState()
        if decision.isReorder, let own = movableItem(session), gap?.lifted == own, let item = session.items.first {
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
        (decision, drop) = (nil, nil)
        close()
        showState()
        list?.dropDidEnd(session)
    }
}
