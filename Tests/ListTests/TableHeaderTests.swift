import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Headers and the index of a table")
struct TableHeaderTests {
    @Test("A plain header stays at the top until the next section pushes it")
    func sticky() throws {
        let source = RecordedSource([10, 10])
        source.titles = [0: "First", 1: "Second"]
        try Stage.runTable(source: source) { stage, table in
            let header = try #require(table.headerView(forSection: 0))
            let height = header.frame.height
            expectEqual(header.textLabel?.text, "First")
            expectEqual(header.frame, CGRect(x: 0, y: 22, width: 320, height: height))
            expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 22 + height)

            table.contentOffset.y = 200
            stage.settle()
            expectEqual(header.frame.minY, 200)

            let end = table.rect(forSection: 0).maxY
            table.contentOffset.y = end - 10
            stage.settle()
            expectEqual(header.frame.minY, end - height)
            expectEqual(table.rectForHeader(inSection: 0).minY, 22)
            expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "Second")
        }
    }

    @Test("While the content is pulled beyond its end, headers are not laid out repeatedly")
    func beyondTheEnd() throws {
        let source = RecordedSource([2])
        source.titles = [0: "First"]
        try Stage.runTable(source: source) { stage, table in
            let end = table.rect(forSection: 0).maxY

            table.contentOffset.y = end + 5
            stage.settle()

            expectEmpty(stage.diagnostics)
            expectNil(table.headerView(forSection: 0))

            table.contentOffset.y = end - 5
            stage.settle()

            expectEqual(table.headerView(forSection: 0)?.isHidden, false)
        }
    }

    @Test(
        "A title in a group has at least the height that it needs, and is higher if the table's property is larger"
    )
    func groupedHeights() throws {
        let source = RecordedSource([1, 1, 1])
        source.titles = [0: "First", 1: "Second"]
        try Stage.runTable(style: .grouped, source: source) { stage, table in
            let (first, second) = (table.rectForHeader(inSection: 0).height, table.rectForHeader(inSection: 1).height)

            table.sectionHeaderHeight = 18
            stage.settle()

            expectEqual(table.rectForHeader(inSection: 0).height, first)
            expectEqual(table.rectForHeader(inSection: 1).height, second)
            expectEqual(table.headerView(forSection: 1)?.frame.height, second)
            expectEqual(table.rectForHeader(inSection: 2).height, 18)

            table.sectionHeaderHeight = 80
            stage.settle()

            expectTrue((0..<3).allSatisfy { table.rectForHeader(inSection: $0).height == 80 })
        }
    }

    @Test("Grouped headers scroll away, in capitals")
    func grouped() throws {
        let source = RecordedSource([10, 10])
        source.titles = [0: "First"]
        try Stage.runTable(style: .grouped, source: source) { stage, table in
            let header = try #require(table.headerView(forSection: 0))
            expectEqual(header.textLabel?.text, "FIRST")
            expectEqual(header.frame.minY, 0)

            table.contentOffset.y = 20
            stage.settle()
            expectEqual(header.frame.minY, 0)
            expectEqual(table.rect(forSection: 1).minY, table.rectForRow(at: IndexPath(row: 9, section: 0)).maxY + 17.5)
        }
    }

    @Test("Inset groups are 16 points from the sides with round corners")
    func inset() throws {
        try Stage.runTable(style: .insetGrouped, source: RecordedSource([3])) { _, table in
            let cells = table.visibleCells
            expectEqual(cells[0].frame, CGRect(x: 16, y: 35, width: 288, height: 44))
            expectEqual(cells.map(\.layer.cornerRadius), [10, 0, 10])
            expectEqual(cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
    }

    @Test("The views above and below all sections are as wide as the table and keep their height")
    func edges() throws {
        try Stage.runTable(source: RecordedSource([3])) { stage, table in
            let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 50))
            table.tableHeaderView = header
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
            stage.settle()

            expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 50))
            expectEqual(table.tableFooterView?.frame, CGRect(x: 0, y: 182, width: 320, height: 30))
            expectEqual(table.contentSize.height, 212)

            table.tableHeaderView = nil
            stage.settle()
            expectNil(header.superview)
            expectEqual(table.visibleCells[0].frame.minY, 0)
        }
    }

    @Test("An index replaces the scroll indicator that the table had before")
    func indexAndIndicator() throws {
        final class Source: NSObject, UITableViewDataSource {
            var titles: [String]?
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        }
        let source = Source()
        try Stage.run(size: CGSize(width: 320, height: 440), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let table = UITableView(frame: root.view.bounds)
            table.dataSource = source
            root.view.addSubview(table)
            @MainActor func flashes() -> Bool {
                let before = stage.snapshot().pngData()
                table.flashScrollIndicators()
                stage.advance(by: 0.1)
                defer { stage.advance(by: 5) }
                return stage.snapshot().pngData() != before
            }
            stage.settle()
            expectTrue(flashes())
            table.flashScrollIndicators()
            source.titles = ["A"]

            table.reloadSectionIndexTitles()
            stage.settle()
            let picture = stage.snapshot().pngData()
            stage.advance(by: 5)
            expectTrue(stage.snapshot().pngData() == picture)
            expectFalse(flashes())

            source.titles = nil
            table.reloadSectionIndexTitles()
            stage.settle()
            expectTrue(flashes())
        }
    }

    @Test("A title of the index scrolls to its section")
    func index() throws {
        final class Source: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 4 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D"] }
        }
        try Stage.run(size: CGSize(width: 320, height: 440), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let table = UITableView(frame: root.view.bounds)
            let source = Source()
            table.dataSource = source
            root.view.addSubview(table)
            stage.settle()

            // Four titles of 14 points in the middle of 440.
            stage.tap(at: CGPoint(x: 312, y: 220 + 7))

            expectEqual(table.contentOffset.y, 1760)
        }
    }

    @Test("Headers that become visible with a smaller text have the height of new headers")
    func smallerText() throws {
        final class Rows: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 2 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Title"
            }
            override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                "A footer with a text that may need more than a single line"
            }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                var content = UIListContentConfiguration.subtitleCell()
                content.text = "Text"
                content.secondaryText = "Second text"
                cell.contentConfiguration = content
                return cell
            }
        }
        try Stage.run(size: CGSize(width: 320, height: 520), rootViewController: Rows(style: .plain)) { stage in
            let table = try #require(stage.window.rootViewController as? Rows).tableView!
            stage.advance(by: 1)
            expectNil(table.headerView(forSection: 1))

            stage.window.traitOverrides.preferredContentSizeCategory = .extraSmall
            stage.advance(by: 1)

            expectNotNil(table.headerView(forSection: 1))
            expectEqual(table.rectForHeader(inSection: 1).height, table.rectForHeader(inSection: 0).height)
        }
    }

    private func frameOfTitle(in table: UITableView) throws -> CGRect {
        let label = try #require(table.headerView(forSection: 0)?.textLabel)
        return label.convert(label.bounds, to: table)
    }

    @Test("When the direction changes, headers make room for the index at its new side")
    func indexSide() throws {
        final class Titles: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 2 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Title"
            }
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        try Stage.run(rootViewController: Titles(style: .plain)) { stage in
            let table = try #require(stage.window.rootViewController as? Titles).tableView!
            stage.advance(by: 1)
            let leftToRight = try frameOfTitle(in: table)

            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.advance(by: 1)

            let rightToLeft = try frameOfTitle(in: table)
            expectEqual(rightToLeft.minX, table.bounds.width - leftToRight.maxX)
            expectEqual(rightToLeft.width, leftToRight.width)
        }
    }

    /// A header with a label between constraints.
    private final class ConstrainedHeader: UITableViewHeaderFooterView {
        let label = UILabel()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class ConstrainedHeaders: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(ConstrainedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 10 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? ConstrainedHeader
            header?.label.text = "Header \(section)"
            return header
        }

        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            UITableView.automaticDimension
        }
    }

    @Test("Constraints in a header's content view are satisfied", arguments: [UITableView.Style.plain, .insetGrouped])
    func constraints(style: UITableView.Style) throws {
        let controller = ConstrainedHeaders(style: style)
        try Stage.run(root: controller) { stage, _ in
            controller.tableView.contentOffset.y = 900
            stage.advance(by: 0.3)

            expectEmpty(stage.diagnostics)
            let shown = (0..<10).compactMap { controller.tableView.headerView(forSection: $0) }
            expectFalse(shown.isEmpty)
        }
    }

    @Test("An empty batch measures headers again", arguments: [true, false])
    func emptyBatch(isBatch: Bool) throws {
        let controller = ConstrainedHeaders(style: .grouped)
        try Stage.run(root: controller) { stage, _ in
            let table = try #require(controller.tableView)
            let header = try #require(table.headerView(forSection: 0) as? ConstrainedHeader)
            let (height, row) = (header.frame.height, table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)

            header.label.text = String(repeating: "long header text ", count: 12)
            if isBatch {
                table.performBatchUpdates(nil)
            } else {
                table.beginUpdates()
                table.endUpdates()
            }
            stage.advance(by: 0.5)

            let lines = header.label.sizeThatFits(CGSize(width: header.bounds.width - 32, height: 0)).height
            let line = header.label.font.lineHeight
            expectTrue(lines > 3 * line)
            let growth = header.frame.height - height
            expectTrue(abs(growth - (lines - line)) < 2, "\(growth)")
            expectEqual(table.rectForHeader(inSection: 0).height, header.frame.height)
            expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, row + growth)
            expectTrue(header === table.headerView(forSection: 0))
        }
    }
}
