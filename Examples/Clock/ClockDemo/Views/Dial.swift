import UIKit

/// A round dial, for drawing marks and numbers.
struct Dial {
    let center: CGPoint
    let radius: CGFloat

    private func point(at part: CGFloat, _ distance: CGFloat) -> CGPoint {
        let angle = part * 2 * .pi
        return CGPoint(x: center.x + sin(angle) * distance, y: center.y - cos(angle) * distance)
    }

    /// Draws marks at the edge of the dial.
    ///
    /// - Parameter rank: Returns the importance of a mark, from 1.
    func drawMarks(_ count: Int, color: UIColor, minor: UIColor, rank: (Int) -> Int) {
        for index in 0..<count {
            let rank = rank(index)
            let part = CGFloat(index) / CGFloat(count)
            let path = UIBezierPath()
            path.move(to: point(at: part, radius * 0.99))
            path.addLine(to: point(at: part, radius * (rank > 1 ? 0.91 : 0.94)))
            path.lineWidth = rank == 3 ? 2 : 1
            (rank > 1 ? color : minor).setStroke()
            path.stroke()
        }
    }

    /// Draws numbers around the center, the last of them at the top.
    func drawNumbers(_ numbers: [Int], color: UIColor, size: CGFloat, weight: UIFont.Weight = .regular) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color,
        ]
        for (index, number) in numbers.enumerated() {
            let text = "\(number)" as NSString
            let extent = text.size(withAttributes: attributes)
            let middle = point(at: CGFloat(index + 1) / CGFloat(numbers.count), radius)
            text.draw(
                at: CGPoint(x: middle.x - extent.width / 2, y: middle.y - extent.height / 2),
                withAttributes: attributes)
        }
    }
}
