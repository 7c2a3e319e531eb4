import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Tables with hostile data sources")
struct HostileTableTests {
    @Test(
        "With any values and changes of a data source and delegate, the table works, and shows valid rows at the end",
        arguments: RandomSeeds.batches(100))
    func random(seeds: RandomSeeds) throws {
        for seed in seeds {
            weak var gone: UITableView?
            try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
                let source = HostileSource(seed: seed)
                var random = SeededGenerator(seed: UInt64(seed) &+ 1 << 32)
                let table = UITableView(
                    frame: root.view.bounds, style: random.pick([.plain, .grouped, .insetGrouped]))
                gone = table
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                table.allowsSelectionDuringEditing = random.below(2) == 0
                table.allowsMultipleSelection = random.below(2) == 0
                (source.table, source.home) = (table, root.view)
                table.dataSource = source
                table.delegate = source
                root.view.addSubview(table)
                for _ in 0..<30 {
                    step(stage, source, &random)
                    expectNil(table.violatedInvariant, "\(seed)")
                }

                source.isHostile = false
                for _ in 0..<20 { table.endUpdates() }
                stage.touchCancel(at: .zero)
                (table.dataSource, table.delegate) = (source, source)
                table.setEditing(false, animated: false)
                root.view.addSubview(table)
                table.tableHeaderView = nil
                table.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
                table.contentInset = .zero
                table.semanticContentAttribute = .forceLeftToRight
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                source.counts = [4, 30]
                table.reloadData()
                stage.advance(by: 3)
                table.contentOffset = .zero
                stage.settle()

                expectEqual((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }, [4, 30], "\(seed)")
                for path in table.indexPathsForVisibleRows ?? [] {
                    let cell = try #require(table.cellForRow(at: path), "\(seed)")
                    expectTrue(cell.tag == path.row && cell.superview === table && !cell.isHidden, "\(seed)")
                    expectTrue(cell.frame == table.rectForRow(at: path) && cell.alpha == 1, "\(seed)")
                }
                #expect(table.visibleCells.count > 7, "\(seed)")
                if source.staysDelegate {
                    expectEmpty(source.faults, "\(seed): \(source.faults)")
                    let cells = Set(source.displayed.filter { $0.value is UITableViewCell }.keys)
                    expectEqual(cells, Set(table.visibleCells.map(ObjectIdentifier.init)), "\(seed)")
                }
                // Heights that differ at each call can request layout endlessly, which is reported.
                expectTrue(
                    stage.diagnostics.allSatisfy { $0.rule == "list" || $0.rule == "layer" },
                    "\(seed): \(stage.diagnostics)")
                table.removeFromSuperview()
            }
            expectNil(gone, "\(seed)")
        }
    }

    private func step(_ stage: Stage, _ source: HostileSource, _ random: inout SeededGenerator) {
        let point = CGPoint(x: random.number(0, 320), y: random.number(0, 440))
        switch random.below(12) {
        case 0, 1: stage.tap(at: point)
        case 2: stage.drag(from: point, to: CGPoint(x: point.x, y: random.number(-200, 600)))
        case 3: stage.drag(from: point, to: CGPoint(x: random.number(-200, 400), y: point.y))
        case 4: stage.drag(from: CGPoint(x: 300, y: point.y), to: CGPoint(x: 300, y: random.number(-200, 600)))
        case 5: stage.press(random.pick([.keyboardTab, .keyboardDownArrow, .keyboardUpArrow, .keyboardReturnOrEnter]))
        case 6: stage.advance(by: random.number(0, 0.5))
        case 7: stage.sendMemoryWarning()
        case 8, 9: if let home = source.home { stage.point(in: home, &random) }
        default: source.act()
        }
        stage.settle()
    }
}
