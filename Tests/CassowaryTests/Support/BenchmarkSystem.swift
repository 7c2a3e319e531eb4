import Cassowary

/// The systems for comparing Auto Layout solvers: views with six variables each, as a nest (`chain`), a hierarchy of
/// self-sizing stacks ten wide (`tree`), or one stack of equally high views (`list`).
struct BenchmarkSystem {
    enum Attribute: Int, CaseIterable {
        case left, right, top, bottom, width, height
    }

    let solver = Solver()
    let kind: String
    let count: Int
    let variables: [Variable]
    private(set) var ids: [ConstraintID] = []
    private var numbers: [[Int]] = []

    init(_ kind: String, _ count: Int, suggestsFirst: Bool = false, solvesEach: Bool = false) throws {
        self.kind = kind
        self.count = count
        let solver = solver
        variables = (0..<6 * count).map { _ in solver.makeVariable() }
        if suggestsFirst { try suggestFirstSize() }
        try addRoot(solvesEach)
        for view in 1..<count { try addView(view, solvesEach) }
    }

    func variable(_ view: Int, _ attribute: Attribute) -> Variable { variables[6 * view + attribute.rawValue] }
    func value(_ view: Int, _ attribute: Attribute) -> Double { solver.value(of: variable(view, attribute)) }
    func id(view: Int, number: Int) -> ConstraintID { ids[numbers.firstIndex(of: [view, number])!] }
    var sum: Double { variables.reduce(0) { $0 + solver.value(of: $1) } }

    func suggestFirstSize() throws {
        let n = Double(count)
        let width = kind == "chain" ? 2 * n + 1000 : 1000
        try solver.suggest(variable(0, .width), width, priority: 750)
        guard kind != "tree" else { return }
        try solver.suggest(variable(0, .height), kind == "chain" ? 2 * n + 800 : 60 * n, priority: 750)
    }

    // MARK: The rules

    private typealias Point = (view: Int, attribute: Attribute)

    private mutating func addRoot(_ solvesEach: Bool) throws {
        try add(0, 1, [LinearTerm(variable(0, .left))], .equal, 0, 1000, solvesEach)
        try add(0, 3, [LinearTerm(variable(0, .top))], .equal, 0, 1000, solvesEach)
        if kind == "tree" { try pin(0, 4, (0, .bottom), (min(10, count - 1), .bottom), 8, solvesEach) }
        try addCommon(0, solvesEach)
    }

    private mutating func addView(_ i: Int, _ solvesEach: Bool) throws {
        let parent = kind == "chain" ? i - 1 : kind == "tree" ? (i - 1) / 10 : 0
        let inset = kind == "chain" ? 1.0 : 8
        try pin(i, 1, (i, .left), (parent, .left), inset, solvesEach)
        try pin(i, 2, (i, .right), (parent, .right), -inset, solvesEach)
        let isFirst = kind == "chain" || (kind == "tree" ? (i - 1) % 10 == 0 : i == 1)
        try pin(i, 3, (i, .top), isFirst ? (parent, .top) : (i - 1, .bottom), inset, solvesEach)
        switch kind {
        case "chain": try pin(i, 4, (i, .bottom), (parent, .bottom), -1, solvesEach)
        case "tree" where 10 * i + 1 < count:
            try pin(i, 4, (i, .bottom), (min(10 * i + 10, count - 1), .bottom), 8, solvesEach)
        case "tree": try add(i, 4, [LinearTerm(variable(i, .height))], .equal, 44, 750, solvesEach)
        case _ where i == 1: try pin(i, 4, (count - 1, .bottom), (0, .bottom), -8, solvesEach)
        default: try pin(i, 4, (i, .height), (i - 1, .height), 0, solvesEach)
        }
        try addCommon(i, solvesEach)
    }

    private mutating func addCommon(_ i: Int, _ solvesEach: Bool) throws {
        let across: [Attribute] = [.right, .left, .width]
        let down: [Attribute] = [.bottom, .top, .height]
        for (number, attributes) in [(5, across), (6, down)] {
            let terms = zip(attributes, [1.0, -1, -1]).map { LinearTerm(variable(i, $0), $1) }
            try add(i, number, terms, .equal, 0, 1000, solvesEach)
        }
        try add(i, 7, [LinearTerm(variable(i, .width))], .greaterThanOrEqual, 0, 1000, solvesEach)
        try add(i, 8, [LinearTerm(variable(i, .height))], .greaterThanOrEqual, 0, 1000, solvesEach)
    }

    private mutating func pin(
        _ view: Int, _ number: Int, _ first: Point, _ second: Point, _ distance: Double, _ solvesEach: Bool
    ) throws {
        let terms = [
            LinearTerm(variable(first.view, first.attribute)), LinearTerm(variable(second.view, second.attribute), -1),
        ]
        try add(view, number, terms, .equal, distance, 1000, solvesEach)
    }

    private mutating func add(
        _ view: Int, _ number: Int, _ terms: [LinearTerm], _ relation: Relation, _ constant: Double,
        _ priority: Double, _ solvesEach: Bool
    ) throws {
        ids.append(try solver.add(terms, relation, constant, priority: priority))
        numbers.append([view, number])
        if solvesEach { try solver.solve() }
    }
}
