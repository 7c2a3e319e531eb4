import Cassowary
import Expectations
import Testing

/// The systems of the layout benchmark, made by its rules; the sums are computed from kiwi 1.5.1's values.
@Suite("The benchmark systems")
struct BenchmarkSystemTests {
    @Test(
        "The values have the same sums as kiwi's",
        arguments: [
            ("chain", 10, 36_620.0), ("chain", 100, 420_200), ("tree", 10, 25_488), ("tree", 100, 693_648),
            ("list", 10, 26_976), ("list", 100, 809_616),
        ])
    func kiwi(kind: String, count: Int, sum: Double) throws {
        let system = try BenchmarkSystem(kind, count)

        try system.suggestFirstSize()
        try system.solver.solve()

        #expect(abs(system.sum - sum) < 1e-6)
        expectTrue(system.ids.allSatisfy { system.solver.error(of: $0) == 0 })
    }

    @Test("The order of adding does not matter", arguments: ["chain", "tree", "list"])
    func orderOfAdding(kind: String) throws {
        let batch = try BenchmarkSystem(kind, 30)
        try batch.suggestFirstSize()
        try batch.solver.solve()

        let eager = try BenchmarkSystem(kind, 30, solvesEach: true)
        try eager.suggestFirstSize()
        try eager.solver.solve()
        let editFirst = try BenchmarkSystem(kind, 30, suggestsFirst: true, solvesEach: true)
        try editFirst.solver.solve()

        for variable in batch.variables {
            #expect(abs(batch.solver.value(of: variable) - eager.solver.value(of: variable)) < 1e-9)
            #expect(abs(batch.solver.value(of: variable) - editFirst.solver.value(of: variable)) < 1e-9)
        }
    }

    @Test("Known systems give known frames")
    func knownFrames() throws {
        let system = try BenchmarkSystem("list", 10)

        try system.suggestFirstSize()
        try system.solver.solve()

        // 600 high, 9 children, 10 gaps of 8.
        #expect(abs(system.value(4, .height) - 520.0 / 9) < 1e-9)
        #expect(abs(system.value(4, .top) - (4 * 8 + 3 * 520.0 / 9)) < 1e-9)
        expectEqual(system.value(4, .left), 8)
        expectEqual(system.value(4, .right), 992)
    }

    @Test("Resizing moves only the widths")
    func resizing() throws {
        let system = try BenchmarkSystem("tree", 100)
        try system.suggestFirstSize()
        try system.solver.solve()
        _ = system.solver.takeChangedVariables()

        try system.solver.suggest(system.variable(0, .width), 1037, priority: 750)
        try system.solver.solve()

        expectEqual(Set(system.solver.takeChangedVariables().map { $0.index % 6 }), [1, 4])
        expectEqual(system.value(99, .right), 1037 - 16)
    }

    @Test("A leaf moves only itself")
    func leaf() throws {
        let system = try BenchmarkSystem("tree", 100)
        try system.suggestFirstSize()
        try system.solver.solve()
        _ = system.solver.takeChangedVariables()

        try system.solver.setConstant(system.id(view: 57, number: 2), -20)
        try system.solver.solve()

        expectEqual(
            Set(system.solver.takeChangedVariables()), [system.variable(57, .right), system.variable(57, .width)])
        expectEmpty(system.solver.takeChangedVariables())
    }
}
