import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Properties of cells and headers that the program changes, and selections at the end of editing.
@MainActor
@Suite("The appearance of elements that a program changes")
struct ProgramAppearanceTests {
    @MainActor
    private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource, UITableViewDelegate {
        var configure: (UIView, IndexPath) -> Void = { _, _ in }
        var primary = 0
        nonisolated override init() {}

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            configure(cell, path)
            return cell
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            configure(cell, path)
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UIView()
            view.isHidden = true
            return view
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { primary += 1 }
    }

    private func collection(_ body: (Stage, UICollectionView, Source) throws -> Void) throws {
        let source = Source()
        try Stage.run(rootViewController: UIViewController()) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 80, height: 80)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            try #require(stage.window.rootViewController).view.addSubview(view)
            try body(stage, view, source)
        }
    }

    @Test("A cell that its registration hides remains hidden, and a reused cell begins visible")
    func hidden() throws {
        try collection { stage, view, source in
            source.configure = { cell, path in if path.item == 1 { cell.isHidden = true } }
            stage.settle()
            expectEqual(view.cellForItem(at: [0, 1])?.isHidden, true)

            view.contentOffset.y = 5
            stage.settle()
            expectEqual(view.cellForItem(at: [0, 1])?.isHidden, true)

            view.contentOffset.y = 900
            stage.settle()
            expectTrue(view.visibleCells.allSatisfy { !$0.isHidden })
            view.contentOffset.y = 0
            stage.settle()
            expectEqual(
                (0..<6).map { view.cellForItem(at: [0, $0])?.isHidden }, [false, true, false, false, false, false])
        }
    }

    @Test("A visible cell keeps the transform and the opacity that the program sets")
    func highlighted() throws {
        try collection { stage, view, _ in
            stage.settle()
            let cell = try #require(view.cellForItem(at: [0, 0]))
            cell.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            cell.alpha = 0.5

            view.setNeedsLayout()
            stage.settle()
            view.contentOffset.y = 5
            stage.settle()
            view.reconfigureItems(at: [[0, 2]])
            view.collectionViewLayout.invalidateLayout()
            stage.settle()

            expectEqual(cell.transform.a, 0.9)
            expectEqual(cell.alpha, 0.5)
        }
    }

    @Test("Several items that were selected while editing are deselected at its end")
    func selection() throws {
        try collection { stage, view, _ in
            view.allowsMultipleSelectionDuringEditing = true
            stage.settle()
            view.isEditing = true
            for item in 1...3 { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }

            view.isEditing = false

            expectEqual(view.indexPathsForSelectedItems ?? [], [])
        }
    }

    @Test("A custom accessory view moves to the cell that was configured last")
    func accessory() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let cells = (0..<2).map { index in
                UICollectionViewListCell(frame: CGRect(x: 0, y: CGFloat(index) * 60, width: 300, height: 50))
            }
            let control = UISwitch()
            for cell in cells { root.view.addSubview(cell) }
            for cell in cells {
                cell.accessories = [.customView(configuration: .init(customView: control, placement: .trailing()))]
                stage.settle()
                expectIdentical(control.superview, cell)
            }
            for cell in cells { cell.setNeedsLayout() }
            stage.settle()
            expectIdentical(control.superview, cells[1])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Cells and headers of a table that the program hides remain hidden")
    func table() throws {
        let source = Source()
        source.configure = { cell, path in if path.row == 1 { cell.isHidden = true } }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (view.dataSource, view.delegate) = (source, source)
            view.sectionHeaderHeight = 30
            try #require(stage.window.rootViewController).view.addSubview(view)
            stage.settle()
            @MainActor func hidden() -> [Bool?] { (0..<4).map { view.cellForRow(at: [0, $0])?.isHidden } }
            expectEqual(hidden(), [false, true, false, false])

            // The hidden cell is reused for a visible row.
            for offset in [200, 500, 900, 1300] as [CGFloat] {
                view.contentOffset.y = offset
                stage.settle()
                expectTrue(view.visibleCells.allSatisfy { !$0.isHidden }, "\(offset)")
            }
            view.contentOffset.y = 0
            stage.settle()
            expectEqual(hidden(), [false, true, false, false])

            view.selectionFollowsFocus = true
            stage.press(.keyboardTab)
            stage.press(.keyboardDownArrow)
            stage.press(.keyboardDownArrow)
            stage.advance(by: 0.2)
            expectNotNil(view.indexPathForSelectedRow)
            expectEqual(source.primary, 0)
        }
    }

    @Test("A header that the program hides remains hidden, and a reused header begins visible")
    func header() throws {
        @MainActor
        final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
            nonisolated override init() {}
            func numberOfSections(in tableView: UITableView) -> Int { 20 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
                if section == 0 { view?.isHidden = true }
                return view
            }
        }
        let sections = Sections()
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: .grouped)
            view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
            (view.dataSource, view.delegate) = (sections, sections)
            view.sectionHeaderHeight = 30
            try #require(stage.window.rootViewController).view.addSubview(view)
            stage.settle()
            expectEqual(view.headerView(forSection: 0)?.isHidden, true)

            for offset in stride(from: 300, through: 2000, by: 200) as StrideThrough<CGFloat> {
                view.contentOffset.y = offset
                stage.settle()
                let shown = (0..<20).compactMap(view.headerView)
                expectTrue(!shown.isEmpty && shown.allSatisfy { !$0.isHidden }, "\(offset)")
            }
        }
    }
}
