import CoreGraphics
import UIKitCore

/// The square part of a picture that is visible through a window over it.
struct PictureCrop {
    /// The part, as an image.
    let image: UIImage
    /// The rectangle of the part, in pixels of the picture as shown.
    let rect: CGRect

    // Chosen (Files): `cropRect` is a `CGRect`, the edited image has 2,048 pixels a side at most.
    /// The maximum side of the part's image, in pixels: larger parts are scaled down.
    private static let longestSide: CGFloat = 2048

    /// Cuts a part out of a picture; `nil` if the part is outside the picture.
    init?(of picture: UIImage, part: CGRect) {
        let bounds = CGRect(origin: .zero, size: picture.size)
        let cut = part.intersection(bounds)
        guard cut.width >= 1, cut.height >= 1 else { return nil }
        let factor = min(1, Self.longestSide / max(cut.width, cut.height))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: (cut.width * factor).rounded(), height: (cut.height * factor).rounded())
        image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            picture.draw(
                in: CGRect(
                    x: -cut.minX * factor, y: -cut.minY * factor, width: bounds.width * factor,
                    height: bounds.height * factor))
        }
        rect = cut.applying(CGAffineTransform(scaleX: picture.scale, y: picture.scale))
    }

    // MARK: Layout

    /// Returns the frame of the square window in a view.
    static func window(in size: CGSize) -> CGRect {
        let side = max(0, min(size.width, size.height))
        return CGRect(
            x: ((size.width - side) / 2).rounded(), y: ((size.height - side) / 2).rounded(), width: side, height: side)
    }

    /// Returns the scale that makes a picture just fill a window.
    static func fillingScale(of picture: CGSize, in window: CGRect) -> CGFloat {
        let shortest = min(picture.width, picture.height)
        return shortest > 0 ? max(window.width, 1) / shortest : 1
    }

    /// Returns the part of a picture in the window, in the picture's points.
    ///
    /// - Parameters:
    ///   - offset: The point of the scaled picture at the window's top left corner.
    ///   - scale: The scale of the picture.
    static func part(at offset: CGPoint, scale: CGFloat, window: CGRect) -> CGRect {
        guard scale > 0 else { return .zero }
        return CGRect(
            x: (offset.x / scale).rounded(), y: (offset.y / scale).rounded(),
            width: (window.width / scale).rounded(), height: (window.height / scale).rounded())
    }
}
