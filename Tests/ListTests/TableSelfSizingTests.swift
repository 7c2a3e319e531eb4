import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A cell with the height of a constraint.
private final class BoxCell: UITableViewCell {
    private(set) var height: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 60)
        self.height = height
        let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = .init(999)
        NSLayoutConstraint.activate([
            height, bottom, box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Rows that are measured again")
struct TableSelfSizingTests {
    private final class Source: NSObject, UITableViewDataSource {
        nonisolated deinit {}

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
        }
    }

    @Test("Constraints that change in a cell cause its row to be measured again only if that is requested")
    func constraints() throws {
        let source = Source()
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, root in
            let table = UITableView(frame: root.view.bounds)
            table.register(BoxCell.self, forCellReuseIdentifier: "box")
            table.dataSource = source
            root.view.addSubview(table)
            stage.settle()
            let cell = try #require(table.visibleCells[1] as? BoxCell)
            let separator = table.visibleCells[1].frame.minY - 60
            #expect(separator < 1)

            cell.height?.constant = 100
            stage.settle()
            expectEqual(table.visibleCells[2].frame.minY, 120 + 2 * separator)

            table.selfSizingInvalidation = .enabledIncludingConstraints
            cell.height?.constant = 110
            stage.settle()
            expectEqual(table.visibleCells[2].frame.minY, 170 + 2 * separator)

            table.selfSizingInvalidation = .disabled
            cell.height?.constant = 60
            stage.settle()
            expectEqual(table.visibleCells[2].frame.minY, 170 + 2 * separator)
        }
    }

    /// Rows whose two texts fit beside each other in one line.
    private final class PairSource: NSObject, UITableViewDataSource {
        nonisolated deinit {}

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content: UIListContentConfiguration = indexPath.row % 2 == 0 ? .subtitleCell() : .valueCell()
            content.text = "Row \(indexPath.row) with a text"
            content.secondaryText = "secondary"
            cell.contentConfiguration = content
            cell.accessoryType = indexPath.row % 3 == 0 ? .checkmark : .none
            return cell
        }
    }

    private func heights(_ table: UITableView) -> [CGFloat] {
        (0..<12).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }

    @Test("Rows that become visible when a wide table becomes narrow have the heights of new rows")
    func narrowed() throws {
        let source = PairSource()
        try Stage.run(size: CGSize(width: 390, height: 844), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let table = UITableView(frame: root.bounds)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            root.addSubview(table)
            stage.advance(by: 1)
            let expected = heights(table)

            stage.resize(to: CGSize(width: 844, height: 390))
            stage.advance(by: 1)
            stage.resize(to: CGSize(width: 390, height: 844))
            stage.advance(by: 1)

            expectEqual(heights(table), expected)
        }
    }

    /// Many rows with texts of one to seven sentences.
    private final class StorySource: NSObject, UITableViewDataSource {
        nonisolated deinit {}

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "A sentence of a story. ", count: 1 + indexPath.row % 7)
            cell.contentConfiguration = content
            return cell
        }
    }

    @Test("A table that is rotated and rotated back has its first row at the same position")
    func rotatedBack() throws {
        let source = StorySource()
        try Stage.run(
            root: UITableViewController(), size: CGSize(width: 390, height: 844),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        ) { stage, root in
            let table: UITableView = root.tableView
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            stage.settle()
            let path = IndexPath(row: 100, section: 0)
            table.scrollToRow(at: path, at: .top, animated: false)
            stage.settle()
            for _ in 0..<3 {
                for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                    stage.rotate(to: orientation)
                    stage.advance(by: 1)
                }
                expectEqual(table.rectForRow(at: path).minY - table.contentOffset.y, 47)
            }
        }
    }
}
