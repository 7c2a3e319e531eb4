import CoreGraphics
import Foundation
import QuartzCore

/// Determines the orientation of a scene from what the application and the controllers support.
///
/// The mask is that of the topmost controller that fills the window, intersected with the application's. Rotating the
/// device rotates the interface if the new orientation is in the mask. An empty mask is an error, as in UIKit.
@MainActor
enum OrientationNegotiation {
    /// What the application and the window's topmost full-screen controller both support.
    static func supported(in window: UIWindow) -> UIInterfaceOrientationMask {
        supported(in: window, by: topmost(in: window))
    }

    static func supported(in window: UIWindow, by controller: UIViewController?) -> UIInterfaceOrientationMask {
        let application = UIApplication.shared.supportedInterfaceOrientations(for: window)
        guard let controller else { return application }
        let both = application.intersection(controller.supportedInterfaceOrientations)
        guard both.isEmpty else { return both }
        Diagnostics.raise(
            .orientation,
            "Supported orientations has no common orientation with the application: \(Diagnostics.name(controller)) says "
                + "\(controller.supportedInterfaceOrientations.rawValue), the application \(application.rawValue)")
        return application
    }

    /// The topmost presented controller that fills the window, else the root. One that is being dismissed does not count.
    private static func topmost(in window: UIWindow) -> UIViewController? {
        topmost(in: window, among: fillingPresentations(in: window))
    }

    private static func fillingPresentations(in window: UIWindow) -> [Presentation] {
        guard let root = window.root else { return [] }
        var filling: [Presentation] = []
        for presentation in Presentation.all(inside: root) where presentation.style.fillsTheWindow {
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

    /// Updates the orientation of the window's scene once, after the callbacks and the layout of this turn of the main
    /// loop.
    ///
    /// Called when another controller decides: with a new root, or after a presentation. While a controller that fills
    /// the window is about to be presented or dismissed nothing happens: its presentation updates the orientation
    /// itself, and its end calls this again.
    static func setNeedsUpdate(in window: UIWindow) {
        guard let scene = window.windowScene, !scene.needsOrientationUpdate else { return }
        scene.needsOrientationUpdate = true
        CATransaction.addCommitHandler(.postCommit) {
            scene.needsOrientationUpdate = false
            update(scene)
        }
    }

    /// Updates now: rotates to the device's orientation, else to one that is supported.
    private static func update(_ scene: UIWindowScene) {
        guard let window = scene.decidingWindow, window.root != nil else { return }
        let filling = fillingPresentations(in: window)
        for presentation in filling where presentation.phase == .waiting || presentation.phase == .dismissing { return }
        let topmost = topmost(in: window, among: filling)
        follow(scene, supported(in: window, by: topmost), as: topmost, preferring: nil)
    }

    /// Rotates for a controller that is about to fill the window.
    static func update(_ scene: UIWindowScene, for controller: UIViewController, in window: UIWindow) {
        let isSupported = controller.supportedInterfaceOrientations.contains(scene.interfaceOrientation.mask)
        follow(
            scene, supported(in: window, by: controller), as: controller,
            preferring: isSupported ? nil : controller.preferredInterfaceOrientationForPresentation)
    }

    /// Rotates to the first supported one of: the preferred orientation, the device's (unless the controller does not
    /// autorotate), the interface's, and then all.
    private static func follow(
        _ scene: UIWindowScene, _ mask: UIInterfaceOrientationMask, as controller: UIViewController?,
        preferring preferred: UIInterfaceOrientation?
    ) {
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

    /// Rotates the scene to one of the orientations that the app requests. Returns the supported ones if none of them
    /// is.
    static func request(_ mask: UIInterfaceOrientationMask, of scene: UIWindowScene) -> UIInterfaceOrientationMask? {
        guard let window = scene.decidingWindow else { return [] }
        let supported = supported(in: window)
        let both = supported.intersection(mask)
        let candidates = [scene.interfaceOrientation, scene.followedOrientation] + UIInterfaceOrientation.inOrder
        guard let chosen = candidates.first(where: { both.contains($0.mask) }) else { return supported }
        scene.followedOrientation = chosen
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
        // A desktop may leave the window's size unchanged, without an event: the controllers are notified of the
        // rotation all the same, in the present size.
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

extension UIModalPresentationStyle {
    /// Whether what is presented decides the orientation and the status bar.
    var fillsTheWindow: Bool { self == .fullScreen || self == .overFullScreen || self == .custom }
}
