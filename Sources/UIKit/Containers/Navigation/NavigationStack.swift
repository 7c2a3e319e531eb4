import UIKitCore

/// The controllers of a navigation stack, the root first, each of them once.
///
/// Who is in it is known without looking through it, so that a change costs the same on a stack of a thousand.
struct NavigationStack: RandomAccessCollection {
    private(set) var controllers: [UIViewController]
    private var members: Set<ObjectIdentifier>

    init(_ controllers: [UIViewController] = []) {
        self.controllers = controllers
        members = []
        members.reserveCapacity(controllers.count)
        for controller in controllers { members.insert(ObjectIdentifier(controller)) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { controllers.count }
    subscript(index: Int) -> UIViewController { controllers[index] }

    func contains(_ controller: UIViewController) -> Bool { members.contains(ObjectIdentifier(controller)) }

    /// Where a controller is. It is looked for from the top, where most changes are.
    func place(of controller: UIViewController) -> Int? {
        guard contains(controller) else { return nil }
        var index = controllers.count
        while index > 0 {
            index -= 1
            if controllers[index] === controller { return index }
        }
        return nil
    }

    mutating func append(_ controller: UIViewController) {
        controllers.append(controller)
        members.insert(ObjectIdentifier(controller))
    }

    mutating func popLast() -> UIViewController? {
        guard let last = controllers.popLast() else { return nil }
        members.remove(ObjectIdentifier(last))
        return last
    }

    mutating func removeLast(_ count: Int) { for _ in 0..<count { _ = popLast() } }

    mutating func remove(_ controller: UIViewController) {
        guard let place = place(of: controller) else { return }
        controllers.remove(at: place)
        members.remove(ObjectIdentifier(controller))
    }

    mutating func insert(_ new: [UIViewController], at place: Int) {
        controllers.insert(contentsOf: new, at: place)
        for controller in new { members.insert(ObjectIdentifier(controller)) }
    }
}
