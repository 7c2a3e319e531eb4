import IrekoTesting
import Measuring
import UIKit

/// A style change for 4,000 nested views compared with 400: propagated, resolved to colors and committed.
///
/// Each view has a dynamic background, and a view in the middle overrides a different trait, so that the views do not
/// simply share their window's traits.
@MainActor let traitGrowth = Benchmark("traits.growth") {
    @MainActor func cost(_ count: Int) throws -> Double {
        try Stage.run(rootViewController: UIViewController()) { stage in
            guard let root = stage.window.rootViewController?.view else { return 0 }
            var view = root
            for index in 0..<count {
                let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                inner.backgroundColor = .systemBackground
                view.addSubview(inner)
                // A hundred levels, whatever the count, since no tree of views is deeper.
                view = index % 100 == 99 ? root : inner
                if index == 50 { inner.traitOverrides.legibilityWeight = .bold }
            }
            CATransaction.flush()
            return rounds(40) {
                let style: UIUserInterfaceStyle = root.overrideUserInterfaceStyle == .dark ? .light : .dark
                return CPUClock.seconds {
                    root.overrideUserInterfaceStyle = style
                    root.setNeedsLayout()
                    CATransaction.flush()
                }
            }.median
        }
    }
    let reference = FrameCopy.measure()
    let growth = try cost(4_000) / cost(400)
    return [
        Figure(
            name: "traits.growth", value: growth, unit: "×", reference: reference, cost: nil, reach: .atMost(12))
    ]
}
