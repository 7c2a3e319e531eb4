import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A controller of a list with a hundred rows.
private final class ListController: UICollectionViewController {
    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// A cell with a table of fifty rows.
private final class TableCell: UICollectionViewCell, UITableViewDataSource {
    let table = UITableView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        table.frame = contentView.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        contentView.addSubview(table)
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

/// A table's cell with a collection view of fifty items that scrolls sideways.
private final class GridRow: UITableViewCell {
    let source = RecordedCollection([50])
    private(set) var grid: UICollectionView?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let grid = UICollectionView(frame: contentView.bounds, collectionViewLayout: layout)
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = source
        contentView.addSubview(grid)
        self.grid = grid
    }

    required init?(coder: NSCoder) { nil }
}

private final class GridRows: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 80
        tableView.register(GridRow.self, forCellReuseIdentifier: "grid")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "grid", for: indexPath)
    }
}

@MainActor @Suite("Collection views in containers")
struct CollectionInContainersTests {
    /// Whether all elements in the bounds are shown, each cell at its attributes' place.
    private func isWhole(_ collection: UICollectionView) -> Bool {
        let paths = (0..<collection.numberOfItems(inSection: 0)).map { IndexPath(item: $0, section: 0) }
        return paths.allSatisfy { path in
            guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return false }
            let overlap = frame.intersection(collection.bounds)
            let meets = !overlap.isNull && overlap.width > 0.01 && overlap.height > 0.01
            return (collection.cellForItem(at: path)?.frame == frame) == meets
        }
    }

    @Test("Under a large title and a search bar, pulled, with a refresh control")
    func largeTitle() throws {
        let list = ListController()
        list.title = "List"
        list.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        try Stage.run(root: navigation, size: CGSize(width: 320, height: 640)) { stage, _ in
            let collection = try #require(list.collectionView)
            collection.refreshControl = UIRefreshControl()
            stage.settle()
            let top = collection.adjustedContentInset.top
            expectEqual(collection.contentOffset.y, -top)

            stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 560))
            stage.advance(by: 0.05)
            expectTrue(isWhole(collection))
            stage.advance(by: 2)
            collection.refreshControl?.endRefreshing()
            stage.advance(by: 2)
            expectEqual(collection.contentOffset.y, -collection.adjustedContentInset.top)

            collection.contentOffset.y = 1000
            stage.settle()
            expectTrue(isWhole(collection))
            #expect(collection.adjustedContentInset.top < top)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("In a sidebar, a tab's root, a page, a sheet: complete at every place, and deallocated", arguments: 0..<4)
    func places(place: Int) throws {
        weak var freed: UICollectionView?
        try Stage.run(root: UIViewController(), size: CGSize(width: 1000, height: 700)) { stage, root in
            let list = ListController()
            let container: UIViewController
            switch place {
            case 0:
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(list, for: .primary)
                split.setViewController(UIViewController(), for: .secondary)
                split.preferredDisplayMode = .oneBesideSecondary
                container = split
            case 1:
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController(rootViewController: list), UIViewController()]
                container = tabs
            case 2:
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([list], direction: .forward, animated: false)
                container = pages
            default:
                list.sheetPresentationController?.detents = [.medium(), .large()]
                container = list
            }
            if container === list {
                root.present(list, animated: true)
            } else {
                stage.window.rootViewController = container
            }
            stage.advance(by: 1)
            let collection = try #require(list.collectionView)
            freed = collection

            expectFalse(collection.visibleCells.isEmpty)
            expectTrue(isWhole(collection))
            collection.scrollToItem(at: IndexPath(item: 60, section: 0), at: .centeredVertically, animated: false)
            stage.window.frame.size = CGSize(width: 500, height: 600)
            stage.advance(by: 1)
            expectTrue(isWhole(collection))

            if container === list { root.dismiss(animated: false) }
            stage.window.rootViewController = UIViewController()
            stage.advance(by: 1)
            expectEmpty(stage.diagnostics)
        }
        expectNil(freed)
    }

    @Test("A window that becomes narrow, and wide again, in the middle of a fling")
    func sizeClasses() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 1000, height: 700)) { stage, _ in
            let list = ListController()
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(list, for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            stage.window.rootViewController = split
            stage.advance(by: 0.5)
            let collection = try #require(list.collectionView)
            stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.1)
            stage.advance(by: 0.1)
            let (isFlung, offset) = (collection.isDecelerating, collection.contentOffset.y)

            stage.resize(to: CGSize(width: 400, height: 700))
            stage.advance(by: 0.1)
            split.show(.primary)
            stage.advance(by: 1)
            expectTrue(isFlung)
            expectTrue(split.isCollapsed)
            expectIdentical(collection.window, stage.window)
            expectTrue(isWhole(collection))
            #expect(collection.contentOffset.y >= offset - 50)
            stage.resize(to: CGSize(width: 1000, height: 700))
            stage.advance(by: 1)

            expectFalse(split.isCollapsed)
            expectTrue(isWhole(collection))
            expectTrue(collection.frame.width < 500 && collection.contentOffset.y >= offset - 50)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("In a sheet a list at its top pulls the sheet; in a large sheet it scrolls, and pulls down from its top")
    func sheet() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 400, height: 800)) { stage, root in
            let list = ListController()
            list.sheetPresentationController?.detents = [.medium(), .large()]
            root.present(list, animated: true)
            stage.advance(by: 1)
            let collection = try #require(list.collectionView)
            let sheet = try #require(list.sheetPresentationController)
            @MainActor func drag(_ start: CGFloat, _ end: CGFloat) {
                stage.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), duration: 1.5)
                stage.advance(by: 2)

            }

            drag(700, 450)
            let (isLarge, isAtTop) = (sheet.selectedDetentIdentifier == .large, collection.contentOffset.y <= 0)
            drag(700, 300)
            let scrolled = collection.contentOffset.y
            drag(300, 500)
            let isStillLarge = sheet.selectedDetentIdentifier == .large
            collection.contentOffset.y = -collection.adjustedContentInset.top
            drag(300, 560)

            expectTrue(isLarge)
            expectTrue(isAtTop)
            expectTrue(isStillLarge)
            #expect(scrolled > 100)
            expectEqual(sheet.selectedDetentIdentifier, .medium)
            expectTrue(isWhole(collection))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Tables in cells scroll, and the collection view scrolls when they do not")
    func tablesInCells() throws {
        let source = RecordedCollection([20])
        source.makesCell = { collection, path in
            collection.register(TableCell.self, forCellWithReuseIdentifier: "table")
            return collection.dequeueReusableCell(withReuseIdentifier: "table", for: path)
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 280, height: 150)
        try Stage.runCollection(layout, source: source) { stage, collection in
            let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? TableCell)
            expectEqual(cell.table.visibleCells.count, 3)

            stage.drag(from: CGPoint(x: 160, y: 130), to: CGPoint(x: 160, y: 30))
            stage.advance(by: 2)
            #expect(cell.table.contentOffset.y > 50)
            expectEqual(collection.contentOffset.y, 0)

            stage.drag(from: CGPoint(x: 5, y: 330), to: CGPoint(x: 5, y: 130))
            stage.advance(by: 2)
            #expect(collection.contentOffset.y > 100)
            expectTrue(isWhole(collection))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("In a table's cells rows scroll horizontally, the table vertically")
    func inTable() throws {
        let rows = GridRows(style: .plain)
        try Stage.run(root: rows, size: CGSize(width: 320, height: 400)) { stage, _ in
            let row = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? GridRow)
            let grid = try #require(row.grid)
            expectTrue(isWhole(grid))
            let start = grid.convert(CGPoint(x: 250, y: 40), to: nil)

            stage.drag(from: start, to: CGPoint(x: start.x - 200, y: start.y))
            stage.advance(by: 2)
            #expect(grid.contentOffset.x > 100)
            expectTrue(isWhole(grid))
            let offset = rows.tableView.contentOffset.y

            stage.drag(from: CGPoint(x: start.x, y: 350), to: CGPoint(x: start.x, y: 150))
            stage.advance(by: 2)
            #expect(rows.tableView.contentOffset.y > offset + 100)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Cells with text views have the height of their text, and are measured again after a change")
    func textViews() throws {
        let source = RecordedCollection([30])
        var text: UITextView?
        source.makesCell = { collection, path in
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "text")
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "text", for: path)
            if cell.contentView.subviews.isEmpty {
                let view = UITextView()
                view.isScrollEnabled = false
                view.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                ])
            }
            let view = cell.contentView.subviews.first as? UITextView
            view?.text = "Line"
            if path.item == 1 { text = view }
            return cell
        }
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        try Stage.runCollection(layout, source: source) { stage, collection in
            let path = IndexPath(item: 1, section: 0)
            let before = try #require(collection.layoutAttributesForItem(at: path)?.frame)

            text?.text = "Line\nLine\nLine\nLine"
            collection.cellForItem(at: path)?.invalidateIntrinsicContentSize()
            stage.settle()
            let after = try #require(collection.layoutAttributesForItem(at: path)?.frame)

            #expect(after.height > before.height + 40)
            expectEqual(after.minY, before.minY)
            expectTrue(isWhole(collection))
            expectEmpty(stage.diagnostics)
        }
    }
}
