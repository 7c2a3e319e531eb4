import CoreGraphics
import Foundation
import QuartzCore

// Chosen (Controllers): `willTransition(to:with:)` precedes `viewWillTransition(to:with:)`.
/// A change of a window's size, by the user or by a rotation of the device.
///
/// Order, from the window's root down (CallbackOrder.md, "Size changes"): `willTransition(to:with:)` if the traits
/// change, `viewWillTransition(to:with:)`, the new traits, the new frames and layout, alongside animations,
/// completions. A rotation also sends the older callbacks to visible controllers: `willRotate(to:duration:)` after
/// `viewWillTransition`, `willAnimateRotation(to:duration:)` inside the animation, `didRotate(from:)` at the end.
@MainActor
enum SizeTransition {
    /// - Parameters:
    ///   - traits: The traits after the change.
    ///   - rotation: The rotation that changes the size; `nil` for a change without animation.
    ///   - change: Makes the change.
    static func run(
        in windows: [UIWindow], to size: CGSize, traits: UITraitCollection, rotation: InterfaceRotation?,
        _ change: @escaping () -> Void
    ) {
        let duration = rotation?.duration ?? 0
        var sessions: [TransitionSession] = []
        for window in windows {
            guard let root = window.root, window.isShown else { continue }
            let session = TransitionSession(
                participants: .init(from: root, to: root), containerView: window, isAnimated: duration > 0,
                duration: duration)
            session.setFrames(from: window.bounds, to: CGRect(origin: .zero, size: size))
            session.register()
            sessions.append(session)
            let presentations = PresentationTree.all(inside: root).filter { $0.containerView != nil }
            let newTraits = root.traits(from: window.traitsOfRoot(onScreenWith: traits))
            if root.traitCollection != newTraits { root.willTransition(to: newTraits, with: session) }
            // A covered root may still have the old traits.
            if window.screen.traitCollection != traits {
                for presentation in presentations {
                    presentation.prepareAdaptation(to: traits)
                    presentation.pendingController.willTransition(to: traits, with: session)
                }
            }
            // New traits at an unchanged size, as on a screen with a different scale, are not a size transition.
            guard size != window.bounds.size else { continue }
            root.viewWillTransition(to: size, with: session)
            for presentation in presentations {
                let size = Self.size(of: presentation, inWindowOf: size)
                guard size != presentation.containerView?.bounds.size else { continue }
                presentation.pendingController.viewWillTransition(to: size, with: session)
            }
        }
        let rotatingControllers = rotation.map { _ in visibleControllers(in: windows) } ?? []
        if let rotation {
            for controller in rotatingControllers { controller.willRotate(to: rotation.to, duration: duration) }
        }
        UIView.animate(withDuration: duration, delay: 0, options: .overrideInheritedOptions) {
            UIContext.current.isBetweenSizes = true
            change()
            UIContext.current.isBetweenSizes = false
            // Alongside animations use the new sizes of all controllers.
            for window in windows { window.layoutIfNeeded() }
            guard let rotation else { return }
            for controller in rotatingControllers {
                controller.willAnimateRotation(to: rotation.to, duration: duration)
            }
        }
        if let rotation { end(rotation, of: rotatingControllers) }
        for session in sessions {
            session.start()
            if duration > 0 {
                MainLoop.current.schedule(at: CACurrentMediaTime() + duration) { session.completeTransition(true) }
            } else {
                CATransaction.addCommitHandler(.postCommit) { session.completeTransition(true) }
            }
        }
    }

    /// Returns the size of a presentation in a window of a given size: the window's size, or the size of the
    /// controller that defines the presentation context.
    private static func size(of presentation: Presentation, inWindowOf size: CGSize) -> CGSize {
        guard !presentation.controller.shouldPresentInFullscreen, let presenter = presentation.presenter else {
            return size
        }
        return Self.size(of: presenter, inWindowOf: size)
    }

    private static func size(of controller: UIViewController, inWindowOf size: CGSize) -> CGSize {
        if let parent = controller.parentStorage {
            return parent.size(
                forChildContentContainer: controller, withParentContainerSize: Self.size(of: parent, inWindowOf: size))
        }
        return controller.extras?.ownPresentation.map { Self.size(of: $0, inWindowOf: size) } ?? size
    }

    /// Sends the older rotation callbacks for a half rotation, which does not change the size.
    static func runHalfRotation(_ rotation: InterfaceRotation, in windows: [UIWindow]) {
        let rotatingControllers = visibleControllers(in: windows)
        for controller in rotatingControllers { controller.willRotate(to: rotation.to, duration: rotation.duration) }
        UIView.animate(withDuration: rotation.duration) {
            for window in windows where window.isShown { window.layoutIfNeeded() }
            for controller in rotatingControllers {
                controller.willAnimateRotation(to: rotation.to, duration: rotation.duration)
            }
        }
        end(rotation, of: rotatingControllers)
    }

    private static func end(_ rotation: InterfaceRotation, of controllers: [UIViewController]) {
        MainLoop.current.schedule(at: CACurrentMediaTime() + rotation.duration) {
            for controller in controllers { controller.didRotate(from: rotation.from) }
        }
    }

    /// Returns the visible controllers among the root and the controllers presented over it. They forward to their
    /// children.
    private static func visibleControllers(in windows: [UIWindow]) -> [UIViewController] {
        windows.filter(\.isShown).flatMap { window -> [UIViewController] in
            guard let root = window.root else { return [] }
            return ([root] + PresentationTree.presentedControllers(over: root)).filter { $0.viewStorage?.window != nil }
        }
    }

    /// Calls `willTransition` of a child whose traits change with those of its parent.
    static func pass(
        on traits: UITraitCollection, from parent: UIViewController, to child: UIViewController,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let split = child.nearestAncestor(UISplitViewController.self)
        guard split == nil || split === parent || split?.childrenLeavingStack.contains(where: { $0 === child }) == false
        else { return }
        let old = child.traits(from: parent.traits(around: child, in: parent.traitCollection))
        let new = child.traits(from: parent.traits(around: child, in: traits))
        if old != new { child.willTransition(to: new, with: coordinator) }
    }

    /// Calls `viewWillTransition` of a child whose size changes.
    static func pass(
        on size: CGSize, from container: any UIContentContainer, to child: UIViewController,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let new = container.size(forChildContentContainer: child, withParentContainerSize: size)
        guard let view = child.viewStorage, view.bounds.size != new else { return }
        child.viewWillTransition(to: new, with: coordinator)
    }
}
