/// A wrapper that makes any target hashable, for a set of targets. Targets are compared by identity.
struct TargetReference: Hashable {
    let object: AnyObject

    static func == (left: Self, right: Self) -> Bool { left.object === right.object }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
