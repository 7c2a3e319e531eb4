import Foundation
import QuartzCore
import RenderServer

/// The scroll indicator at an edge of a scroll view.
///
/// It is a layer instead of a view, so that it is not included in `subviews`. Thickness, distances and colors are
/// those of iOS 13. It disappears 1.2 seconds after the last movement, in 0.25 seconds (Flutter's, which imitates
/// iOS).
@MainActor
final class ScrollIndicator {
    static let thickness: CGFloat = 3
    static let grabbedThickness: CGFloat = 8
    static let distance: CGFloat = 3
    static let leastLength: CGFloat = 36
    static let fadeDelay = 1.2
    static let fadeDuration = 0.25

    let isVertical: Bool
    let layer = CALayer()
    /// `nil` while the content does not scroll along the axis.
    private(set) var geometry: ScrollIndicatorGeometry?
    var isGrabbed = false
    private var isShown = false

    init(isVertical: Bool, in scrollView: UIScrollView) {
        self.isVertical = isVertical
        layer.suppressesImplicitActions = true
        layer.opacity = 0
        // In front of the content.
        layer.zPosition = 1_000_000
        scrollView.backingLayer.addSublayer(layer)
    }

    nonisolated deinit {}

    var isVisible: Bool { isShown && geometry != nil }

    /// Returns the area in the scroll view's coordinate space, with a tolerance for a finger or pointer.
    func hitArea(outset: CGFloat) -> CGRect {
        let frame = layer.frame
        return isVertical ? frame.insetBy(dx: -outset, dy: 0) : frame.insetBy(dx: 0, dy: -outset)
    }

    func update(_ geometry: ScrollIndicatorGeometry?, for origin: CGPoint, motion: ScrollMotion?, from time: Double) {
        self.geometry = geometry
        layer.isHidden = geometry == nil
        guard let geometry else { return layer.setScrollMotion(nil, from: 0) }
        let frame = geometry.frame(for: origin)
        layer.frame = frame
        layer.cornerRadius = min(frame.width, frame.height) / 2
        layer.setScrollMotion(isShown ? motion : nil, from: time, indicator: geometry)
    }

    func setColor(_ color: CGColor) { layer.backgroundColor = color }

    func show() {
        isShown = true
        layer.removeAnimation(forKey: "fade")
        layer.opacity = 1
    }

    func hide(animated: Bool) {
        guard isShown else { return }
        isShown = false
        if animated, layer.presentation() != nil {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.duration = Self.fadeDuration
            layer.add(fade, forKey: "fade")
        }
        layer.opacity = 0
    }
}
