import Cassowary

/// The textbook method, for comparison: a dense tableau, Bland's rule, artificial variables for a first phase, then
/// one objective after the other. It is slow, and short enough to be verified by reading.
///
/// A row `a·x - c` is written as `above - below`, both nonnegative, and x as the difference of two such variables. An
/// error costs 1 at the row's priority, and in a required row it has no column. After each objective the columns that
/// would increase it are forbidden, so that the next objectives cannot make it worse ("preemptive goal programming").
struct ReferenceSolver {
    private static let tolerance = 1e-8

    /// One line for each row of the tableau, the right side last.
    private var lines: [[Double]] = []
    private var basis: [Int] = []
    private var isAllowed: [Bool] = []
    private var costs: [Double: [Int]] = [:]

    /// The least sums of errors by priority; `nil` if the required constraints contradict each other.
    static func leastErrors(_ constraints: [LinearConstraint], variableCount: Int) -> [Double: Double]? {
        var solver = ReferenceSolver(constraints, variableCount: variableCount)
        guard solver.makeFeasible() else { return nil }
        var sums: [Double: Double] = [:]
        for priority in solver.costs.keys.sorted(by: >) { sums[priority] = solver.minimise(solver.costs[priority]!) }
        return sums
    }

    private init(_ constraints: [LinearConstraint], variableCount: Int) {
        let first = 2 * variableCount
        let width = first + 3 * constraints.count
        isAllowed = Array(repeating: true, count: width)
        for (index, constraint) in constraints.enumerated() {
            var line = [Double](repeating: 0, count: width + 1)
            for term in constraint.terms {
                line[2 * Int(term.variable.index)] += term.coefficient
                line[2 * Int(term.variable.index) + 1] -= term.coefficient
            }
            let above = first + 3 * index
            line[above] = -1
            line[above + 1] = 1
            line[width] = constraint.constant
            if line[width] < 0 { line = line.map { -$0 } }
            line[above + 2] = 1  // the artificial variable
            lines.append(line)
            basis.append(above + 2)
            var errors: [Int] = []
            if constraint.relation != .greaterThanOrEqual { errors.append(above) }
            if constraint.relation != .lessThanOrEqual { errors.append(above + 1) }
            if constraint.priority >= Priority.required {
                for column in errors { isAllowed[column] = false }
            } else {
                costs[constraint.priority, default: []] += errors
            }
        }
    }

    private mutating func makeFeasible() -> Bool {
        let first = isAllowed.count - 3 * lines.count
        let artificial = lines.indices.map { first + 3 * $0 + 2 }
        guard minimise(artificial) < 1e-7 else { return false }
        for column in artificial { isAllowed[column] = false }
        // An artificial variable that is still in the basis is 0: any other column of its line may take its place.
        for line in lines.indices where artificial.contains(basis[line]) {
            if let column = isAllowed.indices.first(where: { isAllowed[$0] && abs(lines[line][$0]) > Self.tolerance }) {
                pivot(line, column)
            }
        }
        return true
    }

    private mutating func minimise(_ columns: [Int]) -> Double {
        var reduced = [Double](repeating: 0, count: isAllowed.count + 1)
        for column in columns { reduced[column] = 1 }
        for (line, column) in basis.enumerated() where columns.contains(column) {
            for index in reduced.indices { reduced[index] -= lines[line][index] }
        }
        while let entering = isAllowed.indices.first(where: { isAllowed[$0] && reduced[$0] < -Self.tolerance }) {
            var leaving: Int?
            var least = Double.infinity
            for line in lines.indices where lines[line][entering] > Self.tolerance {
                let ratio = lines[line].last! / lines[line][entering]
                if ratio < least - 1e-12 || (ratio < least + 1e-12 && basis[line] < basis[leaving!]) {
                    least = min(ratio, least)
                    leaving = line
                }
            }
            guard let leaving else { return -.infinity }
            pivot(leaving, entering)
            let factor = reduced[entering]
            for index in reduced.indices { reduced[index] -= factor * lines[leaving][index] }
        }
        for column in isAllowed.indices where reduced[column] > Self.tolerance { isAllowed[column] = false }
        return -reduced.last!
    }

    private mutating func pivot(_ line: Int, _ column: Int) {
        let value = lines[line][column]
        lines[line] = lines[line].map { $0 / value }
        let source = lines[line]
        for other in lines.indices where other != line && lines[other][column] != 0 {
            let factor = lines[other][column]
            for index in source.indices where source[index] != 0 { lines[other][index] -= factor * source[index] }
            lines[other][column] = 0
        }
        basis[line] = column
    }
}
