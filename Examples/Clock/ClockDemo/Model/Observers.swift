/// Observers of changes: closures that are removed with their owners.
@MainActor
struct Observers {
    private struct Entry {
        weak var owner: AnyObject?
        let call: () -> Void
    }

    private var entries: [Entry] = []

    /// - Parameter call: Must not retain the owner.
    mutating func add(_ owner: AnyObject, _ call: @escaping () -> Void) {
        entries.removeAll { $0.owner == nil }
        entries.append(Entry(owner: owner, call: call))
    }

    func notify() { for entry in entries where entry.owner != nil { entry.call() } }
}
