import CoreGraphics
import Foundation
import QuartzCore

/// Shows the effect of a pointer style on a view: a plate behind or in front of its content, a scale and a shadow.
///
/// The scale and the shadow are animations that do not change the properties of the view, so that a program does not
/// observe the effect.
@MainActor
final class PointerEffectLayers {
    private let view: UIView
    private var plate: CALayer?
    private var isScaled = false

    private static let scaleKey = "pointer.scale"
    private static let shadowKeys = ["shadowOpacity", "shadowRadius"]
    /// The size of a lifted view, relative to the view, and the largest side of a view with a highlight (chosen).
    private static let scale = 1.06
    private static let largestHighlight: CGFloat = 96

    init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
        view = effect.preview.view
        switch effect {
        case .automatic:
            let isSmall = max(view.bounds.width, view.bounds.height) <= Self.largestHighlight
            if isSmall { showPlate(shape, effect.preview, isBehind: true) } else { lift(hasShadow: true) }
        case .highlight: showPlate(shape, effect.preview, isBehind: true)
        case .lift: lift(hasShadow: true)
        case .hover(_, let tint, let hasShadow, let isScaled):
            if tint != .none { showPlate(shape, effect.preview, isBehind: tint == .underlay) }
            if isScaled { lift(hasShadow: hasShadow) } else if hasShadow { showShadow() }
        }
    }

    nonisolated deinit {}

    // MARK: Parts

    private func showPlate(_ shape: UIPointerShape?, _ preview: UITargetedPreview, isBehind: Bool) {
        let layer = CAShapeLayer()
        layer.path = outline(shape, preview).cgPath
        layer.fillColor = UIColor.systemFill.resolvedColor(with: view.traitCollection).cgColor
        layer.zPosition = isBehind ? -1_000 : 1_000
        layer.frame = view.bounds
        layer.bounds = view.bounds
        view.layer.addSublayer(layer)
        fade(layer, from: 0, to: 1)
        plate = layer
    }

    /// Returns the outline of the plate in the view's coordinate space.
    private func outline(_ shape: UIPointerShape?, _ preview: UITargetedPreview) -> UIBezierPath {
        switch shape {
        case .roundedRect(let rect, let radius):
            return UIBezierPath(
                roundedRect: preview.target.container.convert(rect, to: view), cornerRadius: max(radius, 0))
        case .path(let path):
            let origin = preview.target.container.convert(CGPoint.zero, to: view)
            let moved = UIBezierPath(cgPath: path.cgPath)
            moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            return moved
        default:
            if let path = preview.parameters.visiblePath { return path }
            let radius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : UIPointerShape.defaultCornerRadius
            return UIBezierPath(roundedRect: view.bounds, cornerRadius: radius)
        }
    }

    private func lift(hasShadow: Bool) {
        isScaled = true
        animate("transform.scale", from: 1, to: Self.scale, key: Self.scaleKey)
        if hasShadow { showShadow() }
    }

    private func showShadow() {
        for (key, value) in zip(Self.shadowKeys, [0.3, 10.0]) {
            animate(key, from: 0, to: value, key: "pointer.\(key)")
        }
    }

    /// Animates a property of the view's layer to a value that it keeps while the pointer is over the view.
    private func animate(_ keyPath: String, from start: Double, to end: Double, key: String) {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue) = (start, end)
        animation.duration = PointerAnimator.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: key)
    }

    private func fade(_ layer: CALayer, from start: Float, to end: Float) {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (start, end)
        animation.duration = PointerAnimator.duration
        layer.add(animation, forKey: "fade")
        layer.opacity = end
    }

    // MARK: Removing

    /// Removes the effect with an animation.
    func remove() {
        let keys = [Self.scaleKey] + Self.shadowKeys.map { "pointer.\($0)" }
        for key in keys where view.layer.animation(forKey: key) != nil { view.layer.removeAnimation(forKey: key) }
        if isScaled {
            let back = CABasicAnimation(keyPath: "transform.scale")
            (back.fromValue, back.toValue) = (Self.scale, 1.0)
            back.duration = PointerAnimator.duration
            view.layer.add(back, forKey: "pointer.end")
        }
        guard let plate else { return }
        self.plate = nil
        CATransaction.begin()
        CATransaction.setCompletionBlock { plate.removeFromSuperlayer() }
        fade(plate, from: 1, to: 0)
        CATransaction.commit()
    }
}
