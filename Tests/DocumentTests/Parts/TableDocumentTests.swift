import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Tables of documents")
struct TableDocumentTests {
    static func table(_ attributes: String, _ children: String = "") -> String {
        """
        <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \(attributes) id="T">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>\(children)
        </tableView>
        """
    }

    static func cell(_ attributes: String, id: String, content: String = "", after: String = "") -> String {
        """
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        \(attributes) id="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
            contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
            tableViewCell="\(id)" id="\(id)-content">
                <rect key="frame" x="0.0" y="0.0" width="293" height="43.5"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>\(content)</subviews>
            </tableViewCellContentView>
            \(after)
        </tableViewCell>
        """
    }

    static func label(_ text: String, id: String) -> String {
        """
        <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="\(text)" \
        lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="\(id)">
            <rect key="frame" x="15" y="0.0" width="100" height="43.5"/>
            <autoresizingMask key="autoresizingMask"/>
            <fontDescription key="fontDescription" type="system" pointSize="13"/>
        </label>
        """
    }

    @Test("A row whose content is only vertically centered, and begins at the margin, has the default row height")
    func centered() throws {
        try PartsDocument.run { stage in
            let content = """
                <label opaque="NO" contentMode="left" text="Layout" translatesAutoresizingMaskIntoConstraints="NO" id="L">
                    <rect key="frame" x="20" y="12" width="100" height="20"/>
                </label>
                """
            let constraints = """
                <constraints>
                    <constraint firstItem="L" firstAttribute="centerY" secondItem="C-content" secondAttribute="centerY" id="k1"/>
                    <constraint firstItem="L" firstAttribute="leading" secondItem="C-content" secondAttribute="leadingMargin" id="k2"/>
                </constraints>
                """
            let cell = Self.cell("", id: "C", content: content).replacing(
                "</tableViewCellContentView>", with: constraints + "</tableViewCellContentView>")
            let scene = """
                <tableViewController id="A" sceneMemberID="viewController">
                    <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="-1"
                        estimatedRowHeight="-1" id="T">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                        <sections><tableViewSection id="S"><cells>\(cell)</cells></tableViewSection></sections>
                    </tableView>
                </tableViewController>
                """
            let controller: UITableViewController = try PartsDocument.controller([scene])

            stage.window.rootViewController = controller
            stage.advance(by: 1)

            expectEqual(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
        }
    }

    @Test("Heights, with -1 for automatic heights, and the table's style, separators and selection")
    func attributes() throws {
        try PartsDocument.run { _ in
            let table: UITableView = try PartsDocument.view(
                Self.table(
                    """
                    style="grouped" separatorStyle="none" allowsSelection="NO" rowHeight="72" \
                    estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="-1"
                    """,
                    "<inset key=\"separatorInset\" minX=\"7\" minY=\"0.0\" maxX=\"8\" maxY=\"0.0\"/>"))

            expectEqual(table.style, .grouped)
            expectEqual(table.separatorStyle, .none)
            expectFalse(table.allowsSelection)
            expectEqual(table.rowHeight, 72)
            expectEqual(table.estimatedRowHeight, UITableView.automaticDimension)
            expectEqual(table.sectionHeaderHeight, 18)
            expectEqual(table.sectionFooterHeight, UITableView.automaticDimension)
            expectEqual(table.separatorInset, UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 8))
            expectEqual(table.backgroundColor, .systemGroupedBackground)
        }
    }

    @Test("A table without attributes neither bounces nor clips, unlike in code")
    func defaults() throws {
        try PartsDocument.run { _ in
            let table: UITableView = try PartsDocument.view(
                #"<tableView contentMode="scaleToFill" style="plain" id="T"/>"#)

            expectFalse(table.alwaysBounceVertical)
            expectFalse(table.clipsToBounds)
            expectEqual(table.rowHeight, UITableView.automaticDimension)
            expectTrue(table.allowsSelection)
            expectEqual(table.backgroundColor, .systemBackground)
        }
    }

    @Test("Headers of a plain table have the specified height only if they exist")
    func plainHeaders() throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                section == 1 ? "Title" : nil
            }
        }
        try Stage.run(root: UIViewController()) { stage, root in
            let source = Source()
            let table: UITableView = try PartsDocument.view(
                Self.table(#"style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28""#))
            table.sectionHeaderTopPadding = 0
            table.dataSource = source
            root.view.addSubview(table)

            stage.settle()

            expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 0)
            expectEqual(table.rectForHeader(inSection: 1), CGRect(x: 0, y: 44, width: 320, height: 28))
            expectEqual(table.contentSize.height, 116)
        }
    }

    @Test("Each cell has a new instance of the prototype, with its labels, which the cell arranges")
    func prototypes() throws {
        try PartsDocument.run { _ in
            let prototype = Self.cell(
                """
                reuseIdentifier="Folder" accessoryType="disclosureIndicator" textLabel="L1" detailTextLabel="L2" \
                style="IBUITableViewCellStyleSubtitle"
                """,
                id: "C", content: Self.label("Title", id: "L1") + Self.label("Detail", id: "L2"))
            let table: UITableView = try PartsDocument.view(
                Self.table(
                    #"dataMode="prototypes" style="plain" rowHeight="44""#,
                    "<prototypes>\(prototype)\(Self.cell("", id: "Unnamed"))</prototypes>"))

            let first = try #require(table.dequeueReusableCell(withIdentifier: "Folder"))
            let second = try #require(table.dequeueReusableCell(withIdentifier: "Folder"))

            expectNotIdentical(first, second)
            expectEqual(first.reuseIdentifier, "Folder")
            expectEqual(first.accessoryType, .disclosureIndicator)
            expectEqual(first.indentationWidth, 10)
            expectEqual(first.textLabel?.text, "Title")
            expectEqual(first.detailTextLabel?.text, "Detail")
            expectEqual(first.textLabel?.font.pointSize, 13)
            expectIdentical(first.textLabel?.superview, first.contentView)
            first.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            first.layoutIfNeeded()
            expectEqual(first.textLabel?.frame.minX, 16)
            expectNil(table.dequeueReusableCell(withIdentifier: "Other"))
        }
    }

    @Test("A content configuration shows its texts; an empty second text is ignored")
    func contentConfiguration() throws {
        try PartsDocument.run { _ in
            let cell: UITableViewCell = try PartsDocument.object(
                Self.cell(
                    "", id: "C",
                    after: #"<listContentConfiguration key="contentConfiguration" text="History" secondaryText=""/>"#))

            let configuration = try #require(cell.contentConfiguration as? UIListContentConfiguration)
            expectEqual(configuration.text, "History")
            expectNil(configuration.secondaryText)
        }
    }

    @Test("Labels that a cell names, and that are elsewhere, are omitted")
    func foreignLabels() throws {
        try PartsDocument.run { stage in
            let cell: UITableViewCell = try PartsDocument.object(
                Self.cell(#"textLabel="C" detailTextLabel="none" style="IBUITableViewCellStyleValue1""#, id: "C"))

            expectNil(cell.textLabel?.text)
            expectNotIdentical(cell.textLabel, cell)
            stage.allowsDiagnostics = true
        }
    }
}
