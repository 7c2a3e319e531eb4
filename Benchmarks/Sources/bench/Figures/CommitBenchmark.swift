import IrekoTesting
import Measuring
import UIKit

/// A commit after a change of one property, in a tree of 10,000 layers compared with 100 layers: flat and deep, the
/// maximum of both.
@MainActor let commitGrowth = Benchmark("commit.growth") {
    @MainActor func cost(_ count: Int, isDeep: Bool) throws -> Double {
        try Stage.run(rootViewController: UIViewController()) { stage in
            guard let root = stage.window.rootViewController?.view.layer else { return 0 }
            var layers: [CALayer] = []
            var parent = root
            for index in 0..<count {
                let layer = CALayer()
                layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
                parent.addSublayer(layer)
                layers.append(layer)
                // A hundred levels, whatever the count, since no tree of views is deeper.
                if isDeep { parent = index % 100 == 99 ? root : layer }
            }
            CATransaction.flush()
            let target = layers[layers.count / 2]
            CATransaction.setDisableActions(true)
            return rounds(200) {
                target.position.x += 1
                return CPUClock.seconds { CATransaction.flush() }
            }.median
        }
    }
    let reference = FrameCopy.measure()
    let flat = try cost(10_000, isDeep: false) / cost(100, isDeep: false)
    let deep = try cost(10_000, isDeep: true) / cost(100, isDeep: true)
    return [
        Figure(
            name: "commit.growth", value: max(flat, deep), unit: "×", reference: reference, cost: nil,
            reach: .atMost(2))
    ]
}
