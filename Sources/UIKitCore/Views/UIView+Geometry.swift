import Foundation
import QuartzCore
import RenderServer

extension UIView {
    // MARK: Configuring the bounds and frame rectangles
    // (Members that subclasses override are in the class's own file.)

    /// Whether every number is finite; a bad one is reported, and the caller keeps the old geometry.
    package func isUsable(_ rect: CGRect, as what: StaticString) -> Bool {
        if rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.width.isFinite, rect.size.height.isFinite {
            return true
        }
        Diagnostics.warn(
            .invalidGeometry,
            "\(Diagnostics.name(self)): \(what) \(rect) contains NaN or infinity; the old one is kept")
        return false
    }

    /// Runs a change of geometry and, when it changed the size, resizes the subviews and asks for layout.
    func changingGeometry(_ change: () -> Void) {
        let old = layer.properties.bounds.size
        change()
        if layoutState != nil { LayoutEngine.shared.frameDidChange(of: self) }
        let new = layer.properties.bounds.size
        guard old != new else { return }
        if flags.autoresizesSubviews { resizeSubviews(from: old, to: new) }
        if contentModeStorage == .redraw { setNeedsDisplay() }
        setNeedsLayout()
    }

    /// Gives the view a rectangle to fill. A view with a transform keeps it: its untransformed rectangle fills this one.
    func fill(_ rect: CGRect) {
        guard !CATransform3DIsIdentity(layer.transform) else {
            if frame != rect { frame = rect }
            return
        }
        if bounds.size != rect.size { bounds.size = rect.size }
        let anchor = layer.anchorPoint
        let place = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        if center != place { center = place }
    }

    // MARK: Configuring the transform

    /// A two-dimensional transform about the anchor point, of the view's own coordinates. The default is identity.
    ///
    /// Reading it while `transform3D` is not affine gives identity. Animatable.
    public var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// A three-dimensional transform about the anchor point. The default is identity. Animatable.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the bounds, in unit coordinates, that stays at `center`. The default is (0.5, 0.5). Animatable.
    ///
    /// Setting it keeps `center` and so moves the view.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    // MARK: Converting between view coordinate systems

    /// Converts a point from the view's space to that of another view, or of the window for `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer ?? rootLayer)
    }

    /// Converts a point from another view's space (the window's for `nil`) to the view's own.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer ?? rootLayer)
    }

    /// Converts a rectangle from the view's space to that of another view, or of the window for `nil`.
    ///
    /// With a rotation between them the result is the bounding box.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window)?.layer ?? rootLayer)
    }

    /// Converts a rectangle from another view's space (the window's for `nil`) to the view's own.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer ?? rootLayer)
    }

    private var rootLayer: CALayer {
        var root = layer
        while let above = root.superlayer { root = above }
        return root
    }
}
