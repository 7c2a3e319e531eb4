import UIKit

/// Layers that repeat their sublayers, keep them in space, or draw in tiles; an image in PDF, and outlines of text.
final class ReplicatorsPage: SectionsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addSection("Replicator", note: "Each copy is delayed, turned and darker.", [Row(WheelView())])
        addSection("Transform layer", [Row(CubeView())])
        addSection("Tiles", note: "Scroll and zoom: each tile is drawn when it is visible.", [TilesView()])
        addSection("PDF and outlines", [outlines()])
    }

    private func outlines() -> Row {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Outline",
            attributes: [
                .font: UIFont.systemFont(ofSize: 40, weight: .black), .foregroundColor: UIColor.systemYellow,
                .strokeColor: UIColor.systemRed, .strokeWidth: -4,
            ])
        let image = UIImageView(image: UIImage(data: Data(Self.page.utf8)))
        image.contentMode = .scaleAspectFit
        let stack = UIStackView(arrangedSubviews: [image, label])
        (stack.spacing, stack.distribution, stack.alignment) = (16, .fillEqually, .center)
        image.heightAnchor.constraint(equalToConstant: 80).isActive = true
        return Row(stack)
    }

    /// A page with a diamond. A reader finds its objects without a table of their positions.
    private static let page = """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 20 20] /Contents 4 0 R /Resources << >> >> endobj
        4 0 obj << /Length 58 >>
        stream
        0.2 0.4 0.9 rg 10 1 m 19 10 l 10 19 l 1 10 l h f
        endstream endobj
        trailer << /Root 1 0 R >>
        """
}

/// Twelve dots in a circle, which fade one after the other.
private final class WheelView: UIView {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }

    private let dot = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        dot.cornerRadius = 7
        dot.backgroundColor = UIColor.systemTeal.cgColor
        layer.addSublayer(dot)
        guard let replicator = layer as? CAReplicatorLayer else { return }
        replicator.instanceCount = 12
        replicator.instanceDelay = 0.1
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        (replicator.instanceRedOffset, replicator.instanceGreenOffset) = (-0.05, -0.05)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.repeatCount) = (1, 0.2, 1.2, .infinity)
        dot.add(fade, forKey: "fade")
        heightAnchor.constraint(equalToConstant: 130).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(x: bounds.midX - 7, y: bounds.midY - 57, width: 14, height: 14)
    }
}

/// A cube that turns.
private final class CubeView: UIView {
    private let cube = CATransformLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal]
        for (index, color) in colors.enumerated() {
            let side = CALayer()
            side.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
            side.backgroundColor = color.withAlphaComponent(0.9).cgColor
            let angle = CGFloat(index) * .pi / 2
            let turn =
                index < 4
                ? CATransform3DMakeRotation(angle, 0, 1, 0)
                : CATransform3DMakeRotation(index == 4 ? .pi / 2 : -.pi / 2, 1, 0, 0)
            side.transform = CATransform3DTranslate(turn, 0, 0, 30)
            cube.addSublayer(side)
        }
        layer.addSublayer(cube)
        layer.sublayerTransform.m34 = -1 / 300
        let turn = CABasicAnimation(keyPath: "transform")
        turn.valueFunction = CAValueFunction(name: .rotateY)
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, CGFloat.pi * 2, 6, .infinity)
        cube.add(turn, forKey: "turn")
        heightAnchor.constraint(equalToConstant: 120).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        cube.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

/// A board of 20,000 by 20,000 points in a scroll view.
private final class TilesView: UIScrollView, UIScrollViewDelegate {
    private let board = BoardView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 20_000))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(board)
        contentSize = board.bounds.size
        (minimumZoomScale, maximumZoomScale) = (0.25, 2)
        delegate = self
        heightAnchor.constraint(equalToConstant: 220).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { board }
}

private final class BoardView: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let tiles = layer as? CATiledLayer else { return }
        (tiles.levelsOfDetail, tiles.levelsOfDetailBias) = (4, 1)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.systemBackground.setFill()
        UIRectFill(rect)
        for row in Int(rect.minY / 100)...Int(rect.maxY / 100) {
            for column in Int(rect.minX / 100)...Int(rect.maxX / 100) {
                let square = CGRect(x: column * 100, y: row * 100, width: 100, height: 100)
                UIColor(hue: CGFloat((row * 7 + column * 3) % 20) / 20, saturation: 0.4, brightness: 0.95, alpha: 1)
                    .setFill()
                UIBezierPath(roundedRect: square.insetBy(dx: 4, dy: 4), cornerRadius: 16).fill()
                ("\(column), \(row)" as NSString).draw(
                    at: CGPoint(x: square.minX + 16, y: square.minY + 40), withAttributes: nil)
            }
        }
    }
}
