/// The controllers that have been removed from a parent and still exist.
@MainActor
package struct RemovedControllers {
    private var references: [WeakReference<UIViewController>] = []
    private var compactionLimit = 64

    init() {}

    /// The controllers that still exist.
    package var alive: [UIViewController] { references.compactMap(\.object) }

    mutating func append(_ reference: WeakReference<UIViewController>) {
        references.append(reference)
        guard references.count >= compactionLimit else { return }
        // A controller may be removed many times; it has one reference.
        var known: Set<ObjectIdentifier> = []
        references.removeAll { $0.object == nil || !known.insert(ObjectIdentifier($0)).inserted }
        compactionLimit = max(64, references.count * 2)
    }
}
