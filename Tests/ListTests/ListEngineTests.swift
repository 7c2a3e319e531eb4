import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

@testable import UIKitLists

/// The engine without a table or a collection view: `Grid` is a list of three columns.
@MainActor @Suite("The list engine")
struct ListEngineTests {
    private func run(_ data: [CGFloat], _ body: @MainActor (Stage, Grid) throws -> Void) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 300, height: 100)) { stage, root in
            let grid = Grid(frame: root.view.bounds)
            grid.pool.register(.type(UILabel.self), for: "tile")
            grid.data = data
            root.view.addSubview(grid)
            stage.settle()
            try body(stage, grid)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    private func check(_ grid: Grid, _ name: String = "") {
        let wanted = grid.places(in: grid.bounds)
        expectEqual(grid.elements.shown.map(\.element), wanted, "\(name)")
        for tile in grid.elements.shown {
            expectEqual(tile.view.frame, grid.frame(of: tile.element), "\(name) \(tile.element)")
            expectTrue(!tile.view.isHidden && tile.view.superview === grid, "\(name) \(tile.element)")
            expectEqual(grid.heights?[tile.element.item], grid.data[tile.element.item], "\(name) \(tile.element)")
        }
        expectNil(grid.elements.violatedInvariant(grid.exists, isUnused: grid.pool.contains), "\(name)")
    }

    @Test("Visible tiles are requested and measured in order, and further tiles when the measured ones are smaller")
    func measuring() throws {
        try run(Array(repeating: 25, count: 30)) { _, grid in
            // Three grid rows of 40 points are visible at first, four of 25 points at the end.
            expectEqual(grid.log, (0..<12).flatMap { ["make \($0)", "show \($0)"] })
            expectEqual(grid.contentSize, CGSize(width: 300, height: 4 * 25 + 6 * 40))
            check(grid)
        }
    }

    @Test("Labels of tiles that become invisible are shown again for other tiles")
    func reuse() throws {
        try run(Array(repeating: 50, count: 60)) { stage, grid in
            for row in 0..<18 {
                grid.contentOffset.y = CGFloat(row) * 50
                stage.settle()
                check(grid, "row \(row)")
            }
            // Two grid rows are visible, and tiles are removed after new ones have been added.
            expectEqual(grid.subviews.filter { $0 is UILabel }.count, 9)
            stage.sendMemoryWarning()
            expectEqual(grid.subviews.filter { $0 is UILabel }.count, 6)
        }
    }

    @Test("The end of display is reported once, in order, after the new tiles are shown")
    func endOfDisplay() throws {
        try run(Array(repeating: 50, count: 30)) { stage, grid in
            grid.log = []
            grid.contentOffset.y = 50
            stage.settle()
            expectEqual(
                grid.log, ["make 6", "show 6", "make 7", "show 7", "make 8", "show 8", "end 0", "end 1", "end 2"])
        }
    }

    @Test("The first visible tile keeps its place while tiles above it are measured")
    func anchors() throws {
        try run(Array(repeating: 70, count: 60)) { stage, grid in
            // The tiles above are skipped, and therefore not measured.
            grid.contentOffset.y = 400
            stage.settle()
            let first = grid.elements.shown[0]
            let top = first.view.frame.minY - grid.contentOffset.y
            for _ in 0..<3 {
                grid.contentOffset.y -= 20
                stage.settle()
                check(grid)
            }
            expectEqual(first.view.frame.minY - grid.contentOffset.y, top + 60)
        }
    }

    @Test("Tiles keep their labels in an update, and only new tiles are requested")
    func update() throws {
        try run([50, 50, 50, 60, 60, 60]) { stage, grid in
            let labels = grid.elements.shown.map(\.view)
            grid.log = []
            var isFinished: Bool?
            grid.beginBatch()
            grid.data.insert(30, at: 1)
            grid.data.removeLast()
            grid.batch?.add(.insertItem(IndexPath(item: 1, section: 0)), nil)
            grid.batch?.add(.deleteItem(IndexPath(item: 5, section: 0)), nil)
            grid.endBatch { isFinished = $0 }
            stage.settle()
            expectEqual(grid.log, ["end 5", "make 1", "show 1"])
            expectEqual(
                grid.elements.shown.map(\.view), [labels[0], labels[5], labels[1], labels[2], labels[3], labels[4]])
            expectEqual(isFinished, true)
            check(grid)
        }
    }

    @Test("A reload in a request is made after the pass, which makes no further requests")
    func reloadInRequest() throws {
        try run(Array(repeating: 50, count: 30)) { stage, grid in
            grid.change = { item in
                guard item == 7 else { return }
                grid.change = nil
                grid.data = [50, 50, 50]
                grid.reload()
            }
            grid.log = []
            grid.contentOffset.y = 50
            stage.settle()
            let ended = (0..<6).map { "end \($0)" } + ["end 6"]
            expectEqual(
                grid.log, ["make 6", "show 6", "make 7"] + ended + (0..<3).flatMap { ["make \($0)", "show \($0)"] })
            check(grid)
        }
    }

    @Test("As many tiles as are visible are prefetched in the direction of scrolling, and cancelled when it changes")
    func prefetching() throws {
        try run(Array(repeating: 50, count: 60)) { stage, grid in
            grid.prefetches = true
            for offset: CGFloat in [200, 250, 200] {
                grid.log = []
                grid.contentOffset.y = offset
                stage.settle()
            }
            let prefetch = grid.log.filter { $0.hasPrefix("prefetch") || $0.hasPrefix("cancel") }
            let first = grid.elements.shown[0].element.item
            let count = grid.elements.shown.count
            let before = (1...count).map { first - $0 }
            expectEqual(prefetch.last, "prefetch \(before)")
            expectTrue(prefetch.count == 2 && prefetch[0].hasPrefix("cancel"), "\(prefetch)")
        }
    }

    @Test("After any scrolls, updates and reloads, the grid shows its tiles", arguments: RandomSeeds.batches(20))
    func random(_ seeds: RandomSeeds) throws {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            func height() -> CGFloat { CGFloat(random.number(5, 90)).rounded() }
            try run((0..<random.below(60)).map { _ in height() }) { stage, grid in
                for step in 0..<20 {
                    switch random.below(5) {
                    case 0, 1:
                        grid.contentOffset.y = CGFloat(random.number(0, max(0, grid.contentSize.height - 100)))
                    case 2:
                        grid.beginBatch()
                        let item = random.below(grid.data.count + 1)
                        grid.data.insert(height(), at: item)
                        grid.update([.insertItem(IndexPath(item: item, section: 0))])
                        grid.endBatch(nil)
                    case 3 where !grid.data.isEmpty:
                        grid.beginBatch()
                        let item = random.below(grid.data.count)
                        grid.data.remove(at: item)
                        grid.update([.deleteItem(IndexPath(item: item, section: 0))])
                        grid.endBatch(nil)
                    default:
                        grid.data = grid.data.map { _ in height() }
                        grid.reload()
                    }
                    stage.settle()
                    check(grid, "seed \(seed), step \(step)")
                }
            }
        }
    }
}
