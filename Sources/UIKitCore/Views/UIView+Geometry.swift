import Foundation
import QuartzCore
import RenderServer

extension UIView {
    // MARK: Configuring the bounds and frame rectangles
    // (Members that subclasses override are in the class's file.)

    /// Returns whether every number is finite. A non-finite rectangle is reported, and the caller keeps the old
    /// geometry.
    func isUsable(_ rect: CGRect, as what: StaticString) -> Bool {
        if rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.width.isFinite, rect.size.height.isFinite {
            return true
        }
        Diagnostics.warn(
            .invalidGeometry,
            "\(Diagnostics.name(self)): \(what) \(rect) contains NaN or infinity; the old one is kept")
        return false
    }

    /// Performs a change of geometry. If the size has changed, resizes the subviews and invalidates layout.
    func changingGeometry(_ change: () -> Void) {
        let old = backingLayer.modelBounds.size
        change()
        if layoutState != nil { LayoutEngine.current.frameDidChange(of: self) }
        let new = backingLayer.modelBounds.size
        guard old != new else { return }
        if flags.containsCorners { cornersMayHaveChanged() }
        if flags.autoresizesSubviews { resizeSubviews(from: old, to: new) }
        if contentModeStorage == .redraw { setNeedsDisplay() }
        setNeedsLayout()
        if flags.sizesSuperview { superviewStorage?.setNeedsLayout() }
        guard let extras else { return }
        if !extras.systemGuides.isEmpty { systemGuidesMayBeStale() }
        for observation in extras.sizeObservers { observation.observer?.sizeDidChange() }
    }

    /// Places the view to fill a rectangle. A view keeps its transform: its untransformed rectangle fills the given
    /// rectangle.
    func fill(_ rect: CGRect) {
        guard !CATransform3DIsIdentity(backingLayer.transform) else {
            if frame != rect { frame = rect }
            return
        }
        setUntransformedFrame(rect)
    }

    // MARK: Converting between view coordinate systems

    /// Returns the layer of the view for a conversion; for `nil` the layer of the window or of the topmost ancestor.
    func layer(forConversion view: UIView?) -> CALayer { (view ?? currentWindow)?.backingLayer ?? rootLayer }

    private var rootLayer: CALayer {
        var root = backingLayer
        while let above = root.superlayer { root = above }
        return root
    }
}
