import CoreGraphics
import Foundation
import QuartzCore

/// The glass between the glass views of a container.
@MainActor
final class GlassBridges {
    private unowned let container: UIVisualEffectView
    private var bridges: [BackdropView] = []
    private var shapes: [Shape] = []

    /// What a bridge is made of.
    private struct Shape: Equatable {
        let gap: CGRect
        let material: EffectMaterial
        let ends: [CGRect]
        let radii: [CGFloat]
    }

    /// The number of glass views of a container that are joined.
    private static let largestCount = 64

    init(in container: UIVisualEffectView) { self.container = container }

    nonisolated deinit {}

    /// Fills the gaps for the current frames of the glass views.
    ///
    /// Bridges that are already correct are kept, since adding or removing a bridge requests a layout of the container.
    func update(spacing: CGFloat) {
        let wanted = wantedShapes(spacing: spacing)
        guard wanted != shapes else { return }
        shapes = wanted
        for bridge in bridges { bridge.removeFromSuperview() }
        bridges = wanted.map { makeBridge($0) }
    }

    private func wantedShapes(spacing: CGFloat) -> [Shape] {
        let views = glassViews
        guard spacing.isFinite, views.count > 1 else { return [] }
        let frames = views.map { $0.convert($0.bounds, to: container) }
        var found: [Shape] = []
        for first in views.indices {
            for second in views.indices where second > first {
                let ends = [first, second].map { (view: views[$0], frame: frames[$0]) }
                if let gap = Self.gap(ends, spacing, isVertical: false) ?? Self.gap(ends, spacing, isVertical: true),
                    let material = EffectMaterial(ends[0].view.effect)
                {
                    found.append(
                        Shape(
                            gap: gap, material: material, ends: ends.map { $0.frame },
                            radii: ends.map { CGFloat($0.view.effectiveRadii.max()) }))
                }
            }
        }
        return found
    }

    private var glassViews: [UIVisualEffectView] {
        var found: [UIVisualEffectView] = []
        var open: [UIView] = [container.contentView]
        while let view = open.popLast(), found.count < Self.largestCount {
            if let glass = view as? UIVisualEffectView, glass.effect is UIGlassEffect, !glass.isHidden {
                found.append(glass)
            } else {
                open += view.subviewsStorage.reversed()
            }
        }
        return found
    }

    private typealias End = (view: UIVisualEffectView, frame: CGRect)

    /// Returns the area between two views, with the area beside their round corners; `nil` if they are too distant.
    private static func gap(_ ends: [End], _ spacing: CGFloat, isVertical: Bool) -> CGRect? {
        func turned(_ rect: CGRect) -> CGRect {
            isVertical ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
        }
        let sorted = ends.sorted { turned($0.frame).minX < turned($1.frame).minX }
        let (before, after) = (turned(sorted[0].frame), turned(sorted[1].frame))
        let (top, bottom) = (max(before.minY, after.minY), min(before.maxY, after.maxY))
        let distance = after.minX - before.maxX
        guard distance >= 0, distance <= spacing, bottom > top else { return nil }
        let radii = sorted.map { CGFloat($0.view.effectiveRadii.max()) }
        return turned(
            CGRect(
                x: before.maxX - radii[0], y: top, width: distance + radii[0] + radii[1], height: bottom - top))
    }

    private func makeBridge(_ shape: Shape) -> BackdropView {
        let bridge = BackdropView(shape.material, frame: shape.gap)
        bridge.autoresizingMask = []
        let mask = CAShapeLayer()
        mask.fillRule = .evenOdd
        let path = UIBezierPath(rect: bridge.bounds)
        for (end, radius) in zip(shape.ends, shape.radii) {
            let frame = end.offsetBy(dx: -shape.gap.minX, dy: -shape.gap.minY)
            path.append(UIBezierPath(roundedRect: frame, cornerRadius: radius))
        }
        mask.path = path.cgPath
        mask.frame = bridge.bounds
        bridge.layer.mask = mask
        container.insertSubview(bridge, belowSubview: container.contentView)
        bridge.amount = 1
        return bridge
    }
}
