import CoreGraphics
import Foundation

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

    /// The topmost presented controller that fills the window, else the root.
    private static func topmost(in window: UIWindow) -> UIViewController? {
        guard let root = window.root else { return nil }
        let presentations = Presentation.made(inside: root)?.stack ?? []
        return presentations.last { $0.phase != .dismissing && $0.style.fillsTheWindow }?.presented ?? root
    }

    /// Turns the scene, if its window permits. Answers whether it did.
    @discardableResult
    static func turn(_ scene: UIWindowScene, to orientation: UIInterfaceOrientation) -> Bool {
        guard orientation != .unknown, orientation != scene.interfaceOrientation,
            let window = scene.keyWindow ?? scene.windows.last, topmost(in: window)?.shouldAutorotate != false,
            supported(in: window).contains(orientation.mask)
        else { return false }
        change(scene, to: orientation)
        return true
    }

    /// Looks again at what the controllers say: turns as the device is held, else to an orientation that is permitted.
    static func update(_ scene: UIWindowScene, preferring preferred: UIInterfaceOrientation? = nil) {
        guard let window = scene.keyWindow ?? scene.windows.last else { return }
        update(scene, to: supported(in: window), preferring: preferred)
    }

    /// Turns for a controller that is about to fill the window.
    static func update(_ scene: UIWindowScene, for controller: UIViewController, in window: UIWindow) {
        guard !controller.supportedInterfaceOrientations.contains(scene.interfaceOrientation.mask) else { return }
        update(
            scene, to: supported(in: window, by: controller),
            preferring: controller.preferredInterfaceOrientationForPresentation)
    }

    /// A window has got another root.
    static func rootDidChange(in window: UIWindow) {}

    /// What was presented in a window has gone.
    static func presentationDidEnd(in window: UIWindow) {}

    private static func update(
        _ scene: UIWindowScene, to mask: UIInterfaceOrientationMask, preferring preferred: UIInterfaceOrientation?
    ) {
        let candidates = [preferred, scene.deviceOrientation, scene.interfaceOrientation].compactMap { $0 }
        let all: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let chosen = (candidates + all).first(where: { mask.contains($0.mask) }),
            chosen != scene.interfaceOrientation
        else { return }
        change(scene, to: chosen)
    }

    private static func change(_ scene: UIWindowScene, to orientation: UIInterfaceOrientation) {
        let turn = InterfaceTurn(from: scene.interfaceOrientation, to: orientation)
        scene.interfaceOrientation = orientation
        let size = scene.screen.bounds.size
        guard turn.isQuarter else { return SizeTransition.runHalfTurn(turn, in: scene.windows) }
        scene.turn = turn
        scene.screen.display.requestSize(CGSize(width: size.height, height: size.width))
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
