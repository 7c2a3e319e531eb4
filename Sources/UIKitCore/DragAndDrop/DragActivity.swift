import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// A drag from its lift to its end: the common mechanism for dragging and dropping in interactions, lists and texts.
///
///            lift                begin                 release, cancel            animations finished
///     (made) ────▶ lifted ──────────────────▶ carried ────────────────▶ ending ──────────────────▶ over
///                    │ let go, canceled                                                              ▲
///                    └───────────────────────────────────────────────────────────────────────────────┘
///
/// After `begin`, the drag is the scene's only `modalInput`: a menu that opens cancels the drag. Each callback may
/// cancel the drag, remove views or end the scene, so code after a callback checks `phase` again.
@MainActor
final class DragActivity: ModalInput {
    enum Phase { case lifted, carried, ending, over }

    /// An item, its source interaction, and its picture.
    struct Entry {
        let item: UIDragItem
        let interaction: UIDragInteraction
        let picture: DragItemView?
    }

    private(set) var phase = Phase.lifted
    private(set) var entries: [Entry] = []
    let session = DragSession()
    let dropSession: DropSession
    let host = DragHost()
    private weak var scene: UIWindowScene?
    /// The interaction of the first item. Retained until the end of the drag, since its view can be deallocated during
    /// the drag; its delegate is not retained.
    private var source: UIDragInteraction?
    private let liftAnimator = DragAnimator()
    private let targets = DropTargets()
    private var proposal: UIDropProposal?
    private var prefersFullSize = false
    private var hasMoved = false
    private var operation = UIDropOperation.cancel
    private let spring = SpringLoading()
    private var needsUpdate = false
    private lazy var scrolling = EdgeScrolling { [weak self] in self?.scroll() ?? false }

    init(at point: CGPoint, in scene: UIWindowScene) {
        self.scene = scene
        dropSession = DropSession(of: session)
        (session.scene, session.point) = (scene, point)
    }

    nonisolated deinit {}

    var isCarried: Bool { phase == .carried }
    var isOver: Bool { phase == .ending || phase == .over }

    // MARK: Lifting

