import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// Shows the effect at an edge of a scroll view: blurred content that fades out, or ends at a line.
///
/// It is a layer instead of a view, so that it is not included in `subviews`.
@MainActor
final class ScrollEdgeLayer {
    private let edge: ScrollEdgeEffects.Edge
    private let backdrop = BackdropLayer()
    private let line = CALayer()
    private let fade = CAGradientLayer()

    init(_ edge: ScrollEdgeEffects.Edge, in scrollView: UIScrollView) {
        self.edge = edge
        for layer in [backdrop, line, fade] as [CALayer] { layer.suppressesImplicitActions = true }
        // In front of the content, and behind the scroll indicators.
        backdrop.zPosition = 900_000
        fade.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 0)]
        backdrop.addSublayer(line)
        scrollView.backingLayer.addSublayer(backdrop)
    }

    nonisolated deinit {}

    func removeFromSuperlayer() { backdrop.removeFromSuperlayer() }

    private var isVertical: Bool { edge == .top || edge == .bottom }

    /// - Parameters:
    ///   - length: The length of the effect from the edge, in points.
    ///   - isHard: Whether the effect ends at a line.
    ///   - strength: The opacity of the effect.
    ///   - motion: The motion of the content, which the layer does not follow.
    func show(
        length: CGFloat, isHard: Bool, strength: CGFloat, in scrollView: UIScrollView, motion: ScrollMotion?,
        from time: Double
    ) {
        backdrop.opacity = Float(strength)
        backdrop.isHidden = strength <= 0 || length <= 0
        let traits = scrollView.traitCollection
        let material = BlurMaterial.material(
            of: isHard ? .systemChromeMaterial : .systemThinMaterial, isDark: traits.userInterfaceStyle == .dark)
        backdrop.effect = material.backdrop
        let size = scrollView.bounds.size
        // Within any range of offsets, the geometry keeps a constant distance from the edges of the view.
        let start = edge == .bottom ? size.height - length : 0
        let across = edge == .right ? size.width - length : 0
        let box = isVertical ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
        let geometry = ScrollIndicatorGeometry(
            isVertical: true, track: start...start + box.height, across: across, thickness: box.width,
            length: box.height, offsets: -1e9...1e9)
        backdrop.frame = geometry.frame(for: scrollView.contentOffset)
        backdrop.setScrollMotion(motion, from: time, indicator: geometry)
        let hairline = 1 / max(traits.displayScale, 1)
        line.isHidden = !isHard
        line.backgroundColor = BarColors.shadow.resolvedColor(with: traits).cgColor
        line.frame = lineFrame(in: box, hairline)
        backdrop.mask = isHard ? nil : fade
        fade.frame = CGRect(origin: .zero, size: box)
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)]
        let ends = [CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0)]
        (fade.startPoint, fade.endPoint) = (points[edge.rawValue], ends[edge.rawValue])
    }

    private func lineFrame(in box: CGSize, _ width: CGFloat) -> CGRect {
        switch edge {
        case .top: CGRect(x: 0, y: box.height - width, width: box.width, height: width)
        case .left: CGRect(x: box.width - width, y: 0, width: width, height: box.height)
        case .bottom: CGRect(x: 0, y: 0, width: box.width, height: width)
        case .right: CGRect(x: 0, y: 0, width: width, height: box.height)
        }
    }
}
