import IrekoTesting
import Measuring
import UIKit

/// A child controller with its view, removed and added again as containers do it, in a parent with 10,000 children
/// compared with 10: the maximum for the first, a middle and the last child.
@MainActor let childrenGrowth = Benchmark("children.growth") {
    @MainActor func costs(_ count: Int) throws -> [Double] {
        try onStage { parent in
            for _ in 0..<count { add(UIViewController(), to: parent) }
            CATransaction.flush()
            return [0, count / 2, count - 1].map { index in
                rounds(9) {
                    let cost = CPUClock.seconds {
                        for _ in 0..<100 {
                            let child = parent.children[index]
                            remove(child)
                            add(child, to: parent)
                        }
                    }
                    CATransaction.flush()
                    return cost / 100
                }.median
            }
        }
    }
    let reference = FrameCopy.measure()
    let few = try costs(10)
    let many = try costs(10_000)
    return [growth("children.growth", zip(many, few).map { $0 / $1 }.max() ?? .nan, reference, reach: 1.5)]
}

/// A child controller with its view, added and removed at the innermost of 1,000 nested controllers compared with 10.
@MainActor let nestingGrowth = Benchmark("nesting.growth") {
    @MainActor func cost(_ depth: Int) throws -> Double {
        try onStage { root in
            let tip = nest(depth, in: root)
            CATransaction.flush()
            return rounds(9) {
                let cost = CPUClock.seconds {
                    for _ in 0..<100 {
                        let child = UIViewController()
                        add(child, to: tip)
                        remove(child)
                    }
                }
                CATransaction.flush()
                return cost / 100
            }.median
        }
    }
    let reference = FrameCopy.measure()
    let shallow = try cost(10)
    return [growth("nesting.growth", try cost(1000) / shallow, reference, reach: 2)]
}

@MainActor private func onStage<Result>(_ body: (_ root: UIViewController) throws -> Result) throws -> Result {
    try Stage.run(rootViewController: UIViewController()) { stage in
        guard let root = stage.window.rootViewController else { throw BenchmarkFailure("the stage has no root") }
        return try body(root)
    }
}

/// Adds a child and its view.
@MainActor func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
}

/// Removes a child and its view.
@MainActor func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
}

/// Nests controllers and returns the innermost.
@MainActor func nest(_ depth: Int, in root: UIViewController) -> UIViewController {
    var tip = root
    for _ in 0..<depth {
        let child = UIViewController()
        add(child, to: tip)
        tip = child
    }
    return tip
}

/// A figure that is the ratio of two costs.
func growth(_ name: String, _ value: Double, _ reference: Double, reach: Double) -> Figure {
    Figure(name: name, value: value, unit: "×", reference: reference, cost: nil, reach: .atMost(reach))
}
