import CoreGraphics
import Foundation

/// The placeholder that a tool draws for a missing image: a box with its name.
@MainActor
enum MissingImage {
    private static let usualSize = CGSize(width: 40, height: 40)
    private static let largest: CGFloat = 1024

    /// The placeholder for an unknown symbol: a symbol with the size of the present font.
    static var symbol: UIImage? { UIImage(systemName: "questionmark.square.dashed") }

    /// - Parameter size: The size in the document, in points.
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
