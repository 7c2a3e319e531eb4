/// The active constraints that a view holds, in the order of their activation. Adding and removing a constraint take
/// constant time.
@MainActor
struct ConstraintList {
    /// The index of each constraint is its slot. Slots of removed constraints remain empty until most slots are empty.
    private var slots: [NSLayoutConstraint?] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }
    var all: [NSLayoutConstraint] { slots.compactMap(\.self) }

    mutating func append(_ constraint: NSLayoutConstraint) {
        constraint.indexInHolder = slots.count
        slots.append(constraint)
        count += 1
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        let index = constraint.indexInHolder
        guard slots.indices.contains(index), slots[index] === constraint else { return }
        slots[index] = nil
        count -= 1
        guard slots.count > 8, count * 2 < slots.count else { return }
        slots = all
        for (index, constraint) in slots.enumerated() { constraint?.indexInHolder = index }
    }
}
