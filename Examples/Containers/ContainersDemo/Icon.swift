import UIKit

/// The demo's icons, drawn as paths in a square of 24 points.
enum Icon: CaseIterable {
    case boxes, leaf, compass, clock, moon, sun, chevron, check, plus, minus

    /// The icon as a template image, which has its view's tint color.
    @MainActor
    func image(size: CGFloat = 24) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: size, height: size))
        return renderer.image { context in
            context.cgContext.scaleBy(x: size / 24, y: size / 24)
            UIColor.black.set()
            draw()
        }.withRenderingMode(.alwaysTemplate)
    }

    private func draw() {
        switch self {
        case .boxes:
            for inset in [2.5, 6.5, 10.0] {
                let side = 24 - 2 * inset
                let path = UIBezierPath(
                    roundedRect: CGRect(x: inset, y: inset, width: side, height: side), cornerRadius: side / 5)
                path.lineWidth = 2
                inset < 10 ? path.stroke() : path.fill()
            }
        case .leaf:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 20, y: 4))
            path.addCurve(
                to: CGPoint(x: 6, y: 18), controlPoint1: CGPoint(x: 6, y: 2), controlPoint2: CGPoint(x: 2, y: 10))
            path.addCurve(
                to: CGPoint(x: 20, y: 4), controlPoint1: CGPoint(x: 16, y: 22), controlPoint2: CGPoint(x: 21, y: 14))
            path.fill()
            let stem = UIBezierPath()
            stem.move(to: CGPoint(x: 3, y: 21))
            stem.addLine(to: CGPoint(x: 8, y: 16))
            stem.lineWidth = 2
            stem.lineCapStyle = .round
            stem.stroke()
        case .compass:
            let ring = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 18, height: 18))
            ring.lineWidth = 2
            ring.stroke()
            let needle = UIBezierPath()
            needle.move(to: CGPoint(x: 16, y: 8))
            needle.addLine(to: CGPoint(x: 13.4, y: 13.4))
            needle.addLine(to: CGPoint(x: 8, y: 16))
            needle.addLine(to: CGPoint(x: 10.6, y: 10.6))
            needle.close()
            needle.fill()
        case .clock:
            let ring = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 18, height: 18))
            ring.lineWidth = 2
            ring.stroke()
            let hands = UIBezierPath()
            hands.move(to: CGPoint(x: 12, y: 7))
            hands.addLine(to: CGPoint(x: 12, y: 12))
            hands.addLine(to: CGPoint(x: 15.5, y: 14))
            hands.lineWidth = 2
            hands.lineCapStyle = .round
            hands.lineJoinStyle = .round
            hands.stroke()
        case .moon:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 20, y: 14))
            path.addCurve(
                to: CGPoint(x: 10, y: 4), controlPoint1: CGPoint(x: 14, y: 17), controlPoint2: CGPoint(x: 7, y: 10))
            path.addCurve(
                to: CGPoint(x: 20, y: 14), controlPoint1: CGPoint(x: -2, y: 9), controlPoint2: CGPoint(x: 8, y: 30))
            path.fill()
        case .sun:
            UIBezierPath(ovalIn: CGRect(x: 7.5, y: 7.5, width: 9, height: 9)).fill()
            for step in 0..<8 {
                let angle = CGFloat(step) * .pi / 4
                let ray = UIBezierPath()
                ray.move(to: CGPoint(x: 12 + 7.2 * cos(angle), y: 12 + 7.2 * sin(angle)))
                ray.addLine(to: CGPoint(x: 12 + 10 * cos(angle), y: 12 + 10 * sin(angle)))
                ray.lineWidth = 2
                ray.lineCapStyle = .round
                ray.stroke()
            }
        case .chevron: line([(6, 9), (12, 15), (18, 9)])
        case .check: line([(5, 12.5), (10, 17.5), (19, 7)])
        case .plus:
            line([(12, 4), (12, 20)])
            line([(4, 12), (20, 12)])
        case .minus: line([(4, 12), (20, 12)])
        }
    }

    private func line(_ points: [(CGFloat, CGFloat)]) {
        let path = UIBezierPath()
        for (index, (x, y)) in points.enumerated() {
            index == 0 ? path.move(to: CGPoint(x: x, y: y)) : path.addLine(to: CGPoint(x: x, y: y))
        }
        path.lineWidth = 2.6
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }
}
