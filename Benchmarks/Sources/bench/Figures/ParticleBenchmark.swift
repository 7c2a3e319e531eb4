import IrekoTesting
import Measuring
import UIKit

/// A frame with 1,000 particles of 24 by 24 points that turn and fade: 1920×1080, headless. For comparison, the same
/// images in 1,000 image views that move in the same time.
@MainActor let particleFrame = Benchmark("particles.frame", "particles.views") {
    let size = CGSize(width: 1920, height: 1080)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 24, height: 24)).fill()
    }
    return try Stage.run(size: size, rootViewController: UIViewController()) { stage in
        guard let root = stage.window.rootViewController?.view else { return [] }
        root.backgroundColor = .black
        let reference = FrameCopy()
        @MainActor func frames() -> [Double] {
            var frames: [Double] = []
            for _ in 0..<4 {
                reference.round()
                for _ in 0..<24 {
                    frames.append(
                        CPUClock.seconds {
                            stage.advance(by: 1.0 / 60)
                            stage.render()
                        })
                }
            }
            return frames
        }

        let cell = CAEmitterCell()
        (cell.contents, cell.color) = (image.cgImage, UIColor.systemOrange.cgColor)
        // 200 particles per second with a lifetime of five seconds.
        (cell.birthRate, cell.lifetime, cell.alphaSpeed) = (200, 5, -0.1)
        (cell.velocity, cell.velocityRange, cell.emissionRange) = (120, 80, .pi * 2)
        (cell.spin, cell.scaleRange) = (2, 0.5)
        let emitter = CAEmitterLayer()
        emitter.frame = root.bounds
        (emitter.emitterPosition, emitter.emitterShape) = (CGPoint(x: 960, y: 540), .rectangle)
        emitter.emitterSize = size
        emitter.emitterCells = [cell]
        emitter.beginTime = CACurrentMediaTime() - 10
        root.layer.addSublayer(emitter)
        stage.advance(by: 0.1)
        stage.render()
        let particles = frames().median
        emitter.removeFromSuperlayer()

        let views = (0..<1_000).map { index in
            let view = UIImageView(image: image)
            view.center = CGPoint(x: index % 40 * 48, y: index / 40 * 43)
            root.addSubview(view)
            return view
        }
        stage.advance(by: 0.1)
        stage.render()
        UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) {
            for (index, view) in views.enumerated() {
                view.transform = CGAffineTransform(rotationAngle: 3).translatedBy(x: CGFloat(index % 50), y: 20)
                view.alpha = 0.5
            }
        }
        let moved = frames().median
        return [
            .copies("particles.frame", cost: particles, reference: reference.seconds, reach: nil),
            .copies("particles.views", cost: moved, reference: reference.seconds, reach: nil),
        ]
    }
}
