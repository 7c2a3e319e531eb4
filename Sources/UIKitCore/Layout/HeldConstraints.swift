/// The active constraints that a view holds, in the order of their activation. Adding one and taking one away cost the
/// same however many there are.
@MainActor
struct HeldConstraints {
    /// Each constraint knows its place. Those of constraints that have gone stay empty until most are.
    private var places: [NSLayoutConstraint?] = []
    private var count = 0

    var isEmpty: Bool { count == 0 }
    var all: [NSLayoutConstraint] { places.compactMap(\.self) }

    mutating func append(_ constraint: NSLayoutConstraint) {
        constraint.indexInHolder = places.count
        places.append(constraint)
        count += 1
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        let place = constraint.indexInHolder
        guard places.indices.contains(place), places[place] === constraint else { return }
        places[place] = nil
        count -= 1
        guard places.count > 8, count * 2 < places.count else { return }
        places = all
        for (place, constraint) in places.enumerated() { constraint?.indexInHolder = place }
    }
}
