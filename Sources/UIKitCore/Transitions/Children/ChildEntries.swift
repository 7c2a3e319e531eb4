/// The wanted and the current children of a container, as a value that does not use controllers and views.
///
/// `want(_:)` sets the wanted children. `nextStep` is the next step towards them; the caller performs it and calls the
/// method of the same name. Each step calls the application, which may change the wanted children. Therefore steps are
/// not planned in advance.
package struct ChildEntries<Child: AnyObject> {
    /// A step for one child.
    package enum Step {
        /// `addChild(_:)`.
        case beginAdding(Child)
        /// `didMove(toParent:)`.
        case becomeMember(Child)
        /// `willMove(toParent: nil)`.
        case beginRemoval(Child)
        /// `removeFromParent()`.
        case remove(Child)
    }

    private struct Entry {
        let child: Child
        /// Position among all children that were ever wanted.
        let order: Int
        var membership: ChildMembership
        var isWanted = true
        var wasMember: Bool
        /// Whether the container has reported the arrival before the controller was a child.
        var isMemberWhenAdded = false
        /// Whether the container has permitted the removal, for `ChildTiming.byContainer`.
        var isReleased = false
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var count = 0
    /// Children with a pending step, each kind in the order of its steps.
    private var beingAdded: [Child] = []
    /// Children that have been added and have not arrived.
    package private(set) var added: [Child] = []
    /// Children that are no longer wanted, before and after the announcement of their removal.
    private var removalPending: [Child] = []
    private var removalBegun: [Child] = []
    private var released: [Child] = []
    private var nextMembers: [Child] = []
    /// Children that may arrive when the container has appeared.
    private var postponedMembers: [Child] = []
    private let timing: ChildTiming

    /// Children in their places. During a transition, its outgoing children.
    private(set) var shown: [Child] = []
    /// The incoming children of a transition; `nil` without a transition.
    private(set) var incoming: [Child]?

    package init(_ timing: ChildTiming) { self.timing = timing }

    // MARK: Reading

    package func membership(of child: Child) -> ChildMembership? { entries[ObjectIdentifier(child)]?.membership }

    package func contains(_ child: Child) -> Bool { entries[ObjectIdentifier(child)] != nil }

    func isWanted(_ child: Child) -> Bool { entries[ObjectIdentifier(child)]?.isWanted == true }

    package func place(of child: Child) -> ChildPlace {
        let isShown = shown.contains { $0 === child }
        guard let incoming else { return isShown ? .shown : .out }
        let isIncoming = incoming.contains { $0 === child }
        return isShown ? (isIncoming ? .shown : .outgoing) : (isIncoming ? .incoming : .out)
    }

    /// The incoming children of the transition, or the shown children.
    var heading: [Child] { incoming ?? shown }

    /// The children with a pending step. A warning names them if the steps do not end.
    var unsettled: [Child] { removalPending + removalBegun + beingAdded + added }

    /// The number of children that must be added or removed, except those that wait.
    var dueCount: Int { beingAdded.count + removalPending.count + released.count }

    /// The next step. Children that arrive on addition arrive first, then unwanted children leave, shown children
    /// arrive, and wanted children are added, each kind in its order.
    package var nextStep: Step? {
        switch timing {
        case .whenAdded: added.first.map(Step.becomeMember) ?? nextRemoval ?? beingAdded.first.map(Step.beginAdding)
        case .whenShown:
            nextRemoval ?? nextShownMember.map(Step.becomeMember) ?? beingAdded.first.map(Step.beginAdding)
        case .byContainer:
            nextMembers.first.map(Step.becomeMember) ?? removalPending.first.map(Step.beginRemoval)
                ?? released.first.map(Step.remove) ?? beingAdded.first.map(Step.beginAdding)
        }
    }

    /// The next step for an unwanted child that is invisible. Children leave one after the other.
    private var nextRemoval: Step? {
        removalBegun.first { place(of: $0) == .out }.map(Step.remove)
            ?? removalPending.first { place(of: $0) == .out }.map(Step.beginRemoval)
    }

    private var nextShownMember: Child? {
        guard incoming == nil else { return nil }
        return shown.first { entries[ObjectIdentifier($0)].map { $0.membership == .added && $0.isWanted } == true }
    }

    // MARK: Wanted children

    /// Sets the wanted children.
    ///
    /// - Parameter present: Whether a controller is already a child, also if other code added it.
    /// - Returns: Children that were waiting to be added and are forgotten. The caller retains them for a moment,
    ///   since their `deinit` must find this value at rest.
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
        if entry.membership.isChild { removalPending.append(child) }
    }

    /// Adds wanted children. A child that is leaving joins again, at the end.
    package mutating func want(adding children: [Child]) {
        for child in children {
            guard let entry = entries[ObjectIdentifier(child)], !entry.isWanted else {
                want(child, isPresent: false)
                continue
            }
            entries[ObjectIdentifier(child)]?.isWanted = true
            entries[ObjectIdentifier(child)]?.isReleased = false
            removalPending.removeAll { $0 === child }
            removalBegun.removeAll { $0 === child }
            released.removeAll { $0 === child }
            if change(child, { $0.wantAgain() }) { beingAdded.append(child) }
        }
    }

    /// Removes wanted children. They leave when they are released.
    ///
    /// - Parameter present: Whether a controller is a child, also if other code added it.
    /// - Returns: Forgotten children, as for `want(_:)`.
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

    /// Permits the removal of those children that are no longer wanted.
    package mutating func release(_ children: [Child]) {
        for child in children {
            guard let entry = entries[ObjectIdentifier(child)], !entry.isWanted, !entry.isReleased else { continue }
            entries[ObjectIdentifier(child)]?.isReleased = true
            if entry.membership == .beingRemoved { released.append(child) }
        }
    }

    /// Makes a leaving child wanted again, in its old position.
    ///
    /// - Returns: Whether the child had arrived, so that it needs no notification.
    package mutating func cancelRemoval(_ child: Child) -> Bool {
        guard let entry = entries[ObjectIdentifier(child)], !entry.isWanted else { return false }
        entries[ObjectIdentifier(child)]?.isWanted = true
        entries[ObjectIdentifier(child)]?.isReleased = false
        removalPending.removeAll { $0 === child }
        removalBegun.removeAll { $0 === child }
        released.removeAll { $0 === child }
        if entry.wasMember { return change(child, { $0.remainMember() }) }
        if change(child, { $0.stay() }) { added.append(child) }
        return false
    }

    private mutating func want(_ child: Child, isPresent: Bool) {
        let id = ObjectIdentifier(child)
        guard let entry = entries[id] else {
            entries[id] = Entry(
                child: child, order: count, membership: isPresent ? .member : .wanted, wasMember: isPresent)
            count += 1
            if !isPresent { beingAdded.append(child) }
            return
        }
        guard !entry.isWanted else { return }
        entries[id]?.isWanted = true
        // A child whose removal was announced is notified that it remains.
        if entry.membership == .beingRemoved, change(child, { $0.stay() }) { added.append(child) }
        removalPending.removeAll { $0 === child }
        removalBegun.removeAll { $0 === child }
    }

    // MARK: Arrows

    package mutating func beginAdding(_ child: Child) -> Bool {
        guard change(child, { $0.beginAdding() }) else { return false }
        beingAdded.removeAll { $0 === child }
        return true
    }

    /// Records that the child was added. A child that is no longer wanted leaves again.
    package mutating func wasAdded(_ child: Child) -> Bool {
        guard change(child, { $0.wasAdded() }) else { return false }
        added.append(child)
        guard let entry = entries[ObjectIdentifier(child)] else { return true }
        if !entry.isWanted {
            removalPending.append(child)
        } else if entry.isMemberWhenAdded {
            nextMembers.append(child)
        }
        return true
    }

    package mutating func becomeMember(_ child: Child) -> Bool {
        guard change(child, { $0.becomeMember() }) else { return false }
        entries[ObjectIdentifier(child)]?.wasMember = true
        added.removeAll { $0 === child }
        nextMembers.removeAll { $0 === child }
        return true
    }

    /// Postpones the arrival until the container reports the arrival of all children.
    mutating func becomeMemberLater(_ child: Child) {
        if contains(child), !postponedMembers.contains(where: { $0 === child }) { postponedMembers.append(child) }
    }

    /// Returns the postponed children, in their order, and clears the list.
    mutating func removePostponedMembers() -> [Child] {
        defer { postponedMembers = [] }
        return postponedMembers
    }

    /// Lets a child that is about to be added arrive as soon as it is added.
    mutating func becomeMemberWhenAdded(_ child: Child) {
        if membership(of: child)?.isChild == false { entries[ObjectIdentifier(child)]?.isMemberWhenAdded = true }
    }

    package mutating func beginRemoval(_ child: Child) -> Bool {
        guard change(child, { $0.beginRemoval() }) else { return false }
        added.removeAll { $0 === child }
        nextMembers.removeAll { $0 === child }
        postponedMembers.removeAll { $0 === child }
        removalPending.removeAll { $0 === child }
        removalBegun.append(child)
        if entries[ObjectIdentifier(child)]?.isReleased == true { released.append(child) }
        return true
    }

    package mutating func remove(_ child: Child) -> Bool {
        guard change(child, { $0.remove() }) else { return false }
        forget(child)
        return true
    }

    /// Forgets a child that was refused, or that a different parent has taken. A shown child remains shown, since its
    /// view may remain.
    package mutating func discard(_ child: Child) { forget(child) }

    /// Forgets a child that moves to a different container, with its view.
    mutating func handOver(_ child: Child) {
        forget(child)
        shown.removeAll { $0 === child }
        incoming?.removeAll { $0 === child }
    }

    private mutating func change(_ child: Child, _ arrow: (inout ChildMembership) -> Bool) -> Bool {
        guard var membership = membership(of: child), arrow(&membership) else { return false }
        entries[ObjectIdentifier(child)]?.membership = membership
        return true
    }

    private mutating func forget(_ child: Child) {
        guard entries.removeValue(forKey: ObjectIdentifier(child)) != nil else { return }
        beingAdded.removeAll { $0 === child }
        added.removeAll { $0 === child }
        nextMembers.removeAll { $0 === child }
        postponedMembers.removeAll { $0 === child }
        removalPending.removeAll { $0 === child }
        removalBegun.removeAll { $0 === child }
        released.removeAll { $0 === child }
    }

    // MARK: Shown children

    /// Begins a transition to other children.
    package mutating func begin(_ next: [Child]) { incoming = next }

    /// Records that only the views of these children are in their places. The transition sends its last callbacks.
    package mutating func rest(at children: [Child]) { shown = children }

    /// Ends the transition.
    package mutating func end() { incoming = nil }

    // MARK: Invariants

    /// A description of an invariant that does not hold, or `nil`. It is checked in builds with `IREKO_INVARIANTS`.
    package var violatedInvariant: String? {
        #if IREKO_INVARIANTS
            let queues: [(name: String, children: [Child], fits: (Entry) -> Bool)] = [
                ("being added", beingAdded, { $0.membership == .wanted && $0.isWanted }),
                ("added", added, { $0.membership == .added }),
                ("next members", nextMembers, { $0.membership == .added }),
                ("removal pending", removalPending, { [.added, .member].contains($0.membership) && !$0.isWanted }),
                ("removal begun", removalBegun, { $0.membership == .beingRemoved && !$0.isWanted }),
                ("released", released, { $0.membership == .beingRemoved && $0.isReleased }),
            ]
            for queue in queues {
                if Set(queue.children.map(ObjectIdentifier.init)).count < queue.children.count {
                    return "a child is twice in the queue \(queue.name)"
                }
                for child in queue.children {
                    guard let entry = entries[ObjectIdentifier(child)] else {
                        return "a child in the queue \(queue.name) has no entry"
                    }
                    if !queue.fits(entry) { return "a child in the queue \(queue.name) is \(entry.membership)" }
                }
            }
            for entry in entries.values {
                let isLeaving = (removalPending + removalBegun).contains { $0 === entry.child }
                if entry.membership.isChild, entry.isWanted == isLeaving {
                    return "a \(entry.membership) child is \(isLeaving ? "wanted and leaves" : "unwanted and stays")"
                }
                if entry.membership == .wanted, !beingAdded.contains(where: { $0 === entry.child }) {
                    return "a wanted child is not added"
                }
            }
        #endif
        return nil
    }
}
