import CoreGraphics
import Foundation
import QuartzCore

/// In which orientation a scene may be: what the application and the controllers say.
///
/// The mask is that of the topmost controller that fills the window, intersected with the application's. A device that is
/// turned turns the interface if the new orientation is in the mask. An empty mask is an error, as in UIKit.
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
        var filling = Presentation.all(inside: root)
        if !filling.isEmpty { filling.removeAll { !$0.style.fillsTheWindow } }
        return filling
    }

    private static func topmost(in window: UIWindow, among filling: [Presentation]) -> UIViewController? {
        guard let root = window.root else { return nil }
        for presentation in filling.reversed() where presentation.phase != .dismissing { return presentation.presented }
        return root
    }

    // MARK: Looking again

    /// Has the window's scene look again at what the controllers say, once, after the callbacks and the layout of this turn.
    ///
    /// For whoever changes who is asked: another root, the end of a presentation. While a controller that fills the window
    /// is about to come or to go nothing happens, since it negotiates itself when it comes, and its end calls this again.
    static func setNeedsUpdate(in window: UIWindow) {
        guard let scene = window.windowScene, !scene.needsOrientationUpdate else { return }
        scene.needsOrientationUpdate = true
        CATransaction.addCommitHandler(.postCommit) { [weak scene] in
            guard let scene else { return }
            scene.needsOrientationUpdate = false
            update(scene)
        }
    }

    /// Looks again now: turns as the device is held, else to an orientation that is permitted.
    private static func update(_ scene: UIWindowScene) {
        guard let window = scene.decidingWindow, window.root != nil else { return }
        let filling = fillingPresentations(in: window)
        for presentation in filling where presentation.phase == .waiting || presentation.phase == .dismissing { return }
        let topmost = topmost(in: window, among: filling)
        follow(scene, supported(in: window, by: topmost), as: topmost, preferring: nil)
    }

    /// Turns for a controller that is about to fill the window.
    static func update(_ scene: UIWindowScene, for controller: UIViewController, in window: UIWindow) {
        let isSupported = controller.supportedInterfaceOrientations.contains(scene.interfaceOrientation.mask)
        follow(
            scene, supported(in: window, by: controller), as: controller,
            preferring: isSupported ? nil : controller.preferredInterfaceOrientationForPresentation)
    }

    /// The first that is permitted of: what is preferred, how the device is held (unless the controller does not turn by
    /// itself), how the interface is, and then all.
    private static func follow(
        _ scene: UIWindowScene, _ mask: UIInterfaceOrientationMask, as controller: UIViewController?,
        preferring preferred: UIInterfaceOrientation?
    ) {
        let held = controller?.shouldAutorotate != false ? scene.followedOrientation : nil
        func ifSupported(_ orientation: UIInterfaceOrientation?) -> UIInterfaceOrientation? {
            orientation.flatMap { mask.contains($0.mask) ? $0 : nil }
        }
        guard
            let chosen = ifSupported(preferred) ?? ifSupported(held) ?? ifSupported(scene.interfaceOrientation)
                ?? UIInterfaceOrientation.inOrder.first(where: { mask.contains($0.mask) }),
            chosen != scene.interfaceOrientation
        else { return }
        change(scene, to: chosen)
    }

    // MARK: Turning

    /// Turns the scene as the device was, if its window permits. Answers whether it did.
    @discardableResult
    static func turn(_ scene: UIWindowScene, to orientation: UIInterfaceOrientation) -> Bool {
        guard orientation != .unknown, orientation != scene.interfaceOrientation, let window = scene.decidingWindow,
            topmost(in: window)?.shouldAutorotate != false, supported(in: window).contains(orientation.mask)
        else { return false }
        change(scene, to: orientation)
        return true
    }

    /// Turns the scene to one of some orientations that the app asks for. Answers what is supported where that is none of them.
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
        let turn = InterfaceTurn(from: scene.pendingTurn?.turn.from ?? scene.interfaceOrientation, to: orientation)
        let size = scene.pendingTurn?.size ?? scene.screen.bounds.size
        // A square screen keeps its size.
        let isQuarter =
            InterfaceTurn(from: scene.interfaceOrientation, to: orientation).isQuarter && size.width != size.height
        scene.interfaceOrientation = orientation
        guard isQuarter else {
            // While a quarter turn waits for its size, it becomes the turn to here.
            if let pending = scene.pendingTurn {
                scene.pendingTurn = PendingTurn(turn: turn, size: pending.size)
            } else {
                scene.screen.turnSafeArea(to: orientation)
                SizeTransition.runHalfTurn(turn, in: scene.windows)
            }
            return
        }
        let pending = PendingTurn(turn: turn, size: CGSize(width: size.height, height: size.width))
        scene.pendingTurn = pending
        scene.screen.display.requestSize(pending.size)
        // A desktop need not give the window the size that it asks for, and then says nothing: the controllers hear of the
        // turn all the same, in the size that there is.
        guard scene.pendingTurn === pending else { return }
        MainLoop.current.schedule(at: CACurrentMediaTime() + PendingTurn.patience) { [weak scene] in
            guard let scene, scene.pendingTurn === pending else { return }
            scene.pendingTurn = nil
            guard turn.from != turn.to else { return }
            scene.screen.turnSafeArea(to: turn.to)
            SizeTransition.runHalfTurn(turn, in: scene.windows)
        }
    }
}

/// A turn that waits for the display to have the size that was asked for.
@MainActor
final class PendingTurn {
    let turn: InterfaceTurn
    let size: CGSize
    /// Seconds.
    static let patience = 1.0

    init(turn: InterfaceTurn, size: CGSize) {
        self.turn = turn
        self.size = size
    }

    /// Whether a new size of the display is what the turn waits for: a window that the user drags meanwhile is no turn. A
    /// desktop may have made it a bit smaller than asked for.
    func fits(_ new: CGSize, after old: CGSize) -> Bool {
        new == size || (size != old && (new.width > new.height) == (size.width > size.height))
    }
}

/// One turn of the interface. It takes as long as on a phone (chosen).
struct InterfaceTurn {
    let from: UIInterfaceOrientation
    let to: UIInterfaceOrientation
    let duration: TimeInterval = 0.3

    /// Whether width and height change places.
    var isQuarter: Bool { from.isPortrait != to.isPortrait }
}

extension UIModalPresentationStyle {
    /// Whether what is presented decides the orientation and the status bar.
    var fillsTheWindow: Bool { self == .fullScreen || self == .overFullScreen || self == .custom }
}
