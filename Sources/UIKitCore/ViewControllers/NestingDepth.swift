/// The number of a view controller's ancestors, cached until the containment above the controller changes.
///
/// A timeline records the depth with every callback. The cache makes that independent of the depth: a controller
/// without children invalidates its value when its parent changes, and a controller with children invalidates all
/// values by a new generation.
struct NestingDepth {
    /// The generation in which `count` was computed; 0 if it is unknown.
    private var generation = 0
    private var count = 0

    /// The current generation. Unsafe only because `parentStorage` is cleared in `deinit`, which is not isolated.
    nonisolated(unsafe) private static var current = 1

    /// The number of ancestors, or `nil` if it must be computed.
    var known: Int? { generation == Self.current ? count : nil }

    mutating func store(_ count: Int) {
        self.count = count
        generation = Self.current
    }

    /// Discards the value of a controller whose parent changed, and the values of its descendants.
    mutating func invalidate(hasChildren: Bool) {
        generation = 0
        if hasChildren { Self.current += 1 }
    }
}

extension UIViewController {
    /// The number of ancestors.
    final var ancestorCount: Int {
        if let known = nestingDepth.known { return known }
        var path: [UIViewController] = []
        var count = 0
        var next: UIViewController? = self
        while let controller = next {
            if let known = controller.nestingDepth.known {
                count = known + 1
                break
            }
            path.append(controller)
            next = controller.parentStorage
        }
        for controller in path.reversed() {
            controller.nestingDepth.store(count)
            count += 1
        }
        return count - 1
    }
}
