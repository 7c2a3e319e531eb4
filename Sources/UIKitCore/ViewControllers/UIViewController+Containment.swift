import Foundation
import QuartzCore

extension UIViewController {
    // MARK: Getting other related view controllers

    /// The children that appear and disappear with the controller; `nil`, the default, for children whose views are
    /// inside its own. Containers set it if their hierarchies include views that have not appeared: pages beside the
    /// shown page, hidden columns.
    package var childrenAppearingWithParent: (() -> [UIViewController])? {
        get { extras?.childrenAppearingWithParent }
        set { extrasForWriting.childrenAppearingWithParent = newValue }
    }

    /// Returns the nearest ancestor of a type, or `nil`. Implements `navigationController` and similar properties.
    package func nearestAncestor<Controller>(_ type: Controller.Type) -> Controller? {
        var current = parentStorage
        while let controller = current {
            if let match = controller as? Controller { return match }
            current = controller.parentStorage
        }
        return nil
    }
}

/// Implements the containment of child controllers.
@MainActor
package enum Containment {
    static func add(_ child: UIViewController, to parent: UIViewController) {
        guard permits(child, in: parent) else { return }
        if child.parentStorage === parent {
            parent.childrenStorage.removeSibling(child)
            parent.childrenStorage.insertSibling(child, at: parent.childrenStorage.count)
            return
        }
        let old = child.parentStorage
        child.willMove(toParent: parent)
        // The callback may have moved either controller: a different parent that the child received there takes
        // precedence.
        guard child.parentStorage === old || child.parentStorage == nil, permits(child, in: parent) else { return }
        // Recorded (CallbackOrder.md, "Custom containment"): the child leaves the old parent first, without a `nil`
        // callback.
        if let old = child.parentStorage { leave(old, child) }
        join(parent, child)
        // A window or a presentation may still be removing the child.
        child.extras?.transition?.controllerLeft(child)
        child.moves.wasAddedToParent()
    }

    static func removeFromParent(_ child: UIViewController) {
        // Without a parent, an announced removal ends here.
        guard let parent = child.parentStorage else { return child.moves.endRemovalWithoutParent() }
        ContainmentChecker.willRemove(child, from: parent)
        let isOut = child.viewStorage?.superviewStorage == nil
        PresentationRemovalPolicy.removeAll(over: child)
        // The end of a presentation restores the presenter's view.
        if isOut { child.viewStorage?.removeFromSuperview() }
        // A callback may have removed the child already.
        guard child.parentStorage === parent else { return }
        leave(parent, child)
        child.didMove(toParent: nil)
    }

    /// Moves a controller to a different parent while its view remains visible, without appearance callbacks and
    /// without the check of the view's hierarchy. For containers that take over children, such as a collapsing split
    /// view. The new parent places the view.
    package static func reparent(_ child: UIViewController, to parent: UIViewController) {
        guard child.parentStorage !== parent, !parent.isInside(child, through: .parentsAndPresenters) else { return }
        let old = child.parentStorage
        child.willMove(toParent: parent)
        guard child.parentStorage === old || child.parentStorage == nil,
            !parent.isInside(child, through: .parentsAndPresenters)
        else { return }
        if let old = child.parentStorage { disconnect(old, child) }
        join(parent, child)
        endForwarding(to: child, in: parent)
        child.didMove(toParent: parent)
    }

    /// Ends the appearance or disappearance that a child's old parent began, if the new parent has no such transition.
    /// The new parent places the view before an appearance ends.
    private static func endForwarding(to child: UIViewController, in parent: UIViewController) {
        guard child.lifecycle.owner == .forwarding else { return }
        switch (child.lifecycle.appearance, parent.lifecycle.appearance) {
        case (.disappearing, let state) where state != .disappearing:
            AppearanceCallbacks.advance(child, to: .disappeared)
        case (.appearing, .appeared): TransitionFlush.whenIdle { AppearanceCallbacks.advance(child) }
        default: break
        }
    }

    /// Adds a controller of a document as a child, without callbacks: a container decodes its first children so.
    package static func takeFromDocument(_ child: UIViewController, in parent: UIViewController) {
        guard child.parentStorage == nil, permits(child, in: parent) else { return }
        join(parent, child)
    }

    /// Sorts the children in the order of a list, without callbacks: for containers whose model is a list. Children
    /// outside the list keep their places.
    package static func orderChildren(of parent: UIViewController, as list: [UIViewController]) {
        // The children are nearly always in order, perhaps with further children between them.
        var found = 0
        for child in parent.childrenStorage where found < list.count && child === list[found] { found += 1 }
        if found == list.count { return }
        let known = Set(parent.childrenStorage.map(ObjectIdentifier.init))
        let ordered = list.filter { known.contains(ObjectIdentifier($0)) }
        let listed = Set(ordered.map(ObjectIdentifier.init))
        let places = parent.childrenStorage.indices.filter {
            listed.contains(ObjectIdentifier(parent.childrenStorage[$0]))
        }
        for (place, child) in zip(places, ordered) where parent.childrenStorage[place] !== child {
            parent.childrenStorage[place] = child
            child.rememberedPlace = place
        }
    }

    private static func join(_ parent: UIViewController, _ child: UIViewController) {
        parent.childrenStorage.insertSibling(child, at: parent.childrenStorage.count)
        child.parentStorage = parent
        AppearanceCallbacks.hierarchyDidChange()
    }

    private static func leave(_ parent: UIViewController, _ child: UIViewController) {
        disconnect(parent, child)
        child.extras?.transition?.controllerLeft(child)
        if parent.shouldAutomaticallyForwardAppearanceMethods, child.viewStorage?.window == nil {
            AppearanceCallbacks.advance(child)
        }
    }

    private static func disconnect(_ parent: UIViewController, _ child: UIViewController) {
        parent.childrenStorage.removeSibling(child)
        child.parentStorage = nil
        child.extras?.imposedSafeAreaInsets = nil
        child.forgetParentsTraits()
        parent.extras?.childStage?.childDidLeave(child)
    }

    /// Returns whether a controller may become a child: neither an ancestor of its parent nor the root of a window.
    private static func permits(_ child: UIViewController, in parent: UIViewController) -> Bool {
        guard !parent.isInside(child, through: .parentsAndPresenters), !child.holdsView(of: parent) else {
            Diagnostics.raise(
                .childOfItself,
                "Can't add \(Diagnostics.name(child)) as a child of \(Diagnostics.name(parent)): "
                    + "a view controller cannot contain itself or one of its ancestors")
            return false
        }
        // A root that its window is about to replace is permitted.
        let isRoot = child.extras?.rootWindow.map { $0.rootViewController === child } ?? false
        guard !isRoot, child.extras?.pendingWindow == nil else {
            Diagnostics.raise(
                .hierarchyInconsistency,
                "adding a root view controller \(Diagnostics.name(child)) as a child of view controller:"
                    + "\(Diagnostics.name(parent)). Give its window another root first")
            return false
        }
        return ContainmentChecker.permitsAdding(child, to: parent)
    }

    static func willMove(_ controller: UIViewController, to parent: UIViewController?) {
        controller.moves.willMove(toParent: parent != nil)
        CallbackTimeline.record(.willMoveToParent(parent?.timelineName), of: controller)
    }

    static func didMove(_ controller: UIViewController, to parent: UIViewController?) {
        controller.moves.endParentMove()
        CallbackTimeline.record(.didMoveToParent(parent?.timelineName), of: controller)
    }
}

extension UIViewController: RememberingItsPlace {}

extension UIViewController: WeaklyReferenced {
    package var weakReference: WeakReference<UIViewController> {
        if let weakReferenceStorage { return weakReferenceStorage }
        let made = WeakReference(self)
        weakReferenceStorage = made
        return made
    }
}

extension UIViewController {
    /// Returns whether this controller's view contains a given controller's view, and is therefore in its responder
    /// chain.
    fileprivate func holdsView(of other: UIViewController) -> Bool {
        guard let view = viewStorage, view.flags.containsControllerView else { return false }
        return other.viewStorage?.isInside(view) == true
    }
}

extension UIViewController {
    /// Whether the controller is the root of a window.
    package var isRootOfWindow: Bool { extras?.rootWindow != nil }

    package var isAppearing: Bool { lifecycle.appearance == .appearing }

    /// Whether the controller has appeared, and its view is in a window.
    package var isOnScreen: Bool { lifecycle.appearance == .appeared && viewIfLoaded?.window != nil }
}
