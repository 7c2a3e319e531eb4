import Foundation

/// Which tasks are wanted.
public enum TaskFilter {
    case all
    case open
    case text(String)
    case priority(ClosedRange<Int>)

    var predicate: NSPredicate {
        switch self {
        case .all: return NSPredicate(value: true)
        case .open: return NSPredicate(format: "isDone == NO")
        case .text(let text): return NSPredicate(format: "%K CONTAINS[cd] %@", #keyPath(Task.title), text)
        case .priority(let range):
            return NSPredicate(format: "%K BETWEEN {%d, %d}", #keyPath(Task.priority), range.lowerBound, range.upperBound)
        }
    }
}

private var taskContext = 0

/// Keeps tasks, and watches them.
open class TaskStore: NSObject {
    public static let didChange = NSNotification.Name("TaskStoreDidChange")

    @objc open private(set) dynamic var tasks: [Task] = []
    public private(set) var changes: [String] = []
    private let center: NotificationCenter

    public init(center: NotificationCenter = .default) {
        self.center = center
        super.init()
    }

    deinit {
        tasks.forEach(unwatch)
    }

    public func add(_ task: Task) {
        tasks.append(task)
        watch(task)
        post()
    }

    public func remove(_ task: Task) {
        guard let index = tasks.firstIndex(of: task) else { return }
        unwatch(tasks[index])
        tasks.remove(at: index)
        post()
    }

    private let keys = [#keyPath(Task.title), #keyPath(Task.isDone), "due"]

    private func watch(_ task: Task) {
        for key in keys { task.addObserver(self, forKeyPath: key, options: [.old, .new], context: &taskContext) }
    }

    private func unwatch(_ task: Task) {
        for key in keys { task.removeObserver(self, forKeyPath: key, context: &taskContext) }
    }

    override open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &taskContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        guard let task = object as? Task, let keyPath = keyPath else { return }
        let old = change?[.oldKey] ?? "-"
        let new = change?[.newKey] ?? "-"
        switch keyPath {
        case #keyPath(Task.isDone): changes.append("\(task.title) \(change?[.newKey] as? Bool == true ? "done" : "open")")
        case #keyPath(Task.title): changes.append("\(old) → \(new)")
        default: changes.append("\(task.title).\(keyPath)")
        }
        post()
    }

    private func post() {
        center.post(name: TaskStore.didChange, object: self, userInfo: [TaskStore.countKey: tasks.count])
    }

    public static let countKey = "count"

    // MARK: Queries

    public func tasks(_ filter: TaskFilter) -> [Task] {
        return (tasks as NSArray).filtered(using: filter.predicate) as? [Task] ?? []
    }

    public func tasks(matching filters: [TaskFilter], sortedBy descriptors: [NSSortDescriptor] = []) -> [Task] {
        let all = NSCompoundPredicate(andPredicateWithSubpredicates: filters.map { $0.predicate })
        let found = tasks.filter { all.evaluate(with: $0) }
        return (found as NSArray).sortedArray(using: descriptors) as? [Task] ?? []
    }

    public static let byPriority = [
        NSSortDescriptor(key: #keyPath(Task.priority), ascending: false),
        NSSortDescriptor(key: "title", ascending: true, selector: #selector(NSString.localizedCaseInsensitiveCompare(_:))),
    ]

    // MARK: Archives

    public func archive() throws -> Data {
        return try NSKeyedArchiver.archivedData(withRootObject: tasks, requiringSecureCoding: false)
    }

    public func restore(_ data: Data) throws {
        guard let saved = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? [Task] else {
            throw NSError(domain: NSCocoaErrorDomain, code: NSCoderReadCorruptError, userInfo: nil)
        }
        tasks.forEach(unwatch)
        tasks = saved
        tasks.forEach(watch)
        post()
    }
}
