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
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var count = 0
    /// Those of which something is left to do, each kind in the order in which it is done.
    private var joining: [Child] = []
    private var arriving: [Child] = []
    private var leaving: [Child] = []
    /// Whether children arrive when they are added; otherwise when they are shown and nothing moves.
    private let arriveAtOnce: Bool

    /// Those that are in their places; until a transition has ended those that it started from.
    private(set) var shown: [Child] = []
    /// Those that a transition leads to; `nil` while there is none.
    private(set) var coming: [Child]?

    package init(arriveAtOnce: Bool) { self.arriveAtOnce = arriveAtOnce }

    // MARK: Reading

    func membership(of child: Child) -> ChildMembership? { entries[ObjectIdentifier(child)]?.membership }

    package func contains(_ child: Child) -> Bool { entries[ObjectIdentifier(child)] != nil }

    package func place(of child: Child) -> ChildPlace {
        let isShown = shown.contains { $0 === child }
        guard let coming else { return isShown ? .shown : .out }
        let comes = coming.contains { $0 === child }
        return isShown ? (comes ? .shown : .going) : (comes ? .coming : .out)
    }

    /// Where the container is heading: what a transition leads to, or what is shown.
    var heading: [Child] { coming ?? shown }

    /// The children of which something is left to do; they are the culprits where that does not end.
    var unsettled: [Child] { leaving + joining + arriving }

    /// What has to be done next: those that arrive when they are added do so, those that are wanted no more and are out of
    /// sight leave, those that are shown arrive, and those that are wanted are added, each kind in its order.
    package var nextStep: Step? {
        if arriveAtOnce, let child = arriving.first { return .arrive(child) }
        for child in leaving where place(of: child) == .out {
            return membership(of: child) == .leaving ? .remove(child) : .announceRemoval(child)
        }
        return shownToArrive.map(Step.arrive) ?? joining.first.map(Step.join)
    }

    private var shownToArrive: Child? {
        guard coming == nil else { return nil }
        return shown.first { entries[ObjectIdentifier($0)].map { $0.membership == .arriving && $0.isWanted } == true }
    }

    // MARK: What is wanted

    /// Says which children there are to be from now on.
    ///
    /// - Parameter present: Those that are children already, by whomever they were added.
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
                entries[ObjectIdentifier(entry.child)]?.isWanted = false
                if entry.membership != .joining { leaving.append(entry.child) }
            }
        }
        for child in children { want(child, isPresent: present(child)) }
        return forgotten
    }

    private mutating func want(_ child: Child, isPresent: Bool) {
        let id = ObjectIdentifier(child)
        guard let entry = entries[id] else {
            entries[id] = Entry(child: child, order: count, membership: isPresent ? .member : .wanted)
            count += 1
            if !isPresent { joining.append(child) }
            return
        }
        guard !entry.isWanted else { return }
        entries[id]?.isWanted = true
        // What has been announced to leave is notified that it stays.
        if entry.membership == .leaving, change(child, { $0.stay() }) { arriving.append(child) }
        leaving.removeAll { $0 === child }
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
        if entries[ObjectIdentifier(child)]?.isWanted == false { leaving.append(child) }
        return true
    }

    package mutating func arrive(_ child: Child) -> Bool {
        guard change(child, { $0.arrive() }) else { return false }
        arriving.removeAll { $0 === child }
        return true
    }

    package mutating func announceRemoval(_ child: Child) -> Bool {
        guard change(child, { $0.announceRemoval() }) else { return false }
        arriving.removeAll { $0 === child }
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
        leaving.removeAll { $0 === child }
    }

    // MARK: What is shown

    /// A transition leads to others.
    package mutating func begin(_ next: [Child]) { coming = next }

    /// Their views are in their places, and no others; the transition sends its last callbacks.
    package mutating func rest(at children: [Child]) { shown = children }

    /// The transition is over.
    package mutating func end() { coming = nil }
}
