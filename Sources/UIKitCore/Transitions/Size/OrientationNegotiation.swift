import CoreGraphics
import Foundation
import QuartzCore

/// Determines the orientation of a scene from the orientations that the application and the controllers support.
///
/// The mask is the mask of the topmost controller that fills the window, intersected with the application's. Rotating
/// the device rotates the interface if the new orientation is in the mask. An empty mask is an error, as in UIKit, if
/// that controller autorotates.
@MainActor
enum OrientationNegotiation {
    /// Returns the orientations that both the application and the window's topmost full-screen controller support.
    static func supported(in window: UIWindow) -> UIInterfaceOrientationMask {
        supported(in: window, by: topmost(in: window))
    }

    static func supported(in window: UIWindow, by controller: UIViewController?) -> UIInterfaceOrientationMask {
        let application = UIApplication.shared.supportedInterfaceOrientations(for: window)
        guard let controller else { return application }
        let both = application.intersection(controller.supportedInterfaceOrientations)
        guard both.isEmpty, controller.shouldAutorotate else { return both.isEmpty ? application : both }
        Diagnostics.raise(
            .orientation,
            "Supported orientations has no common orientation with the application, and [\(Diagnostics.name(controller)) "
                + "shouldAutorotate] is returning YES. It supports '\(controller.supportedInterfaceOrientations.names)', the "
                + "application '\(application.names)'.")
        return application
    }

    /// Returns the topmost presented controller that fills the window, otherwise the root. A controller that is being
    /// dismissed is ignored.
    private static func topmost(in window: UIWindow) -> UIViewController? {
        topmost(in: window, among: fillingPresentations(in: window))
    }

    private static func fillingPresentations(in window: UIWindow) -> [Presentation] {
        guard let root = window.root else { return [] }
        var filling: [Presentation] = []
        for presentation in PresentationTree.all(inside: root) where presentation.decidesOrientation {
            filling.append(presentation)
        }
        return filling
    }

    private static func topmost(in window: UIWindow, among filling: [Presentation]) -> UIViewController? {
        guard let root = window.root else { return nil }
        for presentation in filling.reversed() where presentation.phase != .dismissing { return presentation.presented }
        return root
    }

    // MARK: Updating

    /// Updates the orientation of a scene once, after the callbacks and the layout of this turn of the main
    /// loop.
    ///
    /// Called when a different controller determines the orientation: after a new root, for a different key window, or
    /// after a presentation. The update is skipped while a controller that fills the window is about to be presented or
    /// dismissed: its presentation updates the orientation and calls this at its end.
    static func setNeedsUpdate(in scene: UIWindowScene?) {
        guard let scene, !scene.needsOrientationUpdate else { return }
        scene.needsOrientationUpdate = true
        let reference = scene.weakReference
        CATransaction.addCommitHandler(.postCommit) {
            guard let scene = reference.object as? UIWindowScene else { return }
            scene.needsOrientationUpdate = false
            update(scene)
        }
    }

    // Chosen (Windows): The interface follows the device if the controlling controller permits it.
    /// Updates the orientation immediately: rotates to the device's orientation, otherwise to a supported orientation.
    private static func update(_ scene: UIWindowScene) {
        guard let window = scene.decidingWindow, window.root != nil else { return }
        // The transition to a root calls this at its end.
        guard window.rootHost.host.transitions.isEmpty else { return }
        let filling = fillingPresentations(in: window)
        for presentation in filling where presentation.phase == .waiting || presentation.phase == .dismissing { return }
        let topmost = topmost(in: window, among: filling)
        follow(scene, supported(in: window, by: topmost), as: topmost)
    }

    /// Rotates to the preferred orientation of a controller that is about to fill the window. The orientation is kept
    /// until the device is turned or a different orientation is requested.
    static func update(_ scene: UIWindowScene, for controller: UIViewController, in window: UIWindow) {
        let (preferred, supports) = (
            controller.preferredInterfaceOrientationForPresentation, controller.supportedInterfaceOrientations
        )
        let isSupported = supports.contains(preferred.mask)
        // A controller without a preference returns the current orientation.
        if !isSupported, preferred != scene.interfaceOrientation {
            Diagnostics.raise(
                .orientation,
                "preferredInterfaceOrientationForPresentation '\(preferred.mask.names)' must match a supported interface "
                    + "orientation: '\(supports.names)'! They are the values of \(Diagnostics.name(controller)).")
        }
        scene.preferredOrientation =
            isSupported && preferred != scene.interfaceOrientation
            ? PreferredOrientation(controller: controller.weakReference, orientation: preferred) : nil
        follow(scene, supported(in: window, by: controller), as: controller)
    }

