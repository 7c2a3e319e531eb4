import UIKit

/// The glyphs that the gallery draws itself.
@MainActor
enum Glyph {
    case chevron, disclosure, moon, sun

    /// An image of a height in points, shown in the tint color. Directional glyphs are mirrored from right to left.
    func image(height: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let width = self == .chevron || self == .disclosure ? height * 0.6 : height
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            context in
            UIColor.black.set()
            draw(in: CGRect(x: 0, y: 0, width: width, height: height), context.cgContext)
        }
        return image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
    }

    private func draw(in box: CGRect, _ context: CGContext) {
        switch self {
        case .chevron, .disclosure:
            let path = UIBezierPath()
            let width = box.height * (self == .chevron ? 0.13 : 0.17)
            let area = box.insetBy(dx: width / 2 + 0.5, dy: width / 2 + 0.5)
            let (point, ends) = self == .chevron ? (area.minX, area.maxX) : (area.maxX, area.minX)
            path.move(to: CGPoint(x: ends, y: area.minY))
            path.addLine(to: CGPoint(x: point, y: area.midY))
            path.addLine(to: CGPoint(x: ends, y: area.maxY))
            path.lineWidth = width
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
        case .moon:
            UIBezierPath(ovalIn: box.insetBy(dx: 1, dy: 1)).fill()
            context.setBlendMode(.clear)
            UIBezierPath(ovalIn: box.insetBy(dx: 2, dy: 2).offsetBy(dx: box.width * 0.28, dy: -box.height * 0.2)).fill()
        case .sun:
            UIBezierPath(ovalIn: box.insetBy(dx: box.width * 0.27, dy: box.width * 0.27)).fill()
            let ray = UIBezierPath()
            for index in 0..<8 {
                let angle = CGFloat(index) * .pi / 4
                let direction = CGPoint(x: cos(angle), y: sin(angle))
                for (radius, isStart) in [(box.width * 0.36, true), (box.width * 0.46, false)] {
                    let point = CGPoint(x: box.midX + direction.x * radius, y: box.midY + direction.y * radius)
                    if isStart { ray.move(to: point) } else { ray.addLine(to: point) }
                }
            }
            ray.lineWidth = box.width * 0.09
            ray.lineCapStyle = .round
            ray.stroke()
        }
    }
}
