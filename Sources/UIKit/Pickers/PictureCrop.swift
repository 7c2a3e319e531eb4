import CoreGraphics
import UIKitCore

/// The square part of a picture that is visible through the window of the crop view.
struct PictureCrop {
    /// The image of the part.
    let image: UIImage
    /// The rectangle of the part, in pixels of the displayed picture.
    let rect: CGRect

    // Chosen (Files): `cropRect` is a `CGRect`, the edited image has 2,048 pixels a side at most.
    /// The maximum width and height of the part's image, in pixels. A larger part is scaled down.
    private static let longestSide: CGFloat = 2048

    /// Crops a picture; `nil` if the part is outside the picture.
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

    /// Returns the frame of the square window in a view of the given size.
    static func window(in size: CGSize) -> CGRect {
        let side = max(0, min(size.width, size.height))
        return CGRect(
            x: ((size.width - side) / 2).rounded(), y: ((size.height - side) / 2).rounded(), width: side, height: side)
    }

    /// Returns the smallest scale that lets a picture fill a window.
    static func fillingScale(of picture: CGSize, in window: CGRect) -> CGFloat {
        let shortest = min(picture.width, picture.height)
        return shortest > 0 ? max(window.width, 1) / shortest : 1
    }

    /// Returns the part of a picture that is visible through the window, in points of the picture.
    ///
    /// - Parameters:
    ///   - offset: The point of the scaled picture that is at the top left corner of the window.
    ///   - scale: The scale of the picture.
    static func part(at offset: CGPoint, scale: CGFloat, window: CGRect) -> CGRect {
        guard scale > 0 else { return .zero }
        return CGRect(
            x: (offset.x / scale).rounded(), y: (offset.y / scale).rounded(),
            width: (window.width / scale).rounded(), height: (window.height / scale).rounded())
    }
}
