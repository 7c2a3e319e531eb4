import Foundation

/// A system of constraints as data, so that two solvers can be given the same one.
///
/// Each view has six variables: left, right, top, bottom, width and height, y down. All kinds are made by a rule from the
/// number of their views:
///
/// - `tree`: ten views in each, stacked from top to bottom; a view is as tall as what is in it.
/// - `chain`: each view within the one before, inset by 1 on all sides.
struct ConstraintSystem {
    enum Kind: String { case tree, chain }
    enum Attribute: Int { case left, right, top, bottom, width, height }

    /// `Σ coefficient · variable = constant`, or `≥ constant`.
    struct Row {
        var terms: [(variable: Int, coefficient: Double)]
        var isInequality = false
        var constant: Double
        var isRequired = true
    }

    /// An edit variable, and the values that are suggested one after another when the window is resized:
    /// `first + stride · step mod range`.
    struct Edit {
        var variable: Int
        var first: Double
        var stride: Int
        var range: Int

        func value(at step: Int) -> Double { first + Double((stride * step) % range) }
    }

    let kind: Kind
    let count: Int
    private(set) var rows: [Row] = []
    private(set) var edits: [Edit] = []

    var name: String { "\(kind.rawValue)\(count)" }
    var variableCount: Int { 6 * count }

    /// - Parameter count: How many views; two or more.
    init(_ kind: Kind, _ count: Int) {
        (self.kind, self.count) = (kind, count)
        rows.reserveCapacity(8 * count)
        hold(variable(0, .left))
        hold(variable(0, .top))
        if kind == .tree { pin((0, .bottom), to: (min(10, count - 1), .bottom), 8) }
        addSize(of: 0)
        for view in 1..<count {
            switch kind {
            case .tree: addTreeView(view)
            case .chain: addChainView(view)
            }
            addSize(of: view)
        }
        let width = kind == .tree ? 1000 : 2 * Double(count) + 1000
        edits = [Edit(variable: variable(0, .width), first: width, stride: 37, range: 500)]
        if kind == .chain {
            edits.append(Edit(variable: variable(0, .height), first: width - 200, stride: 53, range: 300))
        }
    }

    /// The row that sets the distance of a view's left edge from its superview's.
    func leftInset(of view: Int) -> Int? {
        rows.firstIndex { $0.terms.first?.variable == variable(view, .left) && $0.terms.count == 2 }
    }

    // MARK: The rules

    private typealias Point = (view: Int, attribute: Attribute)

    private func variable(_ view: Int, _ attribute: Attribute) -> Int { 6 * view + attribute.rawValue }

    private mutating func addTreeView(_ view: Int) {
        let parent = (view - 1) / 10
        pin((view, .left), to: (parent, .left), 8)
        pin((view, .right), to: (parent, .right), -8)
        pin((view, .top), to: (view - 1) % 10 == 0 ? (parent, .top) : (view - 1, .bottom), 8)
        if 10 * view + 1 < count {
            pin((view, .bottom), to: (min(10 * view + 10, count - 1), .bottom), 8)
        } else {
            rows.append(Row(terms: [(variable(view, .height), 1)], constant: 44, isRequired: false))
        }
    }

    private mutating func addChainView(_ view: Int) {
        for (attribute, inset) in [(Attribute.left, 1.0), (.right, -1), (.top, 1), (.bottom, -1)] {
            pin((view, attribute), to: (view - 1, attribute), inset)
        }
    }

    private mutating func addSize(of view: Int) {
        for (end, begin, length) in [(Attribute.right, Attribute.left, Attribute.width), (.bottom, .top, .height)] {
            let terms = [(variable(view, end), 1.0), (variable(view, begin), -1), (variable(view, length), -1)]
            rows.append(Row(terms: terms, constant: 0))
        }
        for length in [Attribute.width, .height] {
            rows.append(Row(terms: [(variable(view, length), 1)], isInequality: true, constant: 0))
        }
    }

    private mutating func hold(_ variable: Int) {
        rows.append(Row(terms: [(variable, 1)], constant: 0))
    }

    private mutating func pin(_ first: Point, to second: Point, _ distance: Double) {
        let terms = [(variable(first.view, first.attribute), 1.0), (variable(second.view, second.attribute), -1)]
        rows.append(Row(terms: terms, constant: distance))
    }

    // MARK: As text

    /// The system in the format that `kiwi` reads (see its `main.cpp`).
    var text: String {
        var lines = ["variables \(variableCount)"]
        for row in rows {
            let terms = row.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
            let head = "\(row.isInequality ? "atLeast" : "equal") \(row.isRequired ? "required" : "strong")"
            lines.append("\(head) \(row.constant) \(row.terms.count) \(terms)")
        }
        for edit in edits { lines.append("edit \(edit.variable) \(edit.first) \(edit.stride) \(edit.range)") }
        return lines.joined(separator: "\n") + "\n"
    }
}
