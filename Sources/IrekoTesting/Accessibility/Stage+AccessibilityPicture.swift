import AccessibilityTree
import Foundation
import UIKit

extension Stage {
    // MARK: Accessibility pictures

    /// Returns a picture of the screen with a numbered region for each accessibility element, and beside it the spoken
    /// lines. Hints are in parentheses, and custom actions follow an arrow. Only elements on the screen have a region.
    public func accessibilityPicture() -> UIImage {
        let picture = snapshot()
        let elements = accessibilityTree.elements
        let screen = CGRect(origin: .zero, size: picture.size)
        let (textWidth, gap): (CGFloat, CGFloat) = (300, 8)
        let font = UIFont.systemFont(ofSize: 11)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.black]
        let lines = elements.prefix(500).enumerated().map { index, element in
            NSAttributedString(string: Self.line(of: element), attributes: attributes)
        }
        let heights = lines.map { line in
            let area = line.boundingRect(
                with: CGSize(width: textWidth - 30, height: 10_000), options: .usesLineFragmentOrigin, context: nil)
            return max(16, area.height.rounded(.up)) + 4
        }
        let size = CGSize(
            width: screen.width + textWidth + gap, height: max(screen.height, heights.reduce(gap, +) + gap))
        let format = UIGraphicsImageRendererFormat()
        format.scale = picture.scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            picture.draw(in: screen)
            var y = gap
            for (index, element) in elements.prefix(500).enumerated() {
                let color = Self.colors[index % Self.colors.count]
                if screen.intersects(element.frame) {
                    color.withAlphaComponent(0.25).setFill()
                    context.fill(element.frame.intersection(screen))
                    color.setStroke()
                    UIBezierPath(rect: element.frame.insetBy(dx: 0.5, dy: 0.5)).stroke()
                    Self.drawNumber(index + 1, at: element.frame.intersection(screen).origin, color)
                }
                Self.drawNumber(index + 1, at: CGPoint(x: screen.maxX + gap, y: y), color)
                let area = CGRect(x: screen.maxX + gap + 26, y: y, width: textWidth - 30, height: heights[index])
                lines[index].draw(with: area, options: .usesLineFragmentOrigin, context: nil)
                y += heights[index]
            }
        }
    }

    private static let colors: [UIColor] = [
        UIColor(red: 0.80, green: 0.20, blue: 0.25, alpha: 1), UIColor(red: 0.10, green: 0.45, blue: 0.80, alpha: 1),
        UIColor(red: 0.10, green: 0.55, blue: 0.30, alpha: 1), UIColor(red: 0.65, green: 0.35, blue: 0.75, alpha: 1),
        UIColor(red: 0.75, green: 0.45, blue: 0.05, alpha: 1), UIColor(red: 0.05, green: 0.50, blue: 0.55, alpha: 1),
    ]

    private static func line(of element: AccessibilityNode) -> String {
        var line = String(element.spokenLine.prefix(300))
        if let hint = element.hint, hint != line { line += " (\(hint.prefix(200)))" }
        for action in element.customActions.prefix(10) { line += "\n↓ \(action.prefix(80))" }
        for rotor in element.customRotors.prefix(10) { line += "\n↺ \(rotor.prefix(80))" }
        return line
    }

    private static func drawNumber(_ number: Int, at point: CGPoint, _ color: UIColor) {
        let text = "\(number)"
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 10), .foregroundColor: UIColor.white,
        ]
        let width = CGFloat(text.count) * 7 + 6
        color.setFill()
        UIBezierPath(roundedRect: CGRect(x: point.x, y: point.y, width: width, height: 14), cornerRadius: 3).fill()
        text.draw(at: CGPoint(x: point.x + 3, y: point.y + 1), withAttributes: attributes)
    }
}
