import QuartzCore

extension UIView {
    /// Pixels per point of the view's current or future display. Frames are rounded to pixels.
    package var displayPixelScale: CGFloat {
        if let screen = currentWindow?.screenIfAny { return max(screen.scale, 1) }
        return max(traitCollection.displayScale, backingLayer.contentsScale, 1)
    }

    /// The placement of a view's contents in bounds of a different size. The raw values are the same as in UIKit.
    public enum ContentMode: Int, Sendable {
        /// Stretches the contents to the bounds.
        case scaleToFill
        /// Scales the contents to fit, with their aspect ratio; the remainder is clear.
        case scaleAspectFit
        /// Scales the contents to fill, with their aspect ratio; a part may be clipped.
        case scaleAspectFill
        /// Redraws the contents when the bounds change.
        case redraw
        /// Centers the contents without scaling.
        case center
        /// Aligns the contents at the top, without scaling.
        case top
        /// Aligns the contents at the bottom, without scaling.
        case bottom
        /// Aligns the contents at the left, without scaling.
        case left
        /// Aligns the contents at the right, without scaling.
        case right
        /// Aligns the contents in the top left corner, without scaling.
        case topLeft
        /// Aligns the contents in the top right corner, without scaling.
        case topRight
        /// Aligns the contents in the bottom left corner, without scaling.
        case bottomLeft
        /// Aligns the contents in the bottom right corner, without scaling.
        case bottomRight

        /// The layer gravity, whose top and bottom are exchanged.
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
                "\(Diagnostics.name(self)): contentScaleFactor cannot be \(scale); the old one is kept")
            return
        }
        extrasForWriting.contentScaleFactor = scale
        backingLayer.contentsScale = scale
        setNeedsDisplay()
    }

    /// Draws and places subviews at the screen's scale, unless the view has a custom scale.
    func followScreenScale(_ scale: CGFloat) {
        guard backingLayer.contentsScale != scale, extras?.contentScaleFactor == nil else { return }
        backingLayer.contentsScale = scale
        backingLayer.setNeedsDisplay()
        setNeedsLayout()
    }
}
