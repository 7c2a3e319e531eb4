import Cassowary
import Expectations
import Testing

extension Solver {
    /// The sums of errors by priority, computed from the values alone.
    func errorSums(_ constraints: [LinearConstraint]) -> [Double: Double] {
        var sums: [Double: Double] = [:]
        for constraint in constraints {
            let residual =
                constraint.terms.reduce(-constraint.constant) { $0 + $1.coefficient * value(of: $1.variable) }
            let error =
                switch constraint.relation {
                case .equal: abs(residual)
                case .lessThanOrEqual: max(0, residual)
                case .greaterThanOrEqual: max(0, -residual)
                }
            sums[constraint.priority, default: 0] += error
        }
        return sums
    }

    /// Solves, and expects the values to be as good as the reference's. Conflicts are checked, and a constraint of
    /// each is broken.
    func solveAndCompare(
        _ constraints: inout [ConstraintID: LinearConstraint], variableCount: Int, _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        while true {
            do {
                try solve()
                break
            } catch {
                checkConflict(
                    error, constraints, variableCount: variableCount, comment, sourceLocation: sourceLocation)
                guard let broken = error.constraints.last, constraints[broken] != nil else {
                    Issue.record("conflict without members: \(comment)", sourceLocation: sourceLocation)
                    return
                }
                remove(broken)
                constraints[broken] = nil
            }
        }
        let all = Array(constraints.values)
        guard let least = ReferenceSolver.leastErrors(all, variableCount: variableCount) else {
            Issue.record("the solver found no conflict: \(comment)", sourceLocation: sourceLocation)
            return
        }
        let sums = errorSums(all)
        #expect((sums[Priority.required] ?? 0) < 1e-6, comment, sourceLocation: sourceLocation)
        for (priority, sum) in least.sorted(by: { $0.key > $1.key }) {
            let own = sums[priority] ?? 0
            guard abs(own - sum) > 1e-6 * (1 + sum) else { continue }
            Issue.record("at \(priority) \(own) for \(sum): \(comment)", sourceLocation: sourceLocation)
            return
        }
    }

    /// The constraints named contradict each other, and no longer when any of them is removed.
    private func checkConflict(
        _ conflict: UnsatisfiableConstraints, _ constraints: [ConstraintID: LinearConstraint], variableCount: Int,
        _ comment: Comment, sourceLocation: SourceLocation
    ) {
        let members = conflict.constraints.compactMap { constraints[$0] }
        expectEqual(members.count, conflict.constraints.count, comment, sourceLocation: sourceLocation)
        #expect(conflict.constraints.contains(conflict.violated), comment, sourceLocation: sourceLocation)
        expectTrue(members.allSatisfy { $0.priority == Priority.required }, comment, sourceLocation: sourceLocation)
        expectNil(
            ReferenceSolver.leastErrors(members, variableCount: variableCount), comment,
            sourceLocation: sourceLocation)
        for left in members.indices {
            var others = members
            others.remove(at: left)
            expectNotNil(
                ReferenceSolver.leastErrors(others, variableCount: variableCount),
                "not minimal: \(comment)", sourceLocation: sourceLocation)
        }
    }
}
