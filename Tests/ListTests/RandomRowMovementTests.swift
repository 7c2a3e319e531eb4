import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Random movement of rows")
struct RandomRowMovementTests {
    @Test(
        "With any drags of rows by their controls, no row is lost, and at the end the table shows the data",
        arguments: RandomSeeds.batches(100))
    func random(_ seeds: RandomSeeds) throws {
        for seed in seeds { try run(seed) }
    }

    private func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func run(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var next = 0
        func name() -> String {
            next += 1
            return "\(next)"
        }
        let source = MovableRows((0..<3).map { _ in (0..<random.below(9)).map { _ in name() } })
        source.titles = random.below(2) == 0
        for number in 0..<40 where number % 5 == 0 { source.heights["\(number)"] = CGFloat(20 + number * 7 % 90) }
        try Stage.runMovable(source, style: random.below(2) == 0 ? .plain : .grouped) { stage, table in
            if random.below(3) == 0 { table.estimatedRowHeight = 0 }
            stage.settle()
            source.choose = { proposed in
                switch random.below(8) {
                case 0: IndexPath(row: random.below(6), section: random.below(4))
                default: proposed
                }
            }
            var isDown = false
            for step in 0..<14 {
                let title = "seed \(seed), step \(step)"
                let y = CGFloat(random.number(0, 439))
                switch random.below(12) {
                case 0...2:
                    if isDown { stage.touchUp(at: CGPoint(x: 293, y: y)) }
                    stage.touchDown(at: CGPoint(x: 293, y: y))
                    isDown = true
                case 3...6: if isDown { stage.touchMove(to: CGPoint(x: 293, y: y)) }
                case 7:
                    if isDown { stage.touchUp(at: CGPoint(x: 293, y: y)) }
                    isDown = false
                case 8:
                    if isDown { stage.touchCancel(at: CGPoint(x: 293, y: y)) }
                    isDown = false
                case 9:
                    let section = random.below(source.sections.count)
                    let row = random.below(source.sections[section].count + 1)
                    source.sections[section].insert(name(), at: row)
                    table.insertRows(at: [path(row, section)], with: .fade)
                case 10:
                    source.sections[random.below(source.sections.count)].append(name())
                    table.reloadData()
                default:
                    table.isEditing = false
                    stage.advance(by: 0.1)
                    table.isEditing = true
                }
                stage.advance(by: [0, 0.05, 0.6][random.below(3)])
                check(table, source, title)
                expectEmpty(stage.diagnostics, "\(title): \(stage.diagnostics)")
                expectNil(table.violatedInvariant, "\(title)")
            }
            if isDown { stage.touchUp(at: CGPoint(x: 293, y: 100)) }
            stage.advance(by: 1)
            check(table, source, "seed \(seed), end", isAtRest: true)
        }
    }

    private func check(_ table: UITableView, _ source: MovableRows, _ title: String, isAtRest: Bool = false) {
        let total = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        expectEqual(total, source.sections.reduce(0) { $0 + $1.count }, "\(title)")
        let texts = table.textsInSight
        expectEqual(Set(texts).count, texts.count, "\(title)")
        // Without the moved row, rows are in the data's order.
        let order = source.sections.flatMap(\.self)
        let moved = table.visibleCells.first { $0.layer.zPosition > 0 }?.textLabel?.text
        let places = texts.filter { $0 != moved }.compactMap { order.firstIndex(of: $0) }
        expectEqual(places, places.sorted(), "\(title)")
        guard isAtRest else { return }
        for (section, rows) in source.sections.enumerated() {
            expectEqual(table.numberOfRows(inSection: section), rows.count, "\(title)")
            for (row, text) in rows.enumerated() {
                guard let cell = table.cellForRow(at: path(row, section)) else { continue }
                expectEqual(cell.textLabel?.text, text, "\(title) \(section) \(row)")
                expectEqual(cell.frame, table.rectForRow(at: path(row, section)), "\(title) \(section) \(row)")
                expectTrue(cell.alpha == 1 && cell.layer.shadowOpacity == 0, "\(title) \(section) \(row)")
            }
        }
    }
}
