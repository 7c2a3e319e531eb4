import QuartzCore

extension UIView {
    /// Pixels a point of the display on which the view is shown, or will be: frames are rounded to these.
    package var displayPixelScale: CGFloat {
        if let screen = currentWindow?.screenIfAny { return max(screen.scale, 1) }
        return max(traitCollection.displayScale, backingLayer.contentsScale, 1)
    }

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

        /// The gravity of a layer, whose top and bottom are the other way round.
        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .bottom
            case .bottom: .top
            case .left: .left
            case .right: .right
            case .topLeft: .bottomLeft
            case .topRight: .bottomRight
            case .bottomLeft: .topLeft
            case .bottomRight: .topRight
            }
        }
    }

    // MARK: Configuring content

    func setContentScaleFactor(_ scale: CGFloat) {
        guard scale > 0, scale <= 1_000_000 else {
            Diagnostics.warn(
                .invalidGeometry,
                "\(Diagnostics.name(self)): a contentScaleFactor of \(scale); the old one is kept")
            return
        }
        extrasForWriting.contentScaleFactor = scale
        backingLayer.contentsScale = scale
        setNeedsDisplay()
    }

    /// Draws and places subviews at the screen's scale, unless the view has a scale of its own.
    func followScreenScale(_ scale: CGFloat) {
        guard backingLayer.contentsScale != scale, extras?.contentScaleFactor == nil else { return }
        backingLayer.contentsScale = scale
        backingLayer.setNeedsDisplay()
        setNeedsLayout()
    }
}
