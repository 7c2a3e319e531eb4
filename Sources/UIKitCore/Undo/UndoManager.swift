import Foundation
import QuartzCore

/// Records the inverse of user actions, for undo and redo.
///
///     func rename(_ item: Item, to name: String) {
///         let old = item.name
///         undoManager?.registerUndo(withTarget: self) { $0.rename(item, to: old) }
///         undoManager?.setActionName("Rename")
///         item.name = name
///     }
///
/// Actions registered in the same turn of the main loop form a group and are undone together. Actions registered while
/// undoing are performed by redo. A responder finds its manager up the responder chain; each window has a manager.
///
/// Replaces Foundation's class of this name, which is missing on Linux; see
/// <https://developer.apple.com/documentation/foundation/undomanager>.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// Creates a manager without recorded actions.
    public override init() { super.init() }

    nonisolated deinit {}

    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    /// The open groups, outermost first.
    private var openGroups: [UndoGroup] = []

    // MARK: Grouping undo operations

    /// Whether a group is opened automatically at the first registration in a turn of the main loop, and closed at the
    /// end of the turn. The default is `true`.
    open var groupsByEvent = true

    /// The number of nested open groups.
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group, nested in the current group. Must be balanced by `endUndoGrouping()`.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent { beginGroupOfTurn() }
        open(UndoGroup())
    }

    /// Ends the current group. An empty group is discarded.
    open func endUndoGrouping() {
        guard let group = openGroups.last else {
            Diagnostics.raise(
                .undo,
                "endUndoGrouping: \(Diagnostics.name(self)) is in invalid state, "
                    + "endUndoGrouping called with no matching begin")
            return
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        openGroups.removeLast()
        if let outer = openGroups.last {
            if !group.isEmpty { outer.items.append(.group(group)) }
            if outer.name.isEmpty { outer.name = group.name }
        } else if !group.isEmpty {
            push(group)
        }
        post(.NSUndoManagerDidCloseUndoGroup)
        if openGroups.count == 1, openGroups[0].isOver { endUndoGrouping() }
    }

    private func beginGroupOfTurn() {
        let group = UndoGroup(isOfTurn: true)
        open(group)
        MainLoop.current.enqueue { [weak self] in
            group.isOver = true
            if self?.openGroups.last === group { self?.endUndoGrouping() }
        }
    }

    private func open(_ group: UndoGroup) {
        openGroups.append(group)
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    // MARK: Enabling and limiting undo

    private var disabledLevel = 0

    /// Whether registrations are recorded.
    open var isUndoRegistrationEnabled: Bool { disabledLevel == 0 }

    /// Ignores registrations until `enableUndoRegistration()` was called the same number of times.
    open func disableUndoRegistration() { disabledLevel += 1 }

    /// Reverts a call of `disableUndoRegistration()`.
    open func enableUndoRegistration() {
        guard disabledLevel > 0 else {
            Diagnostics.raise(
                .undo,
                "enableUndoRegistration: \(Diagnostics.name(self)) is in invalid state, "
                    + "enableUndoRegistration called with no matching disable")
            return
        }
        disabledLevel -= 1
    }

    /// The maximum number of groups. The oldest groups are removed first. 0, the default, is unlimited.
    open var levelsOfUndo = 0 {
        didSet { forgetOldGroups() }
    }

    private func forgetOldGroups() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
        redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
    }

    // MARK: Naming menu items

    /// The title of the menu item for undo, such as "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of the menu item for redo, such as "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of the menu item for undoing an action; for an empty name only "Undo".
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of the menu item for redoing an action; for an empty name only "Redo".
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: Registering undo operations

    /// Records the inverse of an action. The target is not retained. After its deallocation, the recorded action has
    /// no effect.
    ///
    /// While undoing, actions are recorded for redo. Any other registration clears the redo actions.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent else {
                Diagnostics.raise(
                    .undo,
                    "registerUndo: \(Diagnostics.name(self)) is in invalid state, "
                        + "must begin a group before registering undo")
                return
            }
            beginGroupOfTurn()
        }
        if !isUndoing, !isRedoing { redoGroups = [] }
        openGroups.last?.items.append(
            .action(target: { [weak target] in target }) { object in
                if let target = object as? TargetType { handler(target) }
            })
    }

    /// Removes all actions.
    open func removeAllActions() { (undoGroups, redoGroups, openGroups, disabledLevel) = ([], [], [], 0) }

    /// Removes the actions registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoGroups + redoGroups + openGroups { group.remove(target) }
        undoGroups.removeAll(where: \.isEmpty)
        redoGroups.removeAll(where: \.isEmpty)
    }

    // MARK: Undoing and redoing

    /// Whether `undo()` is performing actions.
    open private(set) var isUndoing = false

    /// Whether `redo()` is performing actions.
    open private(set) var isRedoing = false

    /// Whether an action can be undone.
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty } }

    /// Whether an action can be redone.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoGroups.isEmpty
    }

    /// Ends the group of the turn and undoes the last group. Groups that were begun explicitly must have been ended.
    open func undo() {
        if groupingLevel == 1 { endUndoGrouping() }
        guard openGroups.isEmpty else {
            Diagnostics.raise(
                .undo,
                "undo: \(Diagnostics.name(self)) is in invalid state, "
                    + "undo was called with too many nested undo groups")
            return
        }
        undoNestedGroup()
    }

    /// Undoes the last group that was ended, even if nested in an open group.
    open func undoNestedGroup() {
        guard mayPerform("undoNestedGroup") else { return }
        let group: UndoGroup
        if let open = openGroups.last {
            guard case .group(let nested)? = open.items.last else { return }
            open.items.removeLast()
            group = nested
        } else {
            guard let last = undoGroups.popLast() else { return }
            group = last
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        redoGroups += perform(group)
        isUndoing = false
        forgetOldGroups()
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the group that was undone last.
    open func redo() {
        guard mayPerform("redo") else { return }
        if groupingLevel == 1 { endUndoGrouping() }
        post(.NSUndoManagerCheckpoint)
        guard let group = redoGroups.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        undoGroups += perform(group)
        isRedoing = false
        forgetOldGroups()
        post(.NSUndoManagerDidRedoChange)
    }

    private func mayPerform(_ method: String) -> Bool {
        guard isUndoing || isRedoing else { return true }
        Diagnostics.raise(
            .undo,
            "\(method): \(Diagnostics.name(self)) is in invalid state, "
                + "\(method) was called while it is undoing or redoing")
        return false
    }

    /// Performs a group. Returns the inverse group of the actions registered meanwhile, if any.
    private func perform(_ group: UndoGroup) -> [UndoGroup] {
        let outer = openGroups
        let back = UndoGroup()
        openGroups = [back]
        group.perform()
        while openGroups.count > 1 { endUndoGrouping() }
        openGroups = outer
        if back.name.isEmpty { back.name = group.name }
        back.isDiscardable = group.isDiscardable
        return back.isEmpty ? [] : [back]
    }

    private func push(_ group: UndoGroup) {
        undoGroups.append(group)
        forgetOldGroups()
    }

    // MARK: Describing actions

    /// The group that receives names and attributes: the outermost open group, or the last group if no group is open.
    private var described: UndoGroup? { openGroups.first ?? undoGroups.last }

    /// Sets the name of the current action, such as "Typing".
    open func setActionName(_ actionName: String) { described?.name = actionName }

    /// The name of the action that `undo()` would undo; empty without a name.
    open var undoActionName: String { (isUndoing ? nil : described?.name) ?? undoGroups.last?.name ?? "" }

    /// The name of the action that `redo()` would redo; empty without a name.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// Sets whether the current group may be undone and redone without the user's consent, like a change of the
    /// selection.
    open func setActionIsDiscardable(_ discardable: Bool) { described?.isDiscardable = discardable }

    /// Whether the action that `undo()` would undo is discardable.
    open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }

    /// Whether the action that `redo()` would redo is discardable.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
