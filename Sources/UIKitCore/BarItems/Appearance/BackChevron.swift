import CoreGraphics
import Foundation

/// The chevron of back buttons: 13 points wide, 21 points high. It points left and is mirrored in right-to-left
/// layouts.
@MainActor
enum BackChevron {
    static let image: UIImage = {
        let size = CGSize(width: 13, height: 21)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10.6, y: 1.9))
            path.addLine(to: CGPoint(x: 2.1, y: 10.5))
            path.addLine(to: CGPoint(x: 10.6, y: 19.1))
            path.lineWidth = 2.6
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
    }()
}
