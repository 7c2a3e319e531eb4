/// The wanted and the current children of a container, as a value that does not use controllers and views.
///
/// `want(_:)` sets the wanted children. `nextStep` is the next step towards them; the caller performs it and calls the
/// method of the same name. Each step calls the application, which may change the wanted children. Therefore steps are
/// not planned in advance: each method changes an entry, and `pendingStep(of:)` determines the queue of its child.
package struct ChildEntries<Child: AnyObject> {
    /// Whether a child is wanted, and if not, whether the container has permitted its removal, for
    /// `ChildTiming.byContainer`.
    private enum Demand { case wanted, unwanted, released }

    /// When a child arrives: as its timing determines, as soon as it is added since the container has reported its
    /// arrival before, or when the container has appeared.
    private enum Arrival { case byTiming, whenAdded, afterAppearing }

    private struct Entry {
        let child: Child
        /// Position among all children that were ever wanted.
        let order: Int
        var membership: ChildMembership
        var demand = Demand.wanted
        var arrival = Arrival.byTiming
        var wasMember: Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var count = 0
    /// Children with a pending step, for each step, in the order of their last changes.
    private var queues = ChildStep.allCases.map { _ in ObjectQueue<Child>() }
    private let timing: ChildTiming
    private let steps: [ChildStep]

    /// Children in their places. During a transition, its outgoing children.
    private(set) var shown: [Child] = []
    /// The incoming children of a transition; `nil` without a transition.
    private(set) var incoming: [Child]?

    package init(_ timing: ChildTiming) { (self.timing, steps) = (timing, timing.steps) }

    // MARK: Reading

    package func membership(of child: Child) -> ChildMembership? { entries[ObjectIdentifier(child)]?.membership }

    package func contains(_ child: Child) -> Bool { entries[ObjectIdentifier(child)] != nil }

    func isWanted(_ child: Child) -> Bool { entries[ObjectIdentifier(child)]?.demand == .wanted }

    package func place(of child: Child) -> ChildPlace {
        let isShown = shown.contains { $0 === child }
        guard let incoming else { return isShown ? .shown : .out }
        let isIncoming = incoming.contains { $0 === child }
        return isShown ? (isIncoming ? .shown : .outgoing) : (isIncoming ? .incoming : .out)
    }

    /// The incoming children of the transition, or the shown children.
    var heading: [Child] { incoming ?? shown }

    /// The children with a pending step. A warning names them if the steps do not end.
    var unsettled: [Child] { steps.flatMap { queues[$0.rawValue] } }

    /// Children whose entries meet a condition, in the order of `Entry.order`.
    private func children(where condition: (Entry) -> Bool) -> [Child] {
        entries.values.filter(condition).sorted { $0.order < $1.order }.map(\.child)
    }

    // MARK: Pending steps

    /// The next step and its child.
    package var nextStep: (step: ChildStep, child: Child)? {
        for step in steps where !queues[step.rawValue].isEmpty {
            if let child = first(of: queues[step.rawValue], for: step) { return (step, child) }
        }
        return nil
    }

    /// Without a container that determines when children leave and arrive, they leave when they are invisible. If they
    /// arrive when they are shown, they arrive in the order of their places.
    private func first(of queue: ObjectQueue<Child>, for step: ChildStep) -> Child? {
        switch (timing, step) {
        case (.byContainer, _), (_, .beginAdding), (.whenAdded, .becomeMember): queue.first
        case (_, .beginRemoval), (_, .remove): queue.first { place(of: $0) == .out }
        case (.whenShown, .becomeMember):
            incoming == nil ? shown.first { entries[ObjectIdentifier($0)].flatMap(pendingStep) == step } : nil
        }
    }

    private func pendingStep(of entry: Entry) -> ChildStep? {
        switch entry.membership {
        case .wanted: .beginAdding
        case .added where arrives(entry): .becomeMember
        case .added, .member: entry.demand == .wanted ? nil : .beginRemoval
        case .beingRemoved: timing == .byContainer && entry.demand != .released ? nil : .remove
        case .beingAdded: nil
        }
    }

    private func arrives(_ entry: Entry) -> Bool {
        switch timing {
        case .whenAdded: true
        case .whenShown: entry.demand == .wanted
        case .byContainer: entry.demand == .wanted && entry.arrival == .whenAdded
        }
    }

    /// Changes the entry of a child. If its pending step changes, the child is appended to the queue of the new step.
    private mutating func update(_ child: Child, _ change: (inout Entry) -> Void) {
        guard var entry = entries[ObjectIdentifier(child)] else { return }
        let before = pendingStep(of: entry)
        change(&entry)
        entries[ObjectIdentifier(child)] = entry
        move(child, from: before, to: pendingStep(of: entry))
    }

    private mutating func forget(_ child: Child) {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(child)) else { return }
        move(child, from: pendingStep(of: entry), to: nil)
    }

    private mutating func move(_ child: Child, from old: ChildStep?, to new: ChildStep?) {
        guard old != new else { return }
        if let old { queues[old.rawValue].remove(child) }
        if let new { queues[new.rawValue].append(child) }
    }

    // MARK: Wanted children

    /// Sets the wanted children.
    ///
    /// - Parameter present: Whether a controller is already a child, also if other code added it.
    /// - Returns: Children that were waiting to be added and are forgotten. The caller retains them for a moment,
    ///   since their `deinit` must find this value at rest.
    package mutating func want(_ children: [Child], present: (Child) -> Bool = { _ in false }) -> [Child] {
        let wanted = Set(children.map(ObjectIdentifier.init))
        let unwanted = self.children { $0.demand == .wanted && !wanted.contains(ObjectIdentifier($0.child)) }
        let forgotten = setUnwanted(unwanted)
        for child in children { want(child, isPresent: present(child)) }
        return forgotten
    }

    /// Adds wanted children. A child that is leaving joins again, at the end.
    package mutating func want(adding children: [Child]) {
        for child in children {
            change(child, from: .beingRemoved, to: .wanted)
            want(child, isPresent: false)
        }
    }

    /// Removes wanted children. They leave when they are released.
    ///
    /// - Parameter present: Whether a controller is a child, also if other code added it.
    /// - Returns: Forgotten children, as for `want(_:)`.
    package mutating func want(removing children: [Child], present: (Child) -> Bool) -> [Child] {
        for child in children where !contains(child) && present(child) { want(child, isPresent: true) }
        return setUnwanted(children)
    }

    /// Permits the removal of those children that are no longer wanted.
    package mutating func release(_ children: [Child]) {
        for child in children where !isWanted(child) { update(child) { $0.demand = .released } }
    }

    /// Makes a leaving child wanted again, in its old position.
    ///
    /// - Returns: Whether the child had arrived, so that it needs no notification.
    package mutating func cancelRemoval(_ child: Child) -> Bool {
        let hadArrived = entries[ObjectIdentifier(child)]?.wasMember == true
        if hadArrived, change(child, from: .beingRemoved, to: .member) {
            update(child) { $0.demand = .wanted }
            return true
        }
        want(child, isPresent: false)
        return false
    }

    private mutating func want(_ child: Child, isPresent: Bool) {
        guard contains(child) else {
            let entry = Entry(
                child: child, order: count, membership: isPresent ? .member : .wanted, wasMember: isPresent)
            entries[ObjectIdentifier(child)] = entry
            count += 1
            return move(child, from: nil, to: pendingStep(of: entry))
        }
        // A child whose removal was announced is notified that it remains.
        change(child, from: .beingRemoved, to: .added)
        update(child) { $0.demand = .wanted }
    }

    private mutating func setUnwanted(_ children: [Child]) -> [Child] {
        let forgotten = children.filter { membership(of: $0) == .wanted }
        for child in forgotten { forget(child) }
        for child in children where isWanted(child) { update(child) { $0.demand = .unwanted } }
        return forgotten
    }

    // MARK: Arrows

    package mutating func beginAdding(_ child: Child) -> Bool { change(child, from: .wanted, to: .beingAdded) }

    /// Records that the child was added. A child that is no longer wanted leaves again.
    package mutating func wasAdded(_ child: Child) -> Bool { change(child, from: .beingAdded, to: .added) }

    package mutating func becomeMember(_ child: Child) -> Bool { change(child, from: .added, to: .member) }

    package mutating func beginRemoval(_ child: Child) -> Bool {
        change(child, from: .added, to: .beingRemoved) || change(child, from: .member, to: .beingRemoved)
    }

    package mutating func remove(_ child: Child) -> Bool {
        guard membership(of: child) == .beingRemoved else { return false }
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

    /// Returns whether the child's membership was `old`. Otherwise it is unchanged.
    @discardableResult
    private mutating func change(_ child: Child, from old: ChildMembership, to new: ChildMembership) -> Bool {
        guard membership(of: child) == old else { return false }
        update(child) { entry in
            entry.membership = new
            if new == .member { entry.wasMember = true }
            if new == .beingRemoved { entry.arrival = .byTiming }
        }
        return true
    }

    // MARK: Arrivals

    /// Postpones the arrival until the container reports the arrival of all children.
    mutating func becomeMemberLater(_ child: Child) { update(child) { $0.arrival = .afterAppearing } }

    /// Returns the postponed children, in their order, and ends the postponement.
    mutating func removePostponedMembers() -> [Child] {
        let postponed = children { $0.arrival == .afterAppearing }
        for child in postponed { update(child) { $0.arrival = .byTiming } }
        return postponed
    }

    /// Lets a child that is about to be added arrive as soon as it is added.
    package mutating func becomeMemberWhenAdded(_ child: Child) {
        if membership(of: child)?.isChild == false { update(child) { $0.arrival = .whenAdded } }
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
            for (step, queue) in zip(ChildStep.allCases, queues) {
                if Set(queue.map(ObjectIdentifier.init)).count < queue.count { return "a child is twice in a queue" }
                for child in queue where entries[ObjectIdentifier(child)].flatMap(pendingStep) != step {
                    return "\(step) is not the pending step of a child in its queue"
                }
            }
            for entry in entries.values {
                if entry.membership == .beingRemoved, entry.demand == .wanted { return "a wanted child is removed" }
                guard let step = pendingStep(of: entry) else { continue }
                if !queues[step.rawValue].contains(where: { $0 === entry.child }) { return "\(step) is not pending" }
            }
        #endif
        return nil
    }
}
