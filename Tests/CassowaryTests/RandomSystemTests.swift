import Cassowary
import RandomSupport
import Testing

/// Thousands of small random systems, each changed step by step, against the dense reference.
@Suite("Random systems against a reference solver")
struct RandomSystemTests {
    /// Small numbers, so that ties, conflicts and redundant rows are frequent.
    private static func constraint(_ variables: [Variable], _ random: inout SeededGenerator) -> LinearConstraint {
        var terms: [LinearTerm] = []
        for _ in 0..<random.pick([1, 1, 2, 2, 2, 3, 4]) {
            terms.append(LinearTerm(random.pick(variables), random.pick([1, 1, 1, -1, -1, -1, 2, -0.5, 3])))
        }
        return LinearConstraint(
            terms, random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            Double(random.below(41) - 20), priority: random.pick([1000, 1000, 750, 750, 500, 250, 50]))
    }

    @Test("A random batch is solved best", arguments: 0..<40)
    func batches(group: Int) {
        for seed in group * 50..<group * 50 + 50 {
            var random = SeededGenerator(seed: UInt64(seed))
            let solver = Solver()
            let variables = (0..<2 + random.below(5)).map { _ in solver.makeVariable() }
            var constraints: [ConstraintID: LinearConstraint] = [:]
            for _ in 0..<1 + random.below(12) {
                let constraint = Self.constraint(variables, &random)
                if let id = try? solver.add(constraint) { constraints[id] = constraint }
            }

            solver.solveAndCompare(&constraints, variableCount: variables.count, "seed \(seed)")
        }
    }

    @Test("Changes keep the solution best", arguments: 0..<30)
    func changes(group: Int) throws {
        for seed in group * 10..<group * 10 + 10 {
            var random = SeededGenerator(seed: UInt64(1_000_000 + seed))
            let solver = Solver()
            let variables = (0..<2 + random.below(5)).map { _ in solver.makeVariable() }
            var constraints: [ConstraintID: LinearConstraint] = [:]
            for step in 0..<16 {
                for _ in 0..<random.pick([1, 1, 2, 5]) {
                    try Self.change(solver, variables, &constraints, &random)
                }

                solver.solveAndCompare(
                    &constraints, variableCount: variables.count, "seed \(seed), step \(step)")
            }
        }
    }

    private static func change(
        _ solver: Solver, _ variables: [Variable], _ constraints: inout [ConstraintID: LinearConstraint],
        _ random: inout SeededGenerator
    ) throws {
        let known = constraints.keys.sorted { $0.description < $1.description }
        let kind = random.below(10)
        guard kind < 5, known.count > 3 else {
            let constraint = constraint(variables, &random)
            constraints[try solver.add(constraint)] = constraint
            return
        }
        let id = random.pick(known)
        switch kind {
        case 0, 1:
            solver.remove(id)
            constraints[id] = nil
        case 2, 3:
            let constant = Double(random.below(41) - 20)
            try solver.setConstant(id, constant)
            constraints[id]?.constant = constant
        default:
            let priority = random.pick([1000, 750, 500, 250, 50.0])
            try solver.setPriority(id, priority)
            constraints[id]?.priority = priority
        }
    }
}
