import Foundation
import QuartzCore

/// Records how to undo and redo what the user did.
///
///     func rename(_ item: Item, to name: String) {
///         let old = item.name
///         undoManager?.registerUndo(withTarget: self) { $0.rename(item, to: old) }
///         undoManager?.setActionName("Rename")
///         item.name = name
///     }
///
/// What is registered in one turn of the main loop is one group and undone together. What is registered while undoing is
/// what redo does. A responder finds its manager up the chain; each window has one.
///
/// Foundation's class of this name, which Foundation on Linux lacks; see
/// <https://developer.apple.com/documentation/foundation/undomanager>.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// Makes a manager without recorded actions.
    public override init() { super.init() }

    nonisolated deinit {}

    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    /// The groups that are being filled, outermost first.
    private var openGroups: [UndoGroup] = []

    // MARK: Grouping undo operations

    /// Whether a group is begun by itself at the first registration in a turn of the main loop, and ended with the
    /// turn. The default is `true`.
    open var groupsByEvent = true

    /// How many groups are open, one in the other.
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group; inside another one it is a part of that. Each is ended with `endUndoGrouping()`.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent { beginGroupOfTurn() }
        open(UndoGroup())
    }

    /// Ends the group that was begun last. An empty one is discarded.
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

    /// Ignores registrations until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() { disabledLevel += 1 }

    /// Reverts one `disableUndoRegistration()`.
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

    /// How many groups are kept, the oldest being removed first; 0, the default, for any number.
    open var levelsOfUndo = 0 {
        didSet { forgetOldGroups() }
    }

    private func forgetOldGroups() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
        redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
    }

    // MARK: Naming menu items

    /// What a menu's item for undo says, such as "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// What a menu's item for redo says, such as "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// What a menu's item for undo says of an action; for an empty name just "Undo".
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// What a menu's item for redo says of an action; for an empty name just "Redo".
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: Registering undo operations

    /// Records how to undo what is being done. The target is kept weakly; once it is deallocated the action does
    /// nothing.
    ///
    /// While undoing, what is registered is for redo. Any other registration clears the redo actions.
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

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty } }

    /// Whether there is something to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoGroups.isEmpty
    }

    /// Ends the group of the turn and undoes the last group. Groups that were begun by hand must have been ended.
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

    /// Undoes the last group that was ended, also one inside a group that is open still.
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

    /// Redoes what was undone last.
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

    /// Performs a group; what is registered meanwhile is the opposite group, if any.
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

    /// The group that names and attributes are for: the outermost open one, else the one that was ended last.
    private var described: UndoGroup? { openGroups.first ?? undoGroups.last }

    /// Sets the name of what the user can undo, such as "Typing".
    open func setActionName(_ actionName: String) { described?.name = actionName }

    /// The name of what `undo()` would undo; empty without a name.
    open var undoActionName: String { (isUndoing ? nil : described?.name) ?? undoGroups.last?.name ?? "" }

    /// The name of what `redo()` would redo; empty without a name.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// Sets whether the present group may be undone and redone without the user's consent, as a change of the
    /// selection.
    open func setActionIsDiscardable(_ discardable: Bool) { described?.isDiscardable = discardable }

    /// Whether what `undo()` undoes is discardable.
    open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }

    /// Whether what `redo()` redoes is discardable.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
