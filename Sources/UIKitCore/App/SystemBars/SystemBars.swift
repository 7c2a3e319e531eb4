import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The status bar and the home indicator of a simulated device, in front of all windows. They receive no touches.
///
/// The controllers' preferences are read after each controller transition, after a controller requests an update, and
/// when traits, sizes or windows change. The time is always 9:41 and the battery is always full, so that images of the
/// bars are always the same.
@MainActor
final class SystemBars {
    /// The controllers' preferences.
    private struct State: Equatable {
        var isStatusBarHidden: Bool
        var isIndicatorHidden: Bool
        var isLight: Bool
        var isIndicatorLight: Bool
        var size: CGSize
        var layout: SystemBarsLayout
    }

    // Chosen (Windows): Alongside a transition or an animation the status bar and the home indicator of a simulated
    // device change in 0.35 seconds, otherwise at once. A request to hide or show the home indicator is animated in
    // any case.
    /// Duration of changes alongside a transition or an animation.
    private static let duration = 0.35

    let layer = CALayer()
    private let statusBar = StatusBarLayer()
    private let indicator = CALayer()
    private unowned let screen: UIScreen
    private let isPad: Bool
    private var state: State?
    private var isScheduled = false
    private var isAnimated = false

    init(screen: UIScreen, isPad: Bool) {
        (self.screen, self.isPad) = (screen, isPad)
        for layer in [layer, statusBar, indicator] { layer.suppressesImplicitActions = true }
        layer.addSublayer(statusBar)
        layer.addSublayer(indicator)
        indicator.cornerRadius = 2.5
        screen.rootLayer.addSublayer(layer)
        setNeedsUpdate(animated: false)
    }

    /// Reads the controllers' preferences after the next layout.
    func setNeedsUpdate(animated: Bool) {
        if animated || ViewAnimationContext.current?.animates == true { isAnimated = true }
        guard !isScheduled else { return }
        isScheduled = true
        CATransaction.addCommitHandler(.postLayout) { [weak self] in self?.update() }
    }

    // Chosen (Windows): A home indicator that hides automatically between touches is always hidden.
    private func update() {
        let animates = isAnimated && state != nil
        (isScheduled, isAnimated) = (false, false)
        guard let scene = screen.scene, let manager = scene.statusBarManager else { return }
        let below = scene.controllerInCharge { $0.childForHomeIndicatorAutoHidden }
        let bottomInset = screen.safeAreaInsets.bottom
        let new = State(
            isStatusBarHidden: manager.statusBarFrame.isEmpty, isIndicatorHidden: scene.isHomeIndicatorAutoHidden,
            isLight: manager.statusBarStyle == .lightContent,
            isIndicatorLight: below?.traitCollection.userInterfaceStyle == .dark, size: screen.bounds.size,
            layout: SystemBarsLayout(
                size: screen.bounds.size, bar: screen.statusBarFrame, bottomInset: bottomInset, isPad: isPad))
        guard new != state else { return }
        let old = state
        state = new
        layer.frame = CGRect(origin: .zero, size: new.size)
        statusBar.bounds = CGRect(origin: .zero, size: screen.statusBarFrame.size)
        statusBar.position = CGPoint(x: screen.statusBarFrame.midX, y: screen.statusBarFrame.midY)
        statusBar.lay(out: new.layout, scale: screen.scale)
        statusBar.color = (new.isLight ? UIColor.white : .black).cgColor
        indicator.frame = new.layout.homeIndicator ?? .zero
        indicator.backgroundColor = (new.isIndicatorLight ? UIColor.white : .black).cgColor
        fade(indicator, to: new.isIndicatorHidden ? 0 : 1, animated: animates)
        let change = scene.statusBarUpdateAnimation
        let slides = animates && change == .slide && old?.isStatusBarHidden != new.isStatusBarHidden
        fade(statusBar, to: new.isStatusBarHidden && !slides ? 0 : 1, animated: animates && change == .fade)
        slide(to: new.isStatusBarHidden && slides ? -screen.statusBarFrame.height : 0, animated: slides)
    }

    private func fade(_ layer: CALayer, to opacity: Float, animated: Bool) {
        let old = layer.opacity
        layer.opacity = opacity
        if animated, old != opacity { animate(layer, "opacity", from: old, to: opacity) }
    }

    private func slide(to y: CGFloat, animated: Bool) {
        let old = statusBar.affineTransform().ty
        statusBar.setAffineTransform(CGAffineTransform(translationX: 0, y: y))
        if animated, old != y { animate(statusBar, "transform.translation.y", from: old, to: y) }
    }

    private func animate(_ layer: CALayer, _ keyPath: String, from old: Any, to new: Any) {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (old, new, Self.duration)
        layer.add(animation, forKey: keyPath)
    }
}

extension UIApplication {
    /// Updates the bars of simulated devices when a controller transition has begun or ended.
    static func updateSystemBars(animated: Bool) {
        for scene in sharedStorage?.windowScenes ?? [] { scene.screen.systemBars?.setNeedsUpdate(animated: animated) }
    }
}

extension UIViewController {
    /// The bars of the simulated device that shows the controller's window.
    var systemBars: SystemBars? { viewStorage?.window?.windowScene?.screen.systemBars }
}

extension UIWindowScene {
    /// The animation that the controller in charge prefers for changes of the status bar.
    var statusBarUpdateAnimation: UIStatusBarAnimation {
        controllerInCharge { $0.childForStatusBarHidden }?.preferredStatusBarUpdateAnimation ?? .fade
    }
}