    /// Requests items from the delegate and lifts them; returns `false` if the delegate returns no items.
    func lift(from interaction: UIDragInteraction) -> Bool {
        source = interaction
        guard let items = interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session),
            !items.isEmpty, phase == .lifted, let window = interaction.view?.window
        else { return false }
        session.items = items
        host.show(in: window)
        entries = items.map { entry(for: $0, from: interaction) }
        guard phase == .lifted, interaction.view?.window === window else {
            host.removeFromSuperview()
            return false
        }
        interaction.delegate?.dragInteraction(interaction, willAnimateLiftWith: liftAnimator, session: session)
        guard phase == .lifted else { return false }
        host.lift(entries.compactMap(\.picture), alongside: liftAnimator) { [weak self] in
            // A lift that was taken back has already run its completions with the position `start`.
            if let self, phase == .lifted { liftAnimator.runCompletions(at: .end) }
        }
        return true
    }

    private func entry(for item: UIDragItem, from interaction: UIDragInteraction) -> Entry {
        let preview = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
        let picture = preview.flatMap { DragItemView($0) }
        if let picture { host.add(picture, finger: session.location(in: host)) }
        item.previewSize = picture?.bounds.size ?? .zero
        return Entry(item: item, interaction: interaction, picture: picture)
    }

    // MARK: Carrying

    /// Starts to carry the lifted items when the finger begins to move.
    func begin() {
        guard phase == .lifted, let source, source.view?.window != nil, let delegate = source.delegate, let scene else {
            return cancel()
        }
        phase = .carried
        // Set before the menu closes, so that a modal input opened by the menu's delegate cancels the drag.
        let menu = scene.modalInput
        scene.modalInput = self
        menu?.dismiss(animated: true)
        liftAnimator.runCompletions(at: .end)
        guard phase == .carried else { return }
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            source, sessionIsRestrictedToDraggingApplication: session)
        session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
        prefersFullSize = delegate.dragInteraction(source, prefersFullSizePreviewsFor: session)
        guard phase == .carried else { return }
        delegate.dragInteraction(source, sessionWillBegin: session)
        guard phase == .carried else { return }
        for entry in entries {
            guard let provider = entry.item.previewProvider else { continue }
            entry.picture?.show(provider())
            entry.item.previewSize = entry.picture.flatMap { $0.isHidden ? nil : $0.bounds.size } ?? .zero
        }
        gather()
    }

    private func gather() {
        host.gather(
            entries.compactMap(\.picture), at: session.location(in: host),
            inFullSize: prefersFullSize || proposal?.prefersFullSizePreview == true,
            belowFinger: proposal?.isPrecise == true)
    }

    /// Moves the drag to a position of the finger on the screen.
    func move(to point: CGPoint) {
        guard phase == .carried, point.x.isFinite, point.y.isFinite else { return }
        guard point != session.point || !hasMoved else { return }
        hasMoved = true
        session.point = point
        host.carry(to: session.location(in: host))
        if let source { source.delegate?.dragInteraction(source, sessionDidMove: session) }
        update()
    }

    /// Updates the drag at a resting finger, in a later turn: the views below the finger have changed.
    private func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        MainLoop.current.enqueue { [weak self] in
            guard let self, needsUpdate else { return }
            host.moveToFront()
            update()
        }
    }

    /// Requests a proposal from the interaction below the finger.
    private func update() {
        needsUpdate = false
        guard phase == .carried, let scene else { return }
        let found = targets.target(at: session.point, in: scene, for: dropSession)
        guard phase == .carried else { return }
        targets.enter(found, dropSession)
        guard phase == .carried else { return }
        let (wasFullSize, wasPrecise) = (proposal?.prefersFullSizePreview == true, proposal?.isPrecise == true)
        proposal = targets.current.flatMap { target in
            target.delegate?.dropInteraction(target, sessionDidUpdate: dropSession)
        }
        guard phase == .carried else { return }
        if (proposal?.prefersFullSizePreview == true) != wasFullSize || (proposal?.isPrecise == true) != wasPrecise {
            gather()
        }
        host.badge.show(effectiveOperation, count: entries.count, isOverTarget: targets.current != nil)
        host.setNeedsLayout()
        spring.update(at: session.point, in: scene)
        guard phase == .carried else { return }
        scrolling.update()
    }

    private var isOverOtherTarget: Bool {
        guard phase == .carried, let scene else { return false }
        return targets.target(at: session.point, in: scene, for: dropSession) !== targets.current
    }

    /// Scrolls the innermost scroll view below the finger that can scroll at the nearby edge, by the amount of a
    /// frame.
    private func scroll() -> Bool {
        guard phase == .carried, let scene else { return false }
        var view = SceneInput.hitTest(session.point, in: scene, with: nil)?.view
        while let next = view {
            if let scrolled = next as? UIScrollView,
                scrolled.scrollNearEdges(fingerAt: session.location(in: scrolled)) != .zero
            {
                update()
                return true
            }
            view = next.superview
        }
        return false
    }

    // Chosen (Dragging): A move that the drag does not allow is forbidden.
    private var effectiveOperation: UIDropOperation {
        guard let proposal else { return .cancel }
        return proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
    }

    /// Adds the items of a draggable view after a tap.
    func addItems(from interaction: UIDragInteraction, at point: CGPoint) {
        guard phase == .carried, let delegate = interaction.delegate else { return }
        let chosen = delegate.dragInteraction(interaction, sessionForAddingItems: [session], withTouchAt: point)
        guard phase == .carried, chosen === session else { return }
        let known = Set(session.items.map(ObjectIdentifier.init))
        let items = delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
            .filter { !known.contains(ObjectIdentifier($0)) }
        guard phase == .carried, !items.isEmpty else { return }
        if let source { source.delegate?.dragInteraction(source, session: session, willAdd: items, for: interaction) }
        guard phase == .carried else { return }
        session.items += items
        let added = items.map { entry(for: $0, from: interaction) }
        guard phase == .carried else { return }
        entries += added
        gather()
        update()
    }

    // MARK: Ending

    /// Drops the items, or cancels the drag, when the finger is lifted.
    func release(at point: CGPoint) {
        guard phase == .carried else { return cancel() }
        move(to: point)
        // The views below a resting finger can have changed.
        if needsUpdate || isOverOtherTarget { update() }
        guard phase == .carried else { return }
        let operation = effectiveOperation
        guard let target = targets.current, let delegate = target.delegate, operation == .copy || operation == .move
        else { return cancel() }
        end(with: operation)
        delegate.dropInteraction(target, performDrop: dropSession)
        for entry in entries {
            guard let picture = entry.picture else { continue }
            let preview = delegate.dropInteraction(
                target, previewForDropping: entry.item, withDefault: picture.preview(in: host))
            let animator = DragAnimator()
            delegate.dropInteraction(target, item: entry.item, willAnimateDropWith: animator)
            host.settle(picture, to: preview, alongside: animator)
        }
        targets.performed = target
        finishWhenSettled()
    }

    // Chosen (Dragging): A drag is cancelled if its interaction is removed or disabled, or if a menu opens. If its view
    // leaves its window, lifted items do not become a drag, but a carried drag continues; if it is cancelled later, the
    // picture fades out.
    /// Ends the drag without a drop. The items return to their sources.
    func cancel() {
        switch phase {
        case .lifted:
            phase = .over
            spring.end()
            host.returnPreviews(entries.compactMap(\.picture)) { [liftAnimator, session] in
                liftAnimator.runCompletions(at: .start)
                session.runEndings()
            }
            (entries, source) = ([], nil)
        case .carried:
            targets.enter(nil, dropSession)
            guard phase == .carried else { return }
            end(with: .cancel)
            for entry in entries {
                guard let picture = entry.picture else { continue }
                var target: UITargetedDragPreview? = picture.home
                let animator = DragAnimator()
                if let delegate = entry.interaction.delegate {
                    target = delegate.dragInteraction(
                        entry.interaction, previewForCancelling: entry.item, withDefault: picture.home)
                    delegate.dragInteraction(entry.interaction, item: entry.item, willAnimateCancelWith: animator)
                }
                host.settle(picture, to: target, alongside: animator)
            }
            finishWhenSettled()
        case .ending, .over: break
        }
    }

    // Chosen (Dragging): At a drop, the drag's delegate is notified that the drag will end. Then `performDrop` is
    // called, followed by the methods for the previews and animations of the items. After the animations,
    // `didEndWith`, `concludeDrop` and `sessionDidEnd` are called.
    private func end(with operation: UIDropOperation) {
        phase = .ending
        self.operation = operation
        spring.end()
        scrolling.end()
        if scene?.modalInput === self { scene?.modalInput = nil }
        host.badge.isHidden = true
        if let source { source.delegate?.dragInteraction(source, session: session, willEndWith: operation) }
    }

    private func finishWhenSettled() { host.whenSettled { [self] in finish() } }

    private func finish() {
        guard phase == .ending else { return }
        phase = .over
        host.removeFromSuperview()
        if let source { source.delegate?.dragInteraction(source, session: session, didEndWith: operation) }
        session.runEndings()
        targets.end(dropSession)
        entries = []
        guard operation != .cancel else { return source = nil }
        if dropSession.isLoading { dropSession.didLoad = { [self] in transferred() } } else { transferred() }
    }

    private func transferred() {
        dropSession.didLoad = {}
        if let source { source.delegate?.dragInteraction(source, sessionDidTransferItems: session) }
        source = nil
    }

    // MARK: ModalInput

    /// Cancels the drag for the escape key. Does not handle other keys.
    func handle(_ key: KeyEvent) -> Bool {
        guard UIKeyboardHIDUsage(rawValue: key.usage) == .keyboardEscape else { return false }
        cancel()
        return true
    }

    /// Continues the drag, since the user navigates during a drag by spring loading.
    func viewLeaves(_ view: UIView) {
        guard phase == .carried else { return }
        let own = [source?.view, targets.current?.view]
        if own.contains(where: { $0?.isDescendant(of: view) == true }) { setNeedsUpdate() }
    }

    func dismiss(animated: Bool) { cancel() }
}
