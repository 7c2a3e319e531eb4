import Cassowary
import Expectations
import Testing

@Suite("Solver")
struct SolverTests {
    let solver = Solver()

    // MARK: Optional constraints

    @Test("A variable is zero until a constraint determines it")
    func zeroAtFirst() throws {
        let x = solver.makeVariable()

        try solver.solve()

        expectEqual(solver.value(of: x), 0)
        expectFalse(solver.isDetermined(x))
    }

    @Test(
        "A position moves to its bound, a length only as far as necessary",
        arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual], [10, Priority.required])
    func bounds(relation: Relation, priority: Double) throws {
        let solver = Solver()
        let place = solver.makeVariable()
        let end = solver.makeVariable()
        let length = solver.makeVariable(isLength: true)
        let other = solver.makeVariable(isLength: true)

        try solver.add([LinearTerm(place)], relation, 40, priority: priority)
        try solver.add([LinearTerm(end), LinearTerm(length)], relation, 70, priority: priority)
        try solver.add([LinearTerm(other, -1)], relation, -5, priority: priority)
        try solver.solve()

        expectEqual(solver.value(of: place), 40)
        expectEqual(solver.value(of: end), 70)
        expectEqual(solver.value(of: length), 0)
        expectEqual(solver.value(of: other), relation == .lessThanOrEqual ? 5 : 0)
    }

    @Test("A higher priority beats any number of lower ones")
    func priorities() throws {
        let x = solver.makeVariable()
        try solver.add([LinearTerm(x)], .equal, 10, priority: 251)
        for _ in 0..<100 { try solver.add([LinearTerm(x)], .equal, 50, priority: 250) }

        try solver.solve()

        expectEqual(solver.value(of: x), 10)
    }

    @Test("Within one priority the majority wins")
    func majority() throws {
        let x = solver.makeVariable()
        for value in [10, 50, 50, 20, 50.0] { try solver.add([LinearTerm(x)], .equal, value, priority: 250) }

        try solver.solve()

        expectEqual(solver.value(of: x), 50)
    }

    @Test("Hugging and compression share a row")
    func huggingAndCompression() throws {
        // Two labels side by side in 100 points, 60 and 70 wide by content; the second resists compression less.
        let first = solver.makeVariable()
        let second = solver.makeVariable()
        try solver.add([LinearTerm(first), LinearTerm(second)], .equal, 100)
        for (variable, width, resistance) in [(first, 60.0, 750.0), (second, 70, 749)] {
            try solver.add([LinearTerm(variable)], .greaterThanOrEqual, width, priority: resistance)
            try solver.add([LinearTerm(variable)], .lessThanOrEqual, width, priority: 250)
        }

        try solver.solve()

        expectEqual(solver.value(of: first), 60)
        expectEqual(solver.value(of: second), 40)
        expectTrue(solver.isDetermined(first))
    }

    @Test("Equally wide parts fill a whole")
    func equalWidths() throws {
        let widths = (0..<7).map { _ in solver.makeVariable() }
        try solver.add(widths.map { LinearTerm($0) }, .equal, 700)
        for (left, right) in zip(widths, widths.dropFirst()) {
            try solver.add([LinearTerm(left), LinearTerm(right, -1)], .equal, 0)
        }

        try solver.solve()

        expectTrue(widths.allSatisfy { abs(solver.value(of: $0) - 100) < 1e-9 && solver.isDetermined($0) })
    }

    // MARK: Changes

    @Test("An inequality applies when it binds")
    func inequality() throws {
        let window = solver.makeVariable()
        let label = solver.makeVariable()
        try solver.suggest(window, 300, priority: 1000)
        try solver.add([LinearTerm(label), LinearTerm(window, -1)], .equal, -16, priority: 900)
        try solver.add([LinearTerm(label)], .lessThanOrEqual, 400)
        try solver.solve()
        expectEqual(solver.value(of: label), 284)

        try solver.suggest(window, 1000, priority: 1000)
        try solver.solve()
        expectEqual(solver.value(of: label), 400)

        try solver.suggest(window, 200, priority: 1000)
        try solver.solve()
        expectEqual(solver.value(of: label), 184)
    }

    @Test("After removing a constraint the next best one applies")
    func removal() throws {
        let x = solver.makeVariable()
        try solver.add([LinearTerm(x)], .greaterThanOrEqual, 20, priority: 750)
        let strong = try solver.add([LinearTerm(x)], .equal, 100)
        let weak = try solver.add([LinearTerm(x)], .equal, 50, priority: 10)
        try solver.solve()
        expectEqual(solver.value(of: x), 100)

        solver.remove(strong)
        try solver.solve()
        expectEqual(solver.value(of: x), 50)

        solver.remove(weak)
        try solver.solve()
        #expect(solver.value(of: x) >= 20)

        #expect(!solver.contains(strong))
        expectNil(solver.constant(of: strong))
    }

    @Test("A priority can change")
    func changedPriority() throws {
        let x = solver.makeVariable()
        let one = try solver.add([LinearTerm(x)], .equal, 1, priority: 400)
        try solver.add([LinearTerm(x)], .equal, 2, priority: 500)
        try solver.solve()
        expectEqual(solver.value(of: x), 2)

        try solver.setPriority(one, 501)
        try solver.solve()
        expectEqual(solver.value(of: x), 1)

        try solver.setPriority(one, Priority.required)
        try solver.solve()
        expectEqual(solver.priority(of: one), 1000)
        expectEqual(solver.value(of: x), 1)
    }

    @Test("A suggestion ends")
    func suggestionEnds() throws {
        let x = solver.makeVariable()
        try solver.add([LinearTerm(x)], .equal, 5, priority: 100)
        try solver.suggest(x, 9, priority: 500)
        try solver.solve()
        expectEqual(solver.value(of: x), 9)

        try solver.removeSuggestion(for: x)
        try solver.solve()
        expectEqual(solver.value(of: x), 5)
    }

    @Test("Changes are reported once")
    func reportedOnce() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        try solver.add([LinearTerm(y), LinearTerm(x, -2)], .equal, 0)
        try solver.suggest(x, 3, priority: 1000)
        try solver.suggest(z, 7, priority: 1000)
        try solver.solve()
        expectEqual(Set(solver.takeChangedVariables()), [x, y, z])

        try solver.suggest(x, 4, priority: 1000)
        try solver.solve()
        try solver.suggest(x, 5, priority: 1000)
        try solver.solve()
        expectEqual(Set(solver.takeChangedVariables()), [x, y])

        try solver.suggest(x, 6, priority: 1000)
        try solver.solve()
        try solver.suggest(x, 5, priority: 1000)
        try solver.solve()
        expectEmpty(solver.takeChangedVariables())
    }

    @Test("Removing a variable removes its constraints")
    func removedVariable() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let link = try solver.add([LinearTerm(x), LinearTerm(y, -1)], .equal, 0)
        try solver.suggest(y, 4, priority: 1000)
        try solver.solve()
        expectEqual(solver.value(of: x), 4)

        try solver.remove(y)
        try solver.solve()

        expectEqual(solver.value(of: x), 0)
        #expect(!solver.contains(link))
        #expect(throws: SolverError.unknownVariable(y)) { try solver.suggest(y, 1, priority: 1) }
    }

    @Test("Coefficients of the same variable are summed")
    func summedCoefficients() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add(
            [LinearTerm(x), LinearTerm(y), LinearTerm(x, 2), LinearTerm(y, -1)], .equal, 12)

        try solver.solve()

        expectEqual(solver.value(of: x), 4)
        expectEmpty(solver.constraints(mentioning: y))
    }

    @Test("Expressions become constraints")
    func expressions() throws {
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = LinearExpression(left) + LinearExpression(width)
        try solver.add(LinearConstraint(right * 2, .equal, LinearExpression(left) + 50))
        try solver.suggest(left, 10, priority: 1000)

        try solver.solve()

        expectEqual(solver.value(of: width), 20)
    }

    // MARK: Conflicts

    @Test("A conflict names its constraints, and can be broken")
    func conflict() throws {
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        let sum = try solver.add([LinearTerm(right), LinearTerm(left, -1), LinearTerm(width, -1)], .equal, 0)
        let atLeft = try solver.add([LinearTerm(left)], .equal, 10)
        let atRight = try solver.add([LinearTerm(right)], .equal, 100)
        try solver.add([LinearTerm(width)], .greaterThanOrEqual, 0)
        try solver.solve()
        let tooWide = try solver.add([LinearTerm(width)], .greaterThanOrEqual, 95)

        let conflict = #expect(throws: UnsatisfiableConstraints.self) { try solver.solve() }
        expectEqual(conflict?.constraints, [sum, atLeft, atRight, tooWide])
        expectEqual(conflict?.violated, tooWide)
        #expect(throws: UnsatisfiableConstraints.self) { try solver.solve() }

        solver.remove(tooWide)
        try solver.solve()
        expectEqual(solver.value(of: width), 90)
    }

    @Test("A constraint without variables holds or conflicts")
    func noVariables() throws {
        try solver.add([], .lessThanOrEqual, 1)
        try solver.solve()
        let impossible = try solver.add([], .equal, 1)

        let conflict = #expect(throws: UnsatisfiableConstraints.self) { try solver.solve() }

        expectEqual(conflict?.constraints, [impossible])
    }

    @Test("A changed constant can conflict")
    func changedConstant() throws {
        let x = solver.makeVariable()
        let most = try solver.add([LinearTerm(x)], .lessThanOrEqual, 10)
        let least = try solver.add([LinearTerm(x)], .greaterThanOrEqual, 5)
        try solver.solve()

        try solver.setConstant(most, 4)
        let conflict = #expect(throws: UnsatisfiableConstraints.self) { try solver.solve() }
        expectEqual(conflict?.constraints, [most, least])

        try solver.setConstant(most, 5)
        try solver.solve()
        expectEqual(solver.value(of: x), 5)
    }

    // MARK: Questions

    @Test("Ambiguity is found")
    func ambiguity() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let total = try solver.add([LinearTerm(x), LinearTerm(y)], .equal, 100)
        try solver.solve()
        expectFalse(solver.isDetermined(x))

        // Both want 20: either may give way.
        let first = try solver.add([LinearTerm(x)], .lessThanOrEqual, 20, priority: 250)
        try solver.add([LinearTerm(y)], .lessThanOrEqual, 20, priority: 250)
        try solver.solve()
        expectFalse(solver.isDetermined(x))

        try solver.setPriority(first, 251)
        try solver.solve()
        expectTrue(solver.isDetermined(x))
        expectTrue(solver.isDetermined(y))
        expectEqual(solver.value(of: y), 80)
        expectEqual(solver.constraints(affecting: y), [total, first])
    }

    @Test("Equations that hold by chance still determine their variables")
    func degenerate() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.add([LinearTerm(x), LinearTerm(y, -1)], .equal, 0)
        try solver.solve()
        expectFalse(solver.isDetermined(y))

        try solver.add([LinearTerm(x), LinearTerm(y)], .equal, 0)
        try solver.solve()

        expectTrue(solver.isDetermined(x))
        expectTrue(solver.isDetermined(y))
    }

    // MARK: Bad input

    @Test("Queries before solving do not change new rows")
    func questions() throws {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        // It holds by chance, at the zeros of undetermined variables.
        let sum = try solver.add([LinearTerm(x), LinearTerm(y), LinearTerm(z)], .equal, 0)

        _ = solver.isDetermined(x)
        try solver.add([LinearTerm(x)], .equal, 3)
        try solver.add([LinearTerm(y)], .equal, 4)
        try solver.solve()

        expectEqual(solver.error(of: sum), 0)
        expectEqual([x, y, z].map { solver.value(of: $0) }, [3, 4, -7])
    }

    @Test("Non-finite numbers are refused", arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
    func notFinite(number: Double) throws {
        let x = solver.makeVariable()
        let id = try solver.add([LinearTerm(x)], .equal, 3)

        #expect(throws: SolverError.self) { try solver.add([LinearTerm(x)], .equal, number) }
        #expect(throws: SolverError.self) { try solver.add([LinearTerm(x, number)], .equal, 1) }
        #expect(throws: SolverError.self) { try solver.add([LinearTerm(x)], .equal, 1, priority: number) }
        #expect(throws: SolverError.self) { try solver.setConstant(id, number) }
        #expect(throws: SolverError.self) { try solver.setPriority(id, number) }
        #expect(throws: SolverError.self) { try solver.suggest(x, number, priority: 500) }

        try solver.solve()
        expectEqual(solver.value(of: x), 3)
    }

    @Test("Priorities off the scale are refused", arguments: [0, -1, 1000.5])
    func badPriorities(priority: Double) {
        let x = solver.makeVariable()

        #expect(throws: SolverError.invalidPriority(priority)) {
            try solver.add([LinearTerm(x)], .equal, 1, priority: priority)
        }
    }

    @Test("Handles of a different solver are refused")
    func foreignHandles() throws {
        let other = Solver()
        _ = other.makeVariable()
        let foreign = other.makeVariable()
        let x = solver.makeVariable()
        let stale = try solver.add([LinearTerm(x)], .equal, 1)
        solver.remove(stale)
        try solver.add([LinearTerm(x)], .equal, 2)

        #expect(throws: SolverError.unknownVariable(foreign)) { try solver.add([LinearTerm(foreign)], .equal, 1) }
        #expect(throws: SolverError.unknownConstraint(stale)) { try solver.setConstant(stale, 7) }
        solver.remove(stale)

        try solver.solve()
        expectEqual(solver.value(of: x), 2)
    }
}
