import Foundation

extension UIViewController {
    // MARK: Getting other related view controllers

    /// The controller that contains this one.
    public var parent: UIViewController? { parentStorage }

    /// The controllers that this one contains, in the order in which they were added.
    public var children: [UIViewController] { childrenStorage }

    /// The nearest ancestor of a type; `nil` where there is none. What `navigationController` and its like stand on.
    package func nearestAncestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        var current = parentStorage
        while let controller = current {
            if let match = controller as? Controller { return match }
            current = controller.parentStorage
        }
        return nil
    }
}

/// The rules of parent and child.
@MainActor
enum Containment {
    static func add(_ child: UIViewController, to parent: UIViewController) {
        var ancestor: UIViewController? = parent
        while let current = ancestor {
            if current === child {
                Diagnostics.raise(
                    .childOfItself,
                    "Can't add \(Diagnostics.name(child)) as a child of \(Diagnostics.name(parent)): "
                        + "a view controller cannot contain itself or one of its ancestors")
                return
            }
            ancestor = current.parentStorage
        }
        guard ContainmentChecker.permitsAdding(child, to: parent) else { return }
        if child.parentStorage === parent {
            parent.childrenStorage.removeAll { $0 === child }
            parent.childrenStorage.append(child)
            return
        }
        child.willMove(toParent: parent)
        if let old = child.parentStorage {
            // Recorded (CALLBACK_ORDER §7): the old parent is left first; no callback with nil in between.
            old.childrenStorage.removeAll { $0 === child }
            child.forgetParentsTraits()
        }
        parent.childrenStorage.append(child)
        child.parentStorage = parent
        child.lifecycle.owesDidMove = true
        child.lifecycle.hasAnnouncedRemoval = false
    }

    static func removeFromParent(_ child: UIViewController) {
        guard let parent = child.parentStorage else { return }
        ContainmentChecker.willRemove(child, from: parent)
        Presentation.takeAlong(with: child)
        parent.childrenStorage.removeAll { $0 === child }
        child.parentStorage = nil
        child.forgetParentsTraits()
        child.didMove(toParent: nil)
    }

    static func willMove(_ controller: UIViewController, to parent: UIViewController?) {
        CallbackTimeline.record(.willMoveToParent(parent?.timelineName), of: controller)
        controller.lifecycle.isMovingToParent = parent != nil
        controller.lifecycle.isMovingFromParent = parent == nil
        if parent == nil { controller.lifecycle.hasAnnouncedRemoval = true }
    }

    static func didMove(_ controller: UIViewController, to parent: UIViewController?) {
        CallbackTimeline.record(.didMoveToParent(parent?.timelineName), of: controller)
        controller.lifecycle.owesDidMove = false
        controller.lifecycle.isMovingToParent = false
        controller.lifecycle.isMovingFromParent = false
    }
}
