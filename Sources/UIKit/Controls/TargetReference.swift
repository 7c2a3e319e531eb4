/// A target that is not hashable, in a set of targets: equal to itself alone.
struct TargetReference: Hashable {
    let object: AnyObject

    static func == (left: Self, right: Self) -> Bool { left.object === right.object }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
