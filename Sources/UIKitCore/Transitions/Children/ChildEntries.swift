/// The children that a container is to have and those that it has: a value that knows nothing of controllers and views.
///
/// What is wanted is said with `want(_:)`. `nextStep` is what has to be done next to get there; who does it takes the arrow of
/// the same name. Each step calls the application, which may want something else: so there are no steps in advance.
package struct ChildEntries<Child: AnyObject> {
    /// What has to be done with one child.
    package enum Step {
        /// `addChild(_:)`.
        case join(Child)
        /// `didMove(toParent:)`.
        case arrive(Child)
        /// `willMove(toParent: nil)`.
        case announceRemoval(Child)
        /// `removeFromParent()`.
        case remove(Child)
    }

    private struct Entry {
        let child: Child
        /// The place among all that were wanted at any time.
        let order: Int
        var membership: ChildMembership
        var isWanted = true
        var hasArrived: Bool
        /// Whether the container has said that it arrives, before it was a child.
        var arrivesWhenAdded = false
        /// Whether the container has said that it may be removed, where it says so.
        var isReleased = false
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var count = 0
    /// Those of which something is left to do, each kind in the order in which it is done.
    private var joining: [Child] = []
    /// Those that are children and have not arrived.
    package private(set) var arriving: [Child] = []
    /// Those that are wanted no more, before and after that has been announced to them.
    private var unannounced: [Child] = []
    private var announced: [Child] = []
    private var released: [Child] = []
    private var arrivingNow: [Child] = []
    /// Those that may arrive as soon as the container has appeared.
    private var arrivingLater: [Child] = []
    private let timing: ChildTiming

    /// Those that are in their places; until a transition has ended those that it started from.
    private(set) var shown: [Child] = []
    /// Those that a transition leads to; `nil` while there is none.
    private(set) var coming: [Child]?

    package init(_ timing: ChildTiming) { self.timing = timing }

    // MARK: Reading

    package func membership(of child: Child) -> ChildMembership? { entries[ObjectIdentifier(child)]?.membership }

    package func contains(_ child: Child) -> Bool { entries[ObjectIdentifier(child)] != nil }

    func isWanted(_ child: Child) -> Bool { entries[ObjectIdentifier(child)]?.isWanted == true }

    package func place(of child: Child) -> ChildPlace {
        let isShown = shown.contains { $0 === child }
        guard let coming else { return isShown ? .shown : .out }
        let comes = coming.contains { $0 === child }
        return isShown ? (comes ? .shown : .going) : (comes ? .coming : .out)
    }

    /// Where the container is heading: what a transition leads to, or what is shown.
    var heading: [Child] { coming ?? shown }

    /// The children of which something is left to do; they are the culprits where that does not end.
    var unsettled: [Child] { unannounced + announced + joining + arriving }

    /// How many have to be added, or removed, besides those that wait for something else.
    var dueCount: Int { joining.count + unannounced.count + released.count }

    /// What has to be done next: those that arrive when they are added do so, those that are wanted no more leave, those that are
    /// shown arrive, and those that are wanted are added, each kind in its order.
    package var nextStep: Step? {
        switch timing {
        case .whenAdded: arriving.first.map(Step.arrive) ?? leaving ?? joining.first.map(Step.join)
        case .whenShown: leaving ?? shownToArrive.map(Step.arrive) ?? joining.first.map(Step.join)
        case .byContainer:
            arrivingNow.first.map(Step.arrive) ?? unannounced.first.map(Step.announceRemoval)
                ?? released.first.map(Step.remove) ?? joining.first.map(Step.join)
        }
    }

    /// One after the other leaves that is out of sight.
    private var leaving: Step? {
        announced.first { place(of: $0) == .out }.map(Step.remove)
            ?? unannounced.first { place(of: $0) == .out }.map(Step.announceRemoval)
    }

    private var shownToArrive: Child? {
        guard coming == nil else { return nil }
        return shown.first { entries[ObjectIdentifier($0)].map { $0.membership == .arriving && $0.isWanted } == true }
    }

    // MARK: What is wanted

    /// Says which children there are to be from now on.
    ///
    /// - Parameter present: Those that are children already, also those that other code has added.
    /// - Returns: Those that were only waiting to be added and are forgotten, for the caller to keep for a moment: what
    ///   their `deinit` does must find this value at rest.
    package mutating func want(_ children: [Child], present: (Child) -> Bool = { _ in false }) -> [Child] {
        let wanted = Set(children.map(ObjectIdentifier.init))
        let unwanted = entries.values.filter { $0.isWanted && !wanted.contains(ObjectIdentifier($0.child)) }
        var forgotten: [Child] = []
        for entry in unwanted.sorted(by: { $0.order < $1.order }) {
            if entry.membership == .wanted {
                forgotten.append(entry.child)
                forget(entry.child)
            } else {
                setUnwanted(entry.child)
            }
        }
        for child in children { want(child, isPresent: present(child)) }
        return forgotten
    }

    private mutating func setUnwanted(_ child: Child) {
        guard let entry = entries[ObjectIdentifier(child)], entry.isWanted else { return }
        entries[ObjectIdentifier(child)]?.isWanted = false
        if entry.membership.isChild { unannounced.append(child) }
    }

    /// Says that there are to be others besides those that are wanted already. One that is leaving joins again, at the end.
    package mutating func want(adding children: [Child]) {
        for child in children {
            guard let entry = entries[ObjectIdentifier(child)], !entry.isWanted else {
                want(child, isPresent: false)
                continue
            }
            entries[ObjectIdentifier(child)]?.isWanted = true
            entries[ObjectIdentifier(child)]?.isReleased = false
            unannounced.removeAll { $0 === child }
            announced.removeAll { $0 === child }
            released.removeAll { $0 === child }
            if change(child, { $0.joinAgain() }) { joining.append(child) }
        }
    }

    /// Says that some are wanted no more. They leave when they are released.
    ///
    /// - Parameter present: Those that are children, also those that other code has added.
    /// - Returns: Those that are forgotten, as `want(_:)` does.
    package mutating func want(removing children: [Child], present: (Child) -> Bool) -> [Child] {
        var forgotten: [Child] = []
        for child in children {
            if !contains(child), present(child) { want(child, isPresent: true) }
            if membership(of: child) == .wanted {
                forgotten.append(child)
                forget(child)
            } else {
                setUnwanted(child)
            }
        }
        return forgotten
    }

    /// Those of them that are wanted no more may be removed.
    package mutating func release(_ children: [Child]) {
        for child in children {
            guard let entry = entries[ObjectIdentifier(child)], !entry.isWanted, !entry.isReleased else { continue }
            entries[ObjectIdentifier(child)]?.isReleased = true
            if entry.membership == .leaving { released.append(child) }
        }
    }

    /// One that was to leave stays where it was.
    ///
    /// - Returns: Whether it had arrived, so that it has nothing to be notified of.
    package mutating func cancelRemoval(_ child: Child) -> Bool {
        guard let entry = entries[ObjectIdentifier(child)], !entry.isWanted else { return false }
        entries[ObjectIdentifier(child)]?.isWanted = true
        entries[ObjectIdentifier(child)]?.isReleased = false
        unannounced.removeAll { $0 === child }
        announced.removeAll { $0 === child }
        released.removeAll { $0 === child }
        if entry.hasArrived { return change(child, { $0.stayArrived() }) }
        if change(child, { $0.stay() }) { arriving.append(child) }
        return false
    }

    private mutating func want(_ child: Child, isPresent: Bool) {
        let id = ObjectIdentifier(child)
        guard let entry = entries[id] else {
            entries[id] = Entry(
                child: child, order: count, membership: isPresent ? .member : .wanted, hasArrived: isPresent)
            count += 1
            if !isPresent { joining.append(child) }
            return
        }
        guard !entry.isWanted else { return }
        entries[id]?.isWanted = true
        // What has been announced to leave is notified that it stays.
        if entry.membership == .leaving, change(child, { $0.stay() }) { arriving.append(child) }
        unannounced.removeAll { $0 === child }
        announced.removeAll { $0 === child }
    }

    // MARK: Arrows

    package mutating func join(_ child: Child) -> Bool {
        guard change(child, { $0.join() }) else { return false }
        joining.removeAll { $0 === child }
        return true
    }

    /// It has been added. One that is wanted no more leaves again.
    package mutating func wasAdded(_ child: Child) -> Bool {
        guard change(child, { $0.wasAdded() }) else { return false }
        arriving.append(child)
        guard let entry = entries[ObjectIdentifier(child)] else { return true }
        if !entry.isWanted { unannounced.append(child) } else if entry.arrivesWhenAdded { arrivingNow.append(child) }
        return true
    }

    package mutating func arrive(_ child: Child) -> Bool {
        guard change(child, { $0.arrive() }) else { return false }
        entries[ObjectIdentifier(child)]?.hasArrived = true
        arriving.removeAll { $0 === child }
        arrivingNow.removeAll { $0 === child }
        return true
    }

    /// It arrives when the container says so of all.
    mutating func arriveLater(_ child: Child) {
        if contains(child), !arrivingLater.contains(where: { $0 === child }) { arrivingLater.append(child) }
    }

    /// Those that were to arrive later, in their order.
    mutating func takeArrivingLater() -> [Child] {
        defer { arrivingLater = [] }
        return arrivingLater
    }

    /// One that is only about to be added arrives as soon as it is.
    mutating func arriveWhenAdded(_ child: Child) {
        if membership(of: child)?.isChild == false { entries[ObjectIdentifier(child)]?.arrivesWhenAdded = true }
    }

    package mutating func announceRemoval(_ child: Child) -> Bool {
        guard change(child, { $0.announceRemoval() }) else { return false }
        arriving.removeAll { $0 === child }
        arrivingNow.removeAll { $0 === child }
        arrivingLater.removeAll { $0 === child }
        unannounced.removeAll { $0 === child }
        announced.append(child)
        if entries[ObjectIdentifier(child)]?.isReleased == true { released.append(child) }
        return true
    }

    package mutating func remove(_ child: Child) -> Bool {
        guard change(child, { $0.remove() }) else { return false }
        forget(child)
        return true
    }

    /// It was refused, or another has taken it away. What is shown stays, since its view may.
    package mutating func lose(_ child: Child) { forget(child) }

    /// It goes to another container, with its view.
    mutating func handOver(_ child: Child) {
        forget(child)
        shown.removeAll { $0 === child }
        coming?.removeAll { $0 === child }
    }

    private mutating func change(_ child: Child, _ arrow: (inout ChildMembership) -> Bool) -> Bool {
        guard var membership = membership(of: child), arrow(&membership) else { return false }
        entries[ObjectIdentifier(child)]?.membership = membership
        return true
    }

    private mutating func forget(_ child: Child) {
        guard entries.removeValue(forKey: ObjectIdentifier(child)) != nil else { return }
        joining.removeAll { $0 === child }
        arriving.removeAll { $0 === child }
        arrivingNow.removeAll { $0 === child }
        arrivingLater.removeAll { $0 === child }
        unannounced.removeAll { $0 === child }
        announced.removeAll { $0 === child }
        released.removeAll { $0 === child }
    }

    // MARK: What is shown

    /// A transition leads to others.
    package mutating func begin(_ next: [Child]) { coming = next }

    /// Their views are in their places, and no others; the transition sends its last callbacks.
    package mutating func rest(at children: [Child]) { shown = children }

    /// The transition is over.
    package mutating func end() { coming = nil }
}
