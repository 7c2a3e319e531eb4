/// A group of actions that are undone together, in reverse order. Groups may be nested.
@MainActor
final class UndoGroup {
    enum Item {
        case action(target: () -> AnyObject?, perform: @MainActor (AnyObject) -> Void)
        case group(UndoGroup)
    }

    var items: [Item] = []
    var name = ""
    var isDiscardable = false
    /// Whether the group was opened for a turn of the main loop, and whether that turn has ended.
    let isOfTurn: Bool
    var isOver = false

    init(isOfTurn: Bool = false) { self.isOfTurn = isOfTurn }

    nonisolated deinit {}

    var isEmpty: Bool { items.isEmpty }

    /// Performs the actions of targets that are still alive.
    func perform() {
        for item in items.reversed() {
            switch item {
            case .action(let target, let perform): if let target = target() { perform(target) }
            case .group(let group): group.perform()
            }
        }
    }

    /// Removes the actions of a target, and groups that are then empty.
    func remove(_ gone: AnyObject) {
        items.removeAll { item in
            switch item {
            case .action(let target, _):
                let target = target()
                return target == nil || target === gone
            case .group(let group):
                group.remove(gone)
                return group.isEmpty
            }
        }
    }
}
