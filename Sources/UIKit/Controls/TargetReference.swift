/// A target that is not hashable, as an element of a set of targets. It is compared by identity.
struct TargetReference: Hashable {
    let object: AnyObject

    static func == (left: Self, right: Self) -> Bool { left.object === right.object }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
