import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Cells")
struct TableCellTests {
    private func frame(of view: UIView?, in cell: UIView) -> CGRect? { view.map { $0.convert($0.bounds, to: cell) } }

    private func laidOut(
        _ style: UITableViewCell.CellStyle, width: CGFloat = 320, rightToLeft: Bool = false,
        _ configure: (UITableViewCell) -> Void
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        if rightToLeft {
            cell.traitOverrides.layoutDirection = .rightToLeft
            cell.semanticContentAttribute = .forceRightToLeft
        }
        configure(cell)
        cell.frame = CGRect(
            x: 0, y: 0, width: width,
            height: cell.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height)
        cell.layoutIfNeeded()
        return cell
    }

    @Test("Text begins 16 points from the side, in the middle of 44 points")
    func plain() {
        let cell = laidOut(.default) { $0.textLabel?.text = "Text" }

        expectEqual(cell.bounds.height, 44)
        expectEqual(cell.textLabel?.frame.minX, 16)
        expectEqual(cell.textLabel?.font.pointSize, 17)
        expectNil(cell.detailTextLabel)
    }

    private final class OneRow: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Text"
            return cell
        }
    }

    @Test("The content of a cell is inset to the safe area at the sides, unless the table disables it")
    func safeArea() throws {
        let controller = OneRow(style: .plain)
        try Stage.run(
            size: CGSize(width: 400, height: 300), safeAreaInsets: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30),
            rootViewController: controller
        ) { stage in
            let cell = try #require(controller.tableView.visibleCells.first)
            let (content, text) = (cell.contentView.frame, frame(of: cell.textLabel, in: cell))

            controller.tableView.insetsContentViewsToSafeArea = false
            stage.advance(by: 0.1)

            expectEqual(content, CGRect(x: 50, y: 0, width: 320, height: 44))
            expectEqual(text?.minX, 66)
            expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 400, height: 44))
            expectEqual(frame(of: cell.textLabel, in: cell)?.minX, 16)
        }
    }

    @Test("A value is at the end, 8 points from an accessory")
    func value() throws {
        let cell = laidOut(.value1) {
            $0.textLabel?.text = "Name"
            $0.detailTextLabel?.text = "Value"
            $0.accessoryType = .disclosureIndicator
        }

        expectEqual(cell.detailTextLabel?.frame.maxX, 288)
        expectEqual(cell.detailTextLabel?.textColor, .secondaryLabel)
    }

    @Test("A right-to-left cell is a mirror image")
    func mirrored() throws {
        let configure: (UITableViewCell) -> Void = {
            $0.textLabel?.text = "Name"
            $0.detailTextLabel?.text = "Value"
            $0.accessoryType = .checkmark
        }
        let left = laidOut(.value1, configure)
        let right = laidOut(.value1, rightToLeft: true, configure)

        let frame = try #require(self.frame(of: left.textLabel, in: left))
        expectEqual(self.frame(of: right.textLabel, in: right)?.maxX, 320 - frame.minX)
        let value = try #require(self.frame(of: left.detailTextLabel, in: left))
        expectEqual(self.frame(of: right.detailTextLabel, in: right)?.minX, 320 - value.maxX)
    }

    @Test("A content configuration creates the content view, which applies the next configuration")
    func configurations() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        expectEqual(
            content.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        expectEqual(content.imageToTextPadding, 16)
        expectEqual(content.textToSecondaryTextVerticalPadding, 3)
        content.text = "First"
        cell.contentConfiguration = content
        let view = try #require(cell.contentView as? UIListContentView)

        content.text = "Second"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()

        expectIdentical(cell.contentView, view)
        expectEqual((view.configuration as? UIListContentConfiguration)?.text, "Second")
        expectNotNil(view.textLayoutGuide)
        expectNil(view.imageLayoutGuide)
        expectNil(cell.textLabel)

        cell.contentConfiguration = nil
        expectFalse(cell.contentView is UIListContentView)
    }

    @Test("A cell is configured for its state before it is laid out, and the program's values are kept")
    func states() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var seen: [Bool] = []
        cell.configurationUpdateHandler = { _, state in seen.append(state.isSelected) }
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        content.textProperties.color = .systemRed
        cell.contentConfiguration = content
        cell.backgroundConfiguration = .listPlainCell()
        cell.layoutIfNeeded()
        expectEqual(seen, [false])

        cell.isSelected = true
        cell.isHighlighted = true
        expectEqual(seen, [false])
        cell.layoutIfNeeded()

        expectEqual(seen, [false, true])
        expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
        let shown = try #require((cell.contentView as? UIListContentView)?.configuration as? UIListContentConfiguration)
        expectEqual(shown.textProperties.color, .systemRed)
    }

    @Test("A label in a highlighted cell is highlighted")
    func highlight() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"

        cell.isHighlighted = true

        expectEqual(cell.textLabel?.isHighlighted, true)
    }

    @Test("A cell with constraints has the height of its constraints")
    func constraints() throws {
        final class Tall: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 70),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let source = RecordedSource([100])
        source.rowHeight = nil
        try Stage.run(size: CGSize(width: 320, height: 440), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let table = UITableView(frame: root.view.bounds)
            table.register(Tall.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            root.view.addSubview(table)
            stage.settle()

            expectEqual(table.visibleCells.count, 5)
            expectTrue(table.visibleCells.allSatisfy { $0 is Tall && $0.frame.height == 90 })
            expectEqual(table.contentSize.height, 4630)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Cells and headers of registered classes are created by their own initializers")
    func registering() throws {
        final class Cell: UITableViewCell {
            var made = ""
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                made = "\(style.rawValue) \(reuseIdentifier ?? "nil")"
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Header: UITableViewHeaderFooterView {
            var made = ""
            override init(reuseIdentifier: String?) {
                super.init(reuseIdentifier: reuseIdentifier)
                made = reuseIdentifier ?? "nil"
            }
            required init?(coder: NSCoder) { nil }
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let table = UITableView()
            table.register(Cell.self, forCellReuseIdentifier: "a name that is longer than fifteen letters")
            table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")

            let cell = try #require(
                table.dequeueReusableCell(withIdentifier: "a name that is longer than fifteen letters") as? Cell)
            let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header)

            expectEqual(cell.made, "0 a name that is longer than fifteen letters")
            expectNotNil(cell.detailTextLabel)
            expectEqual(header.made, "header")
            expectNil(table.dequeueReusableCell(withIdentifier: "other"))
            _ = table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
            expectEqual(
                stage.diagnostics.last?.message,
                "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
    }

    /// A ring, or an outline inside the background, had a null rectangle as its frame.
    @Test("Rows that are lower than the focus ring is thick have no null frames", arguments: [0.5, 1, 3, 4])
    func lowRows(height: CGFloat) throws {
        @MainActor final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                var background = UIBackgroundConfiguration.listPlainCell()
                (background.strokeWidth, background.strokeColor, background.strokeOutset) = (1, .red, -20)
                cell.backgroundConfiguration = background
                return cell
            }
        }
        let source = Source()
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let table = UITableView(frame: root.view.bounds)
            table.rowHeight = height
            table.dataSource = source
            root.view.addSubview(table)
            stage.advance(by: 0.1)

            for _ in 0..<3 { stage.press(.keyboardTab) }
            stage.advance(by: 0.1)

            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    @Test("With readable margins, rows and the cards of inset groups are limited to the middle")
    func readable() throws {
        let source = RecordedSource([3])
        for style in [UITableView.Style.plain, .insetGrouped] {
            try Stage.runTable(style: style, size: CGSize(width: 1000, height: 500), source: source) { stage, table in
                table.cellLayoutMarginsFollowReadableWidth = true
                stage.settle()
                let cell = try #require(table.visibleCells.first)
                let isCard = style == .insetGrouped

                expectEqual(cell.frame.minX, isCard ? 164 : 0)
                expectEqual(cell.frame.width, isCard ? 672 : 1000)
                expectEqual(cell.contentView.layoutMargins.left, isCard ? 20 : 164)
            }
        }
    }

    @Test(
        "Rows have the same height in a table that has become narrow as in a narrow table", arguments: [false, true])
    func narrower(readable: Bool) throws {
        let source = RecordedSource([3])
        for style in [UITableView.Style.plain, .insetGrouped] {
            var heights: [[CGFloat]] = []
            for wide in [390, 1000] as [CGFloat] {
                let size = CGSize(width: wide, height: 800)
                try Stage.runTable(style: style, size: size, source: source) { stage, table in
                    table.cellLayoutMarginsFollowReadableWidth = readable
                    stage.settle()
                    for cell in table.visibleCells {
                        var content = UIListContentConfiguration.valueCell()
                        (content.text, content.secondaryText) = ("Repeat", "Every weekday")
                        cell.contentConfiguration = content
                    }
                    stage.settle()

                    stage.resize(to: CGSize(width: 390, height: 800))
                    stage.advance(by: 0.1)

                    heights.append(table.visibleCells.map(\.frame.height))
                }
            }
            expectTrue(heights[0].count == 3 && heights[0] == heights[1], "\(style)")
        }
    }

    private final class Rows: UITableViewController {
        var count = 20
        var style = UITableViewCell.CellStyle.subtitle
        var configures = false

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            if configures {
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(indexPath.row)"
                cell.contentConfiguration = content
                cell.accessoryType = .detailDisclosureButton
            } else {
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.detailTextLabel?.text = "Detail"
                if indexPath.row == 1 { cell.textLabel?.font = .systemFont(ofSize: 12) }
            }
            return cell
        }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { configures ? ["A", "B"] : nil }
    }

    @Test("In a right-to-left table, the margins of a cell do not depend on how its row became visible")
    func mirroredMargins() throws {
        let controller = Rows(style: .plain)
        controller.configures = true
        try Stage.run(root: controller) { stage, _ in
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.advance(by: 0.5)
            controller.tableView.reloadData()
            stage.advance(by: 0.5)
            let table = try #require(controller.tableView)
            let margins = table.visibleCells.first?.layoutMargins
            expectNotEqual(margins?.left, margins?.right)

            controller.count = 21
            table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
            stage.advance(by: 0.8)

            expectEqual(table.visibleCells.filter { $0.layoutMargins != margins }.count, 0)
            let content = Set(table.visibleCells.map { "\($0.contentView.layoutMargins)" })
            expectEqual(content.count, 1)
        }
    }

    @Test(
        "The labels of a style follow the text size, unless the program has set their fonts",
        arguments: [UITableViewCell.CellStyle.subtitle, .value1])
    func textSize(style: UITableViewCell.CellStyle) throws {
        let controller = Rows(style: .plain)
        controller.style = style
        try Stage.run(root: controller) { stage, _ in
            let table = try #require(controller.tableView)
            let cells = table.visibleCells
            let (text, detail) = (cells[0].textLabel!.font.pointSize, cells[0].detailTextLabel!.font.pointSize)

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.advance(by: 0.5)

            expectIdentical(table.visibleCells[0], cells[0])
            expectTrue(cells[0].textLabel!.font.pointSize > text + 5)
            expectTrue(cells[0].detailTextLabel!.font.pointSize > detail + 2)
            expectEqual(cells[1].textLabel?.font.pointSize, 12)
            expectEqual(cells[1].detailTextLabel?.font.pointSize, cells[0].detailTextLabel?.font.pointSize)
            let needed = cells[0].textLabel!.font.lineHeight
            expectTrue(cells[0].frame.height > needed + 22)
            expectEqual(cells[0].frame.height, table.rectForRow(at: IndexPath(row: 0, section: 0)).height)

            stage.window.traitOverrides.preferredContentSizeCategory = .large
            stage.advance(by: 0.5)

            expectEqual(cells[0].textLabel?.font.pointSize, text)
        }
    }
}
