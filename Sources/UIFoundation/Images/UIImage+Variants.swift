import CoreGraphics
import Foundation

extension UIImage {
    // MARK: - Creating variants of an image

    /// The image, to be shown as it is or as a shape.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// The image in this colour where it is shown as a shape, or drawn.
    public func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tintColor = color } }

    /// The image in this colour, to be shown as it is (`alwaysOriginal`: in the colour, whatever the tint) or as a shape.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// The image with edges that keep their size; the middle is repeated to fill.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with edges that keep their size, in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changing {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The image with edges that keep their size: so many points at the left and the top, and all but one point of the rest
    /// at the right and the bottom. 0 lets the image stretch as a whole in that direction.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(max(0, leftCapWidth)), CGFloat(max(0, topCapHeight)))
        let caps = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: caps, resizingMode: .stretch)
    }

    /// The image with edges that layout does not count, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image with a baseline, so many points above its bottom.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffsetFromBottom = baselineOffset }
    }

    /// The image without a baseline.
    public func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffsetFromBottom = nil } }

    /// The image, to be mirrored by views in a right-to-left interface.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changing { $0.flipsForRightToLeftLayoutDirection = true }
    }

    /// The image mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.mirrored }
    }

    // MARK: - Animated images

    /// Makes an image that image views play: the images one after the other, all of them in `duration` seconds.
    ///
    /// A duration of 0 shows each for a thirtieth of a second. `nil` without images.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard !images.isEmpty else { return nil }
        let isValid = duration.isFinite && duration > 0
        return UIImage(
            content: .none, attributes: Attributes(), images: images,
            duration: isValid ? duration : Double(images.count) / 30)
    }
}
