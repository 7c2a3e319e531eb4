import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

private final class Sections: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Title"
        tableView.tableFooterView = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        (tableView.tableFooterView as? UILabel)?.text = "End"
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
        return cell
    }
}

private final class Items: UICollectionViewController {
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
    }
    private let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Section \(path.section)"
        cell.contentConfiguration = content
    }

    static func list(
        _ headerMode: UICollectionLayoutListConfiguration.HeaderMode = .supplementary,
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain
    ) -> Items {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = headerMode
        let items = Items(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        items.title = "Title"
        return items
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: "Row \(indexPath.section).\(indexPath.item)")
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}

private final class Page: UIViewController {
    let scrollView = UIScrollView()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Title"
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        for index in 0..<20 {
            let label = UILabel(frame: CGRect(x: 10, y: index * 100, width: 100, height: 30))
            label.text = "Label \(index)"
            scrollView.addSubview(label)
        }
        view.addSubview(scrollView)
    }
}

@MainActor @Suite("The order of elements in scroll views and lists")
struct TraversalTests {
    private func labels(_ stage: Stage) -> [String] { stage.accessibilityTree.elements.compactMap(\.label) }

    private func inBars(_ page: UIViewController, _ body: (Stage) throws -> Void) throws {
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: page)
        stack.tabBarItem.title = "Home"
        tabs.viewControllers = [stack]
        try Stage.run(
            size: CGSize(width: 390, height: 400), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            rootViewController: tabs
        ) { stage in
            stage.advance(by: 0.3)
            try body(stage)
        }
    }

    @Test(
        "The elements of the bars are before and after the elements of a list that is scrolled under the bars",
        arguments: ["table", "collection", "scroll view"])
    func bars(kind: String) throws {
        let table = Sections(style: .plain)
        let items = Items.list()
        let page = Page()
        let content: UIViewController = kind == "table" ? table : kind == "collection" ? items : page
        try inBars(content) { stage in
            let scrollView = try #require(
                kind == "table" ? table.tableView : kind == "collection" ? items.collectionView : page.scrollView)
            for offset in [0, 20, 60, 75, 100, 240] {
                scrollView.contentOffset.y = CGFloat(offset) - scrollView.adjustedContentInset.top
                stage.advance(by: 0.1)

                let found = labels(stage)

                expectEqual(found.first, "Title", "at \(offset)")
                expectEqual(stage.accessibilityTree.elements.last?.role, .tab, "at \(offset)")
                #expect(found.count > 4)
            }
        }
    }

    /// The numbers of headers and rows in the order of their index paths.
    private func number(_ label: String) -> Double? {
        let words = label.split(separator: ",")[0].split(separator: " ")
        return switch words.first {
        case "Section": Double(words[1]).map { $0 - 0.5 }
        case "Row": Double(words[1])
        case "End": 100
        default: nil
        }
    }

    @Test("Headers that are pinned are before the rows of their sections", arguments: [false, true])
    func pinnedHeaders(inCollection: Bool) throws {
        let (table, items) = (Sections(style: .plain), Items.list())
        let root: UIViewController = inCollection ? items : table
        try Stage.run(size: CGSize(width: 390, height: 300), rootViewController: root) { stage in
            let scrollView = try #require(inCollection ? items.collectionView : table.tableView)
            for offset in [0, 20, 60, 75, 240, 2000] {
                let end = scrollView.contentSize.height - scrollView.bounds.height
                scrollView.contentOffset.y = min(CGFloat(offset), max(end, 0))
                stage.advance(by: 0.1)

                let found = labels(stage).compactMap(number)

                expectEqual(found, found.sorted(), "at \(offset)")
                #expect(found.count > 4)
            }
            if !inCollection { expectEqual(labels(stage).last, "End") }
        }
    }

    @Test("A view that the program adds to a list has its place by its frame")
    func addedView() throws {
        let table = Sections(style: .plain)
        try Stage.run(size: CGSize(width: 390, height: 300), rootViewController: table) { stage in
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
            label.text = "Note"
            table.tableView.addSubview(label)
            stage.advance(by: 0.1)

            let found = labels(stage)
            let index = try #require(found.firstIndex(of: "Note"))
            expectEqual(found[index - 1], "Row 0.1")
            expectEqual(found[index + 1], "Row 0.2")
        }
    }

    @Test("The elements of two scroll views side by side are not mixed")
    func sideBySide() throws {
        let root = UIViewController()
        try Stage.run(size: CGSize(width: 400, height: 300), rootViewController: root) { stage in
            for (column, name) in ["a", "b"].enumerated() {
                let scrollView = UIScrollView(frame: CGRect(x: column * 200, y: 0, width: 200, height: 300))
                scrollView.contentSize = CGSize(width: 200, height: 600)
                for row in 0..<3 {
                    let label = UILabel(frame: CGRect(x: 0, y: row * 50, width: 100, height: 20))
                    label.text = "\(name)\(row)"
                    scrollView.addSubview(label)
                }
                root.view.addSubview(scrollView)
            }

            expectEqual(labels(stage), ["a0", "a1", "a2", "b0", "b1", "b2"])
        }
    }

    @Test("The items of an orthogonal section are in the order of their index paths, also from right to left")
    func orthogonal() throws {
        for isMirrored in [false, true] {
            let layout = UICollectionViewCompositionalLayout { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(100)),
                    subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuous
                return section
            }
            try Stage.run(
                size: CGSize(width: 390, height: 400), rootViewController: Items(collectionViewLayout: layout)
            ) { stage in
                if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
                stage.advance(by: 0.2)

                let found = labels(stage).compactMap(number)

                expectEqual(found, found.sorted())
                expectEqual(found.first, 0)
                expectEqual(Set(found.map { Int($0) }), [0, 1, 2])
            }
        }
    }

    @Test(
        "The headers of collection lists are headings",
        arguments: [
            UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar,
        ])
    func headings(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        try Stage.run(rootViewController: Items.list(.supplementary, appearance)) { stage in
            stage.advance(by: 0.2)
            let found = stage.accessibilityTree.elements
            expectEqual(found.first?.spokenLine.lowercased(), "section 0. heading.")
            expectEqual(
                found.filter { $0.traits.contains(.header) }.compactMap { $0.label?.lowercased() }.prefix(2),
                ["section 0", "section 1"])
        }
        try Stage.run(rootViewController: Items.list(.firstItemInSection, appearance)) { stage in
            stage.advance(by: 0.2)
            let found = stage.accessibilityTree.elements.filter { $0.traits.contains(.header) }
            expectEqual(found.compactMap { $0.label?.lowercased() }, ["row 0.0", "row 1.0", "row 2.0"])
        }
    }

    // MARK: - Moving through lists

    private func walk(_ root: UIViewController, _ scrollView: UIScrollView, height: CGFloat, count: Int) throws {
        try Stage.run(size: CGSize(width: 390, height: height), rootViewController: root) { stage in
            stage.advance(by: 0.2)
            let reader = stage.voiceOver
            try reader.enable()
            var forward = [try reader.currentSpeech().utterance]
            while forward.count < 100, let output = try? reader.moveForward() { forward.append(output.utterance) }
            expectEqual(forward, (0..<count).map { "Row 0.\($0)" })
            #expect(max(scrollView.contentOffset.x, scrollView.contentOffset.y) > 0)
            var backward = [try reader.currentSpeech().utterance]
            while backward.count < 100, let output = try? reader.moveBackward() { backward.append(output.utterance) }
            expectEqual(backward, forward.reversed())
            expectEqual(scrollView.contentOffset, .zero)
        }
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row 0.\(indexPath.row)"
            return cell
        }
    }

    @Test("The reader moves through all rows of a table", arguments: [300, 308, 330])
    func walkThroughTable(height: CGFloat) throws {
        let table = Rows(style: .plain)
        table.tableView.rowHeight = 44
        try walk(table, table.tableView, height: height, count: 20)
    }

    private final class Cell: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = contentView.bounds
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Grid: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            20
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.label.text = "Row 0.\(indexPath.item)"
            return cell
        }
    }

    @Test("The reader moves through all items of a collection view", arguments: [true, false], [300, 320])
    func walkThroughGrid(isVertical: Bool, height: CGFloat) throws {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = isVertical ? .vertical : .horizontal
        layout.itemSize = CGSize(width: 120, height: 80)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let grid = Grid(collectionViewLayout: layout)
        grid.collectionView.contentInsetAdjustmentBehavior = .never
        try walk(grid, grid.collectionView, height: height, count: 20)
    }

    @Test("The reader moves through a collection list with headers, and on to the tab bar")
    func walkThroughList() throws {
        let items = Items.list()
        try inBars(items) { stage in
            let reader = stage.voiceOver
            try reader.enable()
            var found = [try reader.currentSpeech().utterance]
            while found.count < 100, let output = try? reader.moveForward() { found.append(output.utterance) }
            let rows = found.compactMap(number)
            expectEqual(found.first, "Title, heading")
            expectEqual(reader.currentElement?.role, .tab)
            expectEqual(rows, rows.sorted())
            expectEqual(rows.count, 18)
            expectEqual(found.count, 20)
        }
    }

    @Test("The reader moves through the items of orthogonal sections")
    func walkThroughRow() throws {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(100)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            return section
        }
        try Stage.run(size: CGSize(width: 390, height: 400), rootViewController: Items(collectionViewLayout: layout)) {
            stage in
            stage.advance(by: 0.2)
            let reader = stage.voiceOver
            try reader.enable()
            var found = [try reader.currentSpeech().utterance]
            while found.count < 100, let output = try? reader.moveForward() { found.append(output.utterance) }
            expectEqual(found, (0..<3).flatMap { section in (0..<5).map { "Row \(section).\($0)" } })
        }
    }
}