    /// Rotates to the first supported orientation of this list: the orientation of the controller's presentation, the
    /// device's orientation (unless the controller does not autorotate), the interface's orientation, and then all
    /// orientations.
    private static func follow(
        _ scene: UIWindowScene, _ mask: UIInterfaceOrientationMask, as controller: UIViewController?
    ) {
        let preferred = scene.preferredOrientation.flatMap {
            $0.controller.object === controller ? $0.orientation : nil
        }
        let held = controller?.shouldAutorotate != false ? scene.followedOrientation : nil
        func ifSupported(_ orientation: UIInterfaceOrientation?) -> UIInterfaceOrientation? {
            guard let orientation, mask.contains(orientation.mask) else { return nil }
            return orientation
        }
        guard
            let chosen = ifSupported(preferred) ?? ifSupported(held) ?? ifSupported(scene.interfaceOrientation)
                ?? UIInterfaceOrientation.inOrder.first(where: { mask.contains($0.mask) }),
            chosen != scene.interfaceOrientation
        else { return }
        change(scene, to: chosen)
    }

    // MARK: Rotating

    /// Rotates the scene to the device's orientation, if its window permits that. Returns whether it did.
    @discardableResult
    static func rotate(_ scene: UIWindowScene, to orientation: UIInterfaceOrientation) -> Bool {
        guard orientation != .unknown, orientation != scene.interfaceOrientation, let window = scene.decidingWindow,
            topmost(in: window)?.shouldAutorotate != false, supported(in: window).contains(orientation.mask)
        else { return false }
        change(scene, to: orientation)
        return true
    }

    // Chosen (Windows): An orientation that `requestGeometryUpdate` requests lasts until the device is rotated next.
    /// Rotates the scene to one of the orientations that the app requests. Returns the supported orientations if the
    /// request does not include a supported orientation.
    static func request(_ mask: UIInterfaceOrientationMask, of scene: UIWindowScene) -> UIInterfaceOrientationMask? {
        guard let window = scene.decidingWindow else { return [] }
        let supported = supported(in: window)
        let both = supported.intersection(mask)
        let candidates = [scene.interfaceOrientation, scene.followedOrientation] + UIInterfaceOrientation.inOrder
        guard let chosen = candidates.first(where: { both.contains($0.mask) }) else { return supported }
        scene.followedOrientation = chosen
        scene.preferredOrientation = nil
        if chosen != scene.interfaceOrientation { change(scene, to: chosen) }
        return nil
    }

    private static func change(_ scene: UIWindowScene, to orientation: UIInterfaceOrientation) {
        let rotation = InterfaceRotation(
            from: scene.pendingRotation?.rotation.from ?? scene.interfaceOrientation, to: orientation)
        let size = scene.pendingRotation?.size ?? scene.screen.bounds.size
        // A square screen keeps its size.
        let isQuarter =
            InterfaceRotation(from: scene.interfaceOrientation, to: orientation).isQuarter && size.width != size.height
        scene.interfaceOrientation = orientation
        guard isQuarter else {
            // A pending rotation by a quarter gets the new orientation as its end.
            if let pending = scene.pendingRotation {
                scene.pendingRotation = PendingRotation(rotation: rotation, size: pending.size)
            } else {
                scene.screen.rotateSafeArea(to: orientation)
                SizeTransition.runHalfRotation(rotation, in: scene.windows)
                SceneGeometry.didChange(scene)
            }
            return
        }
        let pending = PendingRotation(rotation: rotation, size: CGSize(width: size.height, height: size.width))
        scene.pendingRotation = pending
        scene.screen.display.requestSize(pending.size)
        // A desktop may leave the window's size unchanged, without an event. The controllers are still notified of the
        // rotation, in the current size.
        guard scene.pendingRotation === pending else { return }
        let due = CACurrentMediaTime() + PendingRotation.timeout
        MainLoop.current.schedule(at: due) { [scene = SharedWeak(wrappedValue: scene)] in
            guard let scene = scene.wrappedValue, scene.pendingRotation === pending else { return }
            scene.pendingRotation = nil
            guard rotation.from != rotation.to else { return }
            scene.screen.rotateSafeArea(to: rotation.to)
            SizeTransition.runHalfRotation(rotation, in: scene.windows)
            SceneGeometry.didChange(scene)
        }
    }
}

// Chosen (Controllers): The preferred orientation of a presented controller lasts until the device is rotated, a
// different orientation is requested, or the controller is dismissed; then the interface follows the device.
/// The preferred orientation of a presented controller, if the controller was shown in that orientation.
struct PreferredOrientation {
    let controller: WeakReference<UIViewController>
    let orientation: UIInterfaceOrientation
}

extension Presentation {
    // Chosen (Controllers): A custom presentation controller counts as filling the window in the rules about
    // orientations; an alert never does.
    /// Whether the presented controller fills the window and determines the orientation. An alert does not.
    var decidesOrientation: Bool {
        (style == .fullScreen || style == .overFullScreen || style == .custom) && !(requested is any SystemPresented)
    }
}
