import Measuring

/// The number of builds of a system, whose minimum is used: a large system takes kiwi 20 seconds.
private func builds(_ system: ConstraintSystem) -> Int { system.count > 100 ? 1 : 20 }

/// The fastest of several builds. A small system is built many times, so that both solvers run long enough for the
/// processor to reach its full speed.
private func solve(_ system: ConstraintSystem, rounds count: Int? = nil) throws -> (SolvedSystem, cost: Double) {
    let count = count ?? max(20, 40_000 / system.count)
    var solved = try SolvedSystem(system)
    var costs: [Double] = []
    for _ in 0..<count {
        solved = try SolvedSystem(system)
        costs.append(solved.buildCost)
    }
    // Other work of the machine only increases the result.
    return (solved, costs.min() ?? .nan)
}

/// The same systems built by kiwi and by our solver.
@MainActor let layoutBuild = Benchmark(
    "layout.build.tree100", "layout.build.chain100", "layout.build.tree1000", "layout.build.chain1000"
) {
    let reference = FrameCopy.measure()
    return try [(ConstraintSystem.Kind.tree, 100), (.chain, 100), (.tree, 1000), (.chain, 1000)].map { kind, count in
        let system = ConstraintSystem(kind, count)
        let kiwi = try Kiwi.run(system, builds: builds(system))
        let (solved, cost) = try solve(system)
        guard abs(solved.sum - kiwi.sum) < 1e-6 * abs(kiwi.sum) else {
            throw BenchmarkFailure("\(system.name): kiwi's values sum to \(kiwi.sum), ours to \(solved.sum)")
        }
        return Figure(
            name: "layout.build.\(system.name)", value: kiwi.build / cost, unit: "× kiwi", reference: reference,
            cost: cost, reach: .atLeast(count == 100 ? 15 : 300))
    }
}

/// The ratios that stay constant while the system grows.
@MainActor let layoutGrowth = Benchmark("layout.build.growth", "layout.constant.growth") {
    let reference = FrameCopy.measure()
    let (small, large) = (ConstraintSystem(.tree, 100), ConstraintSystem(.tree, 5000))
    var ratios: (build: [Double], constant: [Double]) = ([], [])
    for _ in 0..<5 {
        let (smallSystem, smallCost) = try solve(small)
        let (largeSystem, largeCost) = try solve(large, rounds: 5)
        ratios.build.append(largeCost / Double(large.rows.count) / (smallCost / Double(small.rows.count)))
        ratios.constant.append(
            try largeSystem.constantCosts(count: 1000).median / smallSystem.constantCosts(count: 1000).median)
    }
    return [
        Figure(
            name: "layout.build.growth", value: ratios.build.median, unit: "×", reference: reference, cost: nil,
            reach: .atMost(1.5)),
        Figure(
            name: "layout.constant.growth", value: ratios.constant.median, unit: "×", reference: reference, cost: nil,
            reach: .atMost(2)),
    ]
}

/// A step of dragging the window's edge.
@MainActor let layoutResize = Benchmark("layout.resize.tree100") {
    let reference = FrameCopy.measure()
    let system = ConstraintSystem(.tree, 100)
    let kiwi = try Kiwi.run(system, builds: builds(system))
    let solved = try SolvedSystem(system)
    let cost = try rounds(200) { try solved.resizeCosts(count: 100).median }.min() ?? .nan
    return [
        Figure(
            name: "layout.resize.tree100", value: kiwi.resize / cost, unit: "× kiwi", reference: reference,
            cost: cost, reach: .atLeast(3))
    ]
}
