import UIKit

/// The drawing of layers without a bitmap: gradients, shapes, shadows, borders, and 3D transforms.
final class LayersPage: SectionsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addSection(
            "Layers", [gallery([gradient(), shape(), shadow(), border()], ["Gradient", "Shape", "Shadow", "Border"])])
        addSection(
            "Transforms",
            [
                gallery(
                    [
                        transformed { $0.transform = CGAffineTransform(rotationAngle: .pi / 8) },
                        transformed { $0.transform = CGAffineTransform(scaleX: 0.6, y: 0.9) },
                        transformed { view in
                            var transform = CATransform3DIdentity
                            transform.m34 = -1 / 200
                            view.transform3D = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
                        },
                        transformed { view in
                            var transform = CATransform3DIdentity
                            transform.m34 = -1 / 200
                            view.transform3D = CATransform3DRotate(transform, .pi / 3.4, 1, 0, 0)
                        },
                    ], ["Rotated", "Scaled", "About y", "About x"])
            ])
        addSection("Drawing itself", [Row(StrokeView())])
    }

    private func gallery(_ views: [UIView], _ names: [String]) -> Row {
        let stack = UIStackView(
            arrangedSubviews: zip(views, names).map { view, name in
                let label = UILabel()
                label.text = name
                label.font = .preferredFont(forTextStyle: .caption1)
                label.textColor = .secondaryLabel
                label.textAlignment = .center
                let box = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(view)
                NSLayoutConstraint.activate([
                    view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
                    view.centerYAnchor.constraint(equalTo: box.centerYAnchor),
                    view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 60),
                    box.heightAnchor.constraint(equalToConstant: 84),
                ])
                let column = UIStackView(arrangedSubviews: [box, label])
                column.axis = .vertical
                return column
            })
        stack.distribution = .fillEqually
        let row = Row(stack)
        row.directionalLayoutMargins.bottom = 12
        return row
    }

    private func gradient() -> UIView {
        let view = GradientView()
        view.layer.cornerRadius = 12
        return view
    }

    private func shape() -> UIView { StarView() }

    private func shadow() -> UIView {
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray4 : .white }
        view.layer.cornerRadius = 30
        view.layer.shadowOpacity = 0.35
        view.layer.shadowRadius = 8
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
        return view
    }

    private func border() -> UIView {
        let view = UIView()
        view.layer.cornerRadius = 16
        view.layer.borderWidth = 5
        view.layer.borderColor = UIColor.systemGreen.cgColor
        return view
    }

    private func transformed(_ change: (UIView) -> Void) -> UIView {
        let view = GradientView()
        view.layer.cornerRadius = 10
        change(view)
        return view
    }
}

/// A gradient from one corner to the other.
private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
    }

    required init?(coder: NSCoder) { nil }
}

/// A star of five points.
private final class StarView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shape = layer as? CAShapeLayer else { return }
        let path = UIBezierPath()
        for index in 0..<10 {
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let radius = bounds.width / 2 * (index % 2 == 0 ? 1 : 0.42)
            let point = CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        shape.path = path.cgPath
        shape.fillColor = UIColor.systemYellow.cgColor
        shape.lineJoin = .round
        shape.strokeColor = UIColor.systemOrange.cgColor
        shape.lineWidth = 2
    }
}

/// A line whose stroke grows and shrinks forever, animated by the display.
private final class StrokeView: UIView {
    private let line = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.fillColor = nil
        line.lineWidth = 6
        line.lineCap = .round
        line.strokeColor = UIColor.systemBlue.cgColor
        layer.addSublayer(line)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 110) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        let (width, middle) = (bounds.width - 20, bounds.midY)
        path.move(to: CGPoint(x: 10, y: middle))
        for step in 1...4 {
            let (start, end) = (10 + width * CGFloat(step - 1) / 4, 10 + width * CGFloat(step) / 4)
            let height: CGFloat = step % 2 == 0 ? 44 : -44
            path.addCurve(
                to: CGPoint(x: end, y: middle),
                controlPoint1: CGPoint(x: start + (end - start) / 3, y: middle + height),
                controlPoint2: CGPoint(x: start + (end - start) * 2 / 3, y: middle + height))
        }
        line.path = path.cgPath
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return line.removeAllAnimations() }
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0.05
        animation.toValue = 1
        animation.duration = 2.2
        animation.autoreverses = true
        animation.repeatCount = .infinity
        line.add(animation, forKey: "stroke")
    }
}
