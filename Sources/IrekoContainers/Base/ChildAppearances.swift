import UIKit

/// The appearance callbacks that a container sends to its children. Each begin is followed by an end, whatever changes
/// in between.
///
/// A child is visible if its container is visible and the child itself is shown. Both have a stage. The stages are
/// ordered, and the lower of the two is reported to the child:
///
///     container      child itself   reported
///     appeared       appearing      appearing       fades in
///     appearing      appeared       appearing       appears with the container
///     disappearing   appearing      disappearing    disappears before it has appeared
///     disappeared    any            disappeared     receives no callback
///
/// Each step is recorded before the child is called. Changes in the child's callbacks therefore use the current state,
/// and take the next step themselves.
@MainActor
final class ChildAppearances {
    enum Stage: Comparable {
        case disappeared, disappearing, appearing, appeared

        var isShown: Bool { self >= .appearing }
        var isFinal: Bool { self == .disappeared || self == .appeared }
    }

    private struct ChildRecord {
        weak var child: UIViewController?
        var own: Stage
        var reported: Stage
    }

    private unowned let parent: UIViewController
    private var container = Stage.disappeared
    /// The children whose transition has begun but not ended. The stage of all other children is that of the
    /// container.
    private var records: [ChildRecord] = []

    init(of parent: UIViewController) { self.parent = parent }

    // MARK: The container

    /// The direction of a begin call that is expected but will come too late (`true` for appearing): a subclass has
    /// changed the appearance in its own callback before it called `super`, so that the container is already in a
    /// later stage.
    private var late: Bool?

    /// Whether the container began to disappear before its appearance had ended. A subclass that did so in
    /// `viewDidAppear(_:)`, before it called `super`, ends that appearance late.
    private var isAppearanceInterrupted = false

    /// Begins the appearance or disappearance of the container and, with it, of these children.
    func begin(_ children: [UIViewController], isAppearing: Bool, animated: Bool) {
        if late == isAppearing { return late = nil }
        guard container != (isAppearing ? .appeared : .disappeared) else { return late = !isAppearing }
        turn(children, isAppearing: isAppearing, animated: animated)
    }

    private func turn(_ children: [UIViewController], isAppearing: Bool, animated: Bool) {
        if isAppearing { for child in children { child.loadViewIfNeeded() } }
        let reported = container.isShown ? Stage.appeared : .disappeared
        for child in children where index(of: child) == nil {
            records.append(ChildRecord(child: child, own: .appeared, reported: reported))
        }
        isAppearanceInterrupted = !isAppearing && container == .appearing
        container = isAppearing ? .appearing : .disappearing
        updateAll(animated: animated)
    }

    /// Ends the appearance or disappearance of the container, with the children that still belong to it.
    ///
    /// If no begin call preceded this call: if the view already has the final visibility, the begin call is late, and
    /// the children appear or disappear now; otherwise this call is ignored. The late end of an interrupted appearance
    /// is also ignored.
    func end(_ children: [UIViewController], isAppearing: Bool) {
        if container.isShown != isAppearing {
            let isSeen = parent.viewIfLoaded?.window.map { !$0.isHidden } ?? false
            guard isSeen == isAppearing, !isAppearanceInterrupted || !isAppearing else { return }
            late = isAppearing
            turn(children, isAppearing: isAppearing, animated: false)
        }
        container = container.isShown ? .appeared : .disappeared
        updateAll(animated: false)
    }

    private func updateAll(animated: Bool) {
        for child in records.compactMap(\.child) {
            guard let index = index(of: child) else { continue }
            // A removed child ends the transition that it began here, unless it still has a separate transition.
            if child.parent !== parent, records[index].own.isFinal {
                // The record of a child that has not appeared here is kept, so that its removal begins no transition.
                guard records[index].reported != .disappeared else { continue }
                let isOpen = !records[index].reported.isFinal
                forget(child)
                // If a new parent forwards appearance manually, it has taken the child over.
                if isOpen, child.parent?.shouldAutomaticallyForwardAppearanceMethods != false {
                    child.endAppearanceTransition()
                }
            } else {
                update(child, animated: animated)
            }
        }
        records.removeAll { $0.child == nil }
    }

    // MARK: One child

    /// Begins the appearance or disappearance of a child independently of the container.
    func begin(_ child: UIViewController, isAppearing: Bool, animated: Bool) {
        if index(of: child) == nil {
            records.removeAll { $0.child == nil }
            let reported = container.isShown && !isAppearing ? Stage.appeared : .disappeared
            records.append(ChildRecord(child: child, own: reported, reported: reported))
        }
        // The view is loaded first, so that the child has not begun to appear in `viewDidLoad`.
        if isAppearing {
            child.loadViewIfNeeded()
            // Loading a view calls code of the application. If that code has removed the child, the child does not
            // begin to appear.
            guard child.parent === parent else { return }
        }
        guard let index = index(of: child), records[index].own.isShown != isAppearing else { return }
        records[index].own = isAppearing ? .appearing : .disappearing
        update(child, animated: animated)
    }

    /// Ends the appearance or disappearance of a child. A child that was removed meanwhile disappears.
    func end(_ child: UIViewController) {
        guard let index = index(of: child) else { return }
        let isShown = records[index].own.isShown && !isRemoved(child)
        records[index].own = isShown ? .appeared : .disappeared
        update(child, animated: false)
    }

    /// Ends the open transition of a controller that becomes a child again, and discards its record.
    func reset(_ child: UIViewController) {
        if let index = index(of: child), isRemoved(child), !records[index].reported.isFinal { end(child) }
        forget(child)
    }

    private func forget(_ child: UIViewController) { records.removeAll { $0.child === child } }

    /// Whether a controller has neither a parent nor a window. A new parent has taken over a controller.
    private func isRemoved(_ child: UIViewController) -> Bool {
        child.parent == nil && child.viewIfLoaded?.window == nil
    }

    private func update(_ child: UIViewController, animated: Bool) {
        while let index = index(of: child) {
            let record = records[index]
            let stage = min(container, record.own)
            if stage.isShown != record.reported.isShown {
                records[index].reported = stage.isShown ? .appearing : .disappearing
                child.beginAppearanceTransition(stage.isShown, animated: animated)
            } else if stage.isFinal, !record.reported.isFinal {
                records[index].reported = stage
                child.endAppearanceTransition()
            } else {
                // A child that was hidden independently stays hidden while it is a child.
                if record.own == .appeared && container.isFinal { forget(child) }
                return
            }
        }
    }

    private func index(of child: UIViewController) -> Int? { records.firstIndex { $0.child === child } }
}
