import UIKit

/// The same movement with different timing curves, side by side.
final class AnimationsPage: SectionsViewController {
    private let lanes: [Lane] = [
        Lane("Ease in out", .systemBlue) { UIView.animate(withDuration: 1, animations: $0) },
        Lane("Linear", .systemTeal) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: $0)
        },
        Lane("Ease out", .systemGreen) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut, animations: $0)
        },
        Lane("Spring, bounce 0.5", .systemOrange) { UIView.animate(springDuration: 0.7, bounce: 0.5, animations: $0) },
        Lane("Spring, no bounce", .systemPink) { UIView.animate(springDuration: 0.7, bounce: 0, animations: $0) },
        Lane("Keyframes", .systemPurple) { move in
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.4, animations: move)
            }
        },
    ]
    private let card = UIView()
    private let face = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        addSection("Pacing", lanes.map { Row($0) })
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Run"
        configuration.buttonSize = .large
        configuration.cornerStyle = .large
        let run = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.run() })
        column.addArrangedSubview(run)
        addTransitions()
    }

    private func run() {
        for lane in lanes { lane.run() }
    }

    private func addTransitions() {
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 14
        card.heightAnchor.constraint(equalToConstant: 96).isActive = true
        face.text = "Front"
        face.textColor = .white
        face.font = .systemFont(ofSize: 22, weight: .semibold)
        face.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(face)
        NSLayoutConstraint.activate([
            face.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            face.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        ])
        let kinds: [(String, UIView.AnimationOptions)] = [
            ("Flip", .transitionFlipFromRight), ("Fade", .transitionCrossDissolve), ("Curl", .transitionCurlUp),
        ]
        let buttons = UIStackView(
            arrangedSubviews: kinds.map { title, options in
                var configuration = UIButton.Configuration.gray()
                configuration.title = title
                return UIButton(
                    configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.turn(options) })
            })
        buttons.distribution = .fillEqually
        buttons.spacing = 10
        let stack = UIStackView(arrangedSubviews: [card, buttons])
        stack.axis = .vertical
        stack.spacing = 12
        let row = Row(stack)
        row.directionalLayoutMargins.top = 14
        row.directionalLayoutMargins.bottom = 14
        addSection("Transitions", [row])
    }

    private func turn(_ options: UIView.AnimationOptions) {
        UIView.transition(with: card, duration: 0.5, options: options) {
            let isFront = self.face.text == "Front"
            self.face.text = isFront ? "Back" : "Front"
            self.card.backgroundColor = isFront ? .systemPink : .systemIndigo
        }
    }
}

/// A ball that moves from one end to the other.
private final class Lane: UIView {
    private let label = UILabel()
    private let ball = UIView()
    private let animate: (@escaping () -> Void) -> Void
    private var isAtEnd = false

    init(_ title: String, _ color: UIColor, _ animate: @escaping (@escaping () -> Void) -> Void) {
        self.animate = animate
        super.init(frame: .zero)
        label.text = title
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        ball.backgroundColor = color
        ball.layer.cornerRadius = 12
        addSubview(label)
        addSubview(ball)
    }

    required init?(coder: NSCoder) { nil }

    func run() {
        isAtEnd.toggle()
        animate { self.place() }
    }

    private func place() {
        ball.frame = CGRect(x: isAtEnd ? bounds.width - 24 : 0, y: 20, width: 24, height: 24)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 46) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 16)
        label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        place()
    }
}
