import UIKit

/// Emitter layers: confetti after a tap, rockets with trails, and snow.
final class ParticlesPage: SectionsViewController {
    private let confetti = EmitterView()

    override func viewDidLoad() {
        super.viewDidLoad()
        addConfetti()
        addSection("Fireworks", [Row(EmitterView(ParticlesPage.fireworks))])
        addSection("Snow", [Row(EmitterView(ParticlesPage.snow))])
    }

    // MARK: Confetti

    private func addConfetti() {
        confetti.emitter.emitterShape = .line
        confetti.emitter.birthRate = 0
        confetti.emitter.emitterCells = [UIColor.systemRed, .systemBlue, .systemGreen, .systemOrange].map { color in
            let cell = CAEmitterCell()
            cell.contents = EmitterView.square
            cell.color = color.cgColor
            (cell.birthRate, cell.lifetime, cell.alphaSpeed) = (20, 3, -0.3)
            (cell.velocity, cell.velocityRange) = (60, 40)
            (cell.emissionLongitude, cell.emissionRange) = (.pi, .pi / 3)
            (cell.yAcceleration, cell.spin, cell.spinRange) = (40, 2, 6)
            cell.scaleRange = 0.8
            return cell
        }
        let button = UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: "Celebrate") { [weak self] _ in
                self?.celebrate()
            })
        addSection("Confetti", [Row(confetti), Row(button)])
    }

    /// Emits for a second.
    private func celebrate() {
        let celebration = CABasicAnimation(keyPath: "birthRate")
        (celebration.fromValue, celebration.toValue, celebration.duration) = (1, 1, 1)
        confetti.emitter.add(celebration, forKey: "celebration")
    }

    // MARK: Fireworks and snow

    /// Rockets that leave a trail and burst at the end of their life.
    private static func fireworks(_ emitter: CAEmitterLayer) {
        let (rocket, trail, burst) = (CAEmitterCell(), CAEmitterCell(), CAEmitterCell())
        (rocket.birthRate, rocket.lifetime, rocket.velocity, rocket.velocityRange) = (1, 1.2, 110, 30)
        (rocket.emissionLongitude, rocket.emissionRange, rocket.yAcceleration) = (-.pi / 2, .pi / 5, 50)
        (rocket.color, rocket.redRange, rocket.blueRange) = (UIColor.orange.cgColor, 0.6, 1)
        trail.contents = EmitterView.spark
        (trail.birthRate, trail.lifetime, trail.scale, trail.alphaSpeed) = (40, 0.4, 0.3, -2)
        trail.color = UIColor.systemYellow.cgColor
        burst.contents = EmitterView.spark
        (burst.birthRate, burst.lifetime, burst.velocity, burst.emissionRange) = (4_000, 1, 60, .pi * 2)
        (burst.beginTime, burst.duration, burst.yAcceleration, burst.alphaSpeed) = (1.15, 0.02, 40, -1)
        (burst.scale, burst.color) = (0.5, UIColor.systemPink.cgColor)
        (burst.redRange, burst.greenRange) = (0.5, 0.8)
        rocket.emitterCells = [trail, burst]
        emitter.renderMode = .additive
        emitter.emitterCells = [rocket]
        emitter.backgroundColor = UIColor.black.cgColor
    }

    private static func snow(_ emitter: CAEmitterLayer) {
        let flake = CAEmitterCell()
        flake.contents = EmitterView.spark
        (flake.birthRate, flake.lifetime, flake.velocity, flake.velocityRange) = (25, 6, 30, 15)
        (flake.emissionLongitude, flake.emissionRange) = (.pi, .pi / 4)
        (flake.scale, flake.scaleRange) = (0.5, 0.6)
        emitter.emitterShape = .line
        emitter.emitterCells = [flake]
        emitter.backgroundColor = UIColor.systemIndigo.cgColor
    }
}

/// A view whose layer emits particles at its upper edge, or from below if it is the point of a shape.
private final class EmitterView: UIView {
    let emitter: CAEmitterLayer

    init(_ configure: (CAEmitterLayer) -> Void = { _ in }) {
        emitter = CAEmitterLayer()
        super.init(frame: .zero)
        clipsToBounds = true
        layer.addSublayer(emitter)
        configure(emitter)
        emitter.beginTime = CACurrentMediaTime()
        heightAnchor.constraint(equalToConstant: 150).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        emitter.frame = bounds
        let isLine = emitter.emitterShape == .line
        emitter.emitterPosition = CGPoint(x: bounds.midX, y: isLine ? -10 : bounds.maxY)
        emitter.emitterSize = CGSize(width: bounds.width, height: 0)
    }

    static let square = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image {
        UIColor.white.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }.cgImage

    static let spark = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
    }.cgImage
}
