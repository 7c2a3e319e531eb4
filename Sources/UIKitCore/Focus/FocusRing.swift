import CoreGraphics
import Foundation
import QuartzCore

/// The ring around the focused item: a sublayer of the item's layer, so that it moves with the item.
@MainActor
final class FocusRing {
    private let layer = CAShapeLayer()

    // Chosen (Input): A focus ring is 3 points wide, as on iPadOS.
    /// The ring's width, and the distance of its center line from the item's edge, in points (as on iPadOS).
    private static let width: CGFloat = 3
    private static let distance: CGFloat = 3

    init() {
        layer.fillColor = nil
        layer.lineWidth = Self.width
        layer.zPosition = 1e6
    }

    nonisolated deinit {}

    func hide() { if layer.superlayer != nil { layer.removeFromSuperlayer() } }

    func show(around view: UIView) {
        guard let effect = view.focusEffect, view.window != nil else { return hide() }
        let halo = effect as? UIFocusHaloEffect
        let container = halo?.containerView ?? view
        let isInside =
            switch halo?.position ?? .automatic {
            case .automatic: container.layer.masksToBounds
            case .outside: false
            case .inside: true
            }
        let path = Self.path(of: halo, around: view, in: container, isInside: isInside)
        let reference = halo?.referenceView ?? view
        if reference !== container {
            let origin = container.convert(CGPoint.zero, from: reference)
            path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.path = path.cgPath
        layer.strokeColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
        if layer.superlayer !== container.layer { container.layer.addSublayer(layer) }
        CATransaction.commit()
    }

    /// Returns the views that clip a view, up to the nearest scroll view, whose content can be scrolled into view.
    private static func clips(around view: UIView) -> [UIView] {
        sequence(first: view, next: \.superview).dropFirst().prefix { !($0 is UIScrollView) }
            .filter { $0.layer.masksToBounds }
    }

    // Chosen (Input): The ring of a view at the edge of the window, or of a view that clips it, is inside that edge.
    private static func path(
        of halo: UIFocusHaloEffect?, around view: UIView, in container: UIView, isInside: Bool
    ) -> UIBezierPath {
        let (rect, radius): (CGRect, CGFloat)
        switch halo?.shape ?? .automatic {
        case .path(let path): return UIBezierPath(cgPath: path.cgPath)
        case .roundedRect(let given, let givenRadius): (rect, radius) = (given, givenRadius)
        case .automatic:
            let shape = (view as? any FocusShaping)?.focusShape
            (rect, radius) = (shape?.rect ?? view.bounds, shape?.cornerRadius ?? view.layer.cornerRadius)
        }
        let outset = isInside ? -width / 2 : distance
        var outer = rect.insetBy(dx: -outset, dy: -outset)
        // The ring of a view at the window's edge is inside the window, except inside scroll views.
        if let window = view.window, sequence(first: view, next: \.superview).allSatisfy({ !($0 is UIScrollView) }) {
            outer = outer.intersection(view.convert(window.bounds, from: nil).insetBy(dx: width / 2, dy: width / 2))
        }
        for clip in clips(around: container) {
            outer = outer.intersection(view.convert(clip.bounds, from: clip).insetBy(dx: width / 2, dy: width / 2))
        }
        guard !outer.isNull, outer.width > 0, outer.height > 0 else { return UIBezierPath() }
        // The ring around square corners is slightly rounded.
        return UIBezierPath(roundedRect: outer, cornerRadius: max(radius + outset, outset + 1))
    }
}
