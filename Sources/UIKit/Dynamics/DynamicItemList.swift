/// The items of a behavior, each at most once.
@MainActor
struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []
    private var known: Set<ObjectIdentifier> = []

    init(_ items: [any UIDynamicItem]) { for item in items { add(item) } }

    func contains(_ item: any UIDynamicItem) -> Bool { known.contains(ObjectIdentifier(item)) }

    @discardableResult
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard known.insert(ObjectIdentifier(item)).inserted else { return false }
        items.append(item)
        return true
    }

    @discardableResult
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard known.remove(ObjectIdentifier(item)) != nil else { return false }
        items.removeAll { $0 === item }
        return true
    }
}
