import CoreGraphics
import Foundation

extension UIImage {
    // MARK: - Creating variants of an image

    /// Returns the image with a rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// Returns the image with a tint color, which is used if the image is shown as a template or is drawn.
    public func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tintColor = color } }

    /// Returns the image with a tint color and a rendering mode. With `alwaysOriginal`, the image is shown in this
    /// color, independent of the view's tint color.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image with cap insets, whose edges keep their size. The middle is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with cap insets, in points, whose edges keep their size, and a resizing mode for the middle.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changing {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the image with cap insets: the given widths at the left and the top, a middle of one point, and the
    /// rest at the right and the bottom. With 0, the whole image is stretched in that direction.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(max(0, leftCapWidth)), CGFloat(max(0, topCapHeight)))
        let caps = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: caps, resizingMode: .stretch)
    }

    /// Returns the image with alignment insets, in points. Layout ignores the area of these insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns the image with a baseline at a distance from its bottom, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffsetFromBottom = baselineOffset }
    }

    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffsetFromBottom = nil } }

    /// Returns a version of the image that views mirror in a right-to-left layout.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changing { $0.flipsForRightToLeftLayoutDirection = true }
    }

    /// Returns the horizontally mirrored image.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.mirrored }
    }

    // MARK: - Animated images

    /// Returns an animated image with the given images as frames. One pass takes `duration` seconds.
    ///
    /// If the duration is 0, each image is shown for a thirtieth of a second. Returns `nil` if the array is empty.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard !images.isEmpty else { return nil }
        let isValid = duration.isFinite && duration > 0
        return UIImage(
            content: .none, attributes: Attributes(), images: images,
            duration: isValid ? duration : Double(images.count) / 30)
    }
}
