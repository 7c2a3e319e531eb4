import QuartzCore

extension UIView {
    /// How the contents of a view fit bounds of another size. Raw values are UIKit's.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill
        /// As large as fits with the aspect kept; the rest is clear.
        case scaleAspectFit
        /// As small as fills with the aspect kept; some may be cut.
        case scaleAspectFill
        /// Drawn anew whenever the bounds change.
        case redraw
        /// In the middle, not scaled.
        case center
        /// At the top, not scaled.
        case top
        /// At the bottom, not scaled.
        case bottom
        /// At the left, not scaled.
        case left
        /// At the right, not scaled.
        case right
        /// In the top left corner, not scaled.
        case topLeft
        /// In the top right corner, not scaled.
        case topRight
        /// In the bottom left corner, not scaled.
        case bottomLeft
        /// In the bottom right corner, not scaled.
        case bottomRight

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    // MARK: Configuring content

    /// Pixels a point of what the view draws; the screen's scale unless set.
    public var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            extrasForWriting.contentScaleFactor = newValue
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    /// Draws and places subviews at the screen's scale, unless the view has a scale of its own.
    func followScreenScale(_ scale: CGFloat) {
        guard layer.contentsScale != scale, extras?.contentScaleFactor == nil else { return }
        layer.contentsScale = scale
        layer.setNeedsDisplay()
        setNeedsLayout()
    }

    /// Whether the area to draw is cleared before `draw(_:)`. The default is `true`.
    public var clearsContextBeforeDrawing: Bool {
        get { flags.clearsContextBeforeDrawing }
        set { flags.clearsContextBeforeDrawing = newValue }
    }

    /// A view whose alpha decides what of this one is shown; it must not be in a hierarchy.
    public var mask: UIView? {
        get { extras?.mask }
        set {
            extrasForWriting.mask = newValue
            layer.mask = newValue?.layer
        }
    }
}
