import CoreGraphics
import QuartzCore
import UIKit

/// Draws all scenes of a storyboard, their names, and their segues as arrows.
final class StoryboardMapController: UIViewController {
    private let map: StoryboardMap
    private let pictures: [UIImage]

    init(_ map: StoryboardMap, _ pictures: [UIImage]) {
        (self.map, self.pictures) = (map, pictures)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
        for (index, frame) in map.frames.enumerated() {
            let picture = UIImageView(image: pictures[index])
            picture.frame = frame
            picture.layer.borderWidth = 1
            picture.layer.borderColor = UIColor.systemGray3.cgColor
            let title = UILabel(
                frame: CGRect(
                    x: frame.minX, y: frame.minY - StoryboardMap.titleHeight, width: frame.width,
                    height: StoryboardMap.titleHeight))
            title.text = map.names[index]
            title.font = .systemFont(ofSize: 15, weight: .semibold)
            view.addSubview(picture)
            view.addSubview(title)
        }
        view.layer.addSublayer(arrows())
    }

    private func arrows() -> CALayer {
        let path = CGMutablePath()
        for arrow in map.arrows {
            let (from, to) = (map.frames[arrow.from], map.frames[arrow.to])
            let start = CGPoint(x: from.maxX, y: from.midY)
            let end = to.minX >= from.maxX ? CGPoint(x: to.minX, y: to.midY) : CGPoint(x: to.midX, y: to.maxY)
            let bend = max(30, abs(end.x - start.x) / 2)
            path.move(to: start)
            let second =
                to.minX >= from.maxX ? CGPoint(x: end.x - bend, y: end.y) : CGPoint(x: end.x, y: end.y + bend)
            path.addCurve(to: end, control1: CGPoint(x: start.x + bend, y: start.y), control2: second)
            let (dx, dy) = to.minX >= from.maxX ? (CGFloat(-9), CGFloat(5)) : (5, 9)
            path.move(to: CGPoint(x: end.x + dx, y: end.y + dy))
            path.addLine(to: end)
            path.addLine(to: CGPoint(x: end.x + (dx < 0 ? dx : -dx), y: end.y + (dx < 0 ? -dy : dy)))
        }
        let layer = CAShapeLayer()
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = UIColor.systemBlue.cgColor
        layer.lineWidth = 2
        return layer
    }
}
