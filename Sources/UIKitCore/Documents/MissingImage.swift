import CoreGraphics
import Foundation

/// What a tool draws in place of an image that is not there: a box with its name.
@MainActor
enum MissingImage {
    private static let usualSize = CGSize(width: 40, height: 40)
    private static let largest: CGFloat = 1024

    /// The placeholder for a symbol that the system does not have: itself a symbol, of a symbol's size at the font in
    /// use.
    static var symbol: UIImage? { UIImage(systemName: "questionmark.square.dashed") }

    /// - Parameter size: The one that the document keeps, in points.
    static func picture(_ name: String, size: CGSize?) -> UIImage {
        let kept = size ?? usualSize
        let isUsable = kept.width.isFinite && kept.height.isFinite && kept.width >= 1 && kept.height >= 1
        let size = isUsable ? CGSize(width: min(kept.width, largest), height: min(kept.height, largest)) : usualSize
        return UIGraphicsImageRenderer(size: size).image { context in
            let box = CGRect(origin: .zero, size: size)
            UIColor.systemGray5.setFill()
            context.fill(box)
            UIColor.systemGray2.setStroke()
            context.stroke(box.insetBy(dx: 0.5, dy: 0.5))
            let font = UIFont.systemFont(ofSize: min(11, max(5, size.width / 6)))
            name.draw(
                in: box.insetBy(dx: 2, dy: 2), withAttributes: [.font: font, .foregroundColor: UIColor.systemGray])
        }
    }
}
