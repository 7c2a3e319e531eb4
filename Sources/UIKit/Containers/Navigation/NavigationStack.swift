import UIKitCore

/// The controllers of a navigation stack, beginning with the root. Each controller occurs only once.
///
/// A set contains the members, so that a change takes the same time in a stack of a thousand controllers.
struct NavigationStack {
    private(set) var controllers: [UIViewController] = []
    private var members: Set<ObjectIdentifier> = []
    private var navigationControllerCount = 0

    init(_ controllers: [UIViewController] = []) { insert(controllers, at: 0) }

    func contains(_ controller: UIViewController) -> Bool { members.contains(ObjectIdentifier(controller)) }

    /// Whether the stack contains navigation controllers.
    var hasNavigationControllers: Bool { navigationControllerCount > 0 }

    private mutating func noteAdded(_ controller: UIViewController) {
        members.insert(ObjectIdentifier(controller))
        if controller is UINavigationController { navigationControllerCount += 1 }
    }

    private mutating func noteRemoved(_ controller: UIViewController) {
        members.remove(ObjectIdentifier(controller))
        if controller is UINavigationController { navigationControllerCount -= 1 }
    }

    /// Returns the index of a controller. Searches from the top, since most changes are near the top.
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
        noteAdded(controller)
    }

    mutating func popLast() -> UIViewController? {
        guard let last = controllers.popLast() else { return nil }
        noteRemoved(last)
        return last
    }

    mutating func removeLast(_ count: Int) { for _ in 0..<count { _ = popLast() } }

    mutating func remove(_ controller: UIViewController) {
        guard let place = place(of: controller) else { return }
        controllers.remove(at: place)
        noteRemoved(controller)
    }

    mutating func insert(_ new: [UIViewController], at place: Int) {
        controllers.insert(contentsOf: new, at: place)
        for controller in new { noteAdded(controller) }
    }
}
