import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// A grid of twelve items, which a long press moves.
private final class MovableGrid: UICollectionViewController {
    let source = MovableItems([Array(0..<12)])

    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.sections[0].count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { source.collectionView(collectionView, cellForItemAt: indexPath) }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
}

/// A table of twenty rows with controls that move them.
private final class MovableTable: UITableViewController {
    var rows = Array(0..<20)
    var moves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.isEditing = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(rows[indexPath.row])"
        return cell
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves += 1
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

@MainActor @Suite("Interactive movement with other components")
struct MovementMeetingTests {
    private func hold(_ stage: Stage, _ start: CGPoint, _ end: CGPoint) {
        stage.touchDown(at: start)
        stage.advance(by: 0.7)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            stage.touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            stage.advance(by: 0.03)
        }
    }

    @Test("In a page, pages stay while an item is moved sideways, and a row by its control", arguments: [false, true])
    func pages(isTable: Bool) throws {
        let (grid, table) = (MovableGrid(), MovableTable(style: .plain))
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let neighbours = Neighbours()
        pages.dataSource = neighbours
        pages.setViewControllers([isTable ? table : grid], direction: .forward, animated: false)
        try Stage.run(root: pages, size: CGSize(width: 320, height: 480)) { stage, _ in
            stage.advance(by: 0.5)
            if isTable {
                let y = table.tableView.rectForRow(at: path(1)).midY
                hold(stage, CGPoint(x: 293, y: y), CGPoint(x: 40, y: y + 88))
                stage.touchUp(at: CGPoint(x: 40, y: y + 88))
                stage.advance(by: 1)
                expectEqual(table.rows.prefix(5), [0, 2, 3, 1, 4])
            } else {
                hold(stage, CGPoint(x: 25, y: 25), CGPoint(x: 220, y: 25))
                stage.touchUp(at: CGPoint(x: 220, y: 25))
                stage.advance(by: 1)
                expectEqual(grid.source.moves, ["0.0 0.3"])
                expectTrue(grid.collectionView.shows(grid.source.sections))
            }
            expectEqual(pages.viewControllers, [isTable ? table : grid])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("In a sheet the sheet stays while a row is moved down")
    func sheet() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 640)) { stage, root in
            let table = MovableTable(style: .plain)
            table.sheetPresentationController?.detents = [.medium(), .large()]
            root.present(table, animated: false)
            stage.advance(by: 0.5)
            let top = table.view.convert(CGPoint.zero, to: nil).y
            let start = table.tableView.convert(table.tableView.rectForRow(at: path(1)), to: nil)

            hold(stage, CGPoint(x: 293, y: start.midY), CGPoint(x: 293, y: start.midY + 88))
            expectEqual(table.view.convert(CGPoint.zero, to: nil).y, top)
            stage.touchUp(at: CGPoint(x: 293, y: start.midY + 88))
            stage.advance(by: 0.5)

            expectEqual(table.rows.prefix(5), [0, 2, 3, 1, 4])
            expectEqual(table.view.convert(CGPoint.zero, to: nil).y, top)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("During a movement no menu opens, and while a menu is open no item moves")
    func menus() throws {
        let grid = MovableGrid()
        try Stage.run(root: grid, size: CGSize(width: 320, height: 480)) { stage, _ in
            grid.collectionView.delegate = grid.source
            stage.settle()
            _ = grid.collectionView.beginInteractiveMovementForItem(at: path(0))
            grid.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 80))
            stage.touchDown(at: CGPoint(x: 150, y: 25))
            stage.advance(by: 1)
            stage.touchUp(at: CGPoint(x: 150, y: 25))
            stage.advance(by: 1)
            expectEqual(grid.source.menus, 0)
            grid.collectionView.cancelInteractiveMovement()
            stage.advance(by: 1)
            grid.source.moves = []

            hold(stage, CGPoint(x: 25, y: 25), CGPoint(x: 220, y: 25))
            stage.touchUp(at: CGPoint(x: 220, y: 25))
            stage.advance(by: 1)
            expectEqual(grid.source.menus + grid.source.moves.count, 1)
            expectTrue(grid.collectionView.shows(grid.source.sections))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test(
        "A window that rotates during a movement keeps the item below the finger, and loses no item",
        arguments: [0, 1])
    func turned(kind: Int) throws {
        let (grid, table) = (MovableGrid(), MovableTable(style: .plain))
        try Stage.run(root: kind == 0 ? grid : table, size: CGSize(width: 320, height: 480)) { stage, _ in
            stage.settle()
            let list: UIScrollView = kind == 0 ? grid.collectionView : table.tableView
            let top = list.contentOffset.y
            let start = kind == 0 ? CGPoint(x: 25, y: 25 - top) : CGPoint(x: 293, y: 66 - top)
            hold(stage, start, CGPoint(x: start.x, y: start.y + 60))
            stage.resize(to: CGSize(width: 480, height: 320))
            stage.advance(by: 0.5)

            if kind == 0 {
                expectTrue(grid.collectionView.visibleCells.contains { $0.center == CGPoint(x: 25, y: 85) })
            } else {
                let cell = table.tableView.visibleCells.first { $0.textLabel?.text == "Row 1" }
                expectEqual(cell?.center, CGPoint(x: 240, y: 126))
                expectEqual(cell?.bounds.width, 480)
            }
            stage.touchUp(at: CGPoint(x: start.x, y: start.y + 60))
            stage.advance(by: 0.5)

            expectEqual(Set(grid.source.sections[0]).count, 12)
            expectEqual(Set(table.rows).count, 20)
            if kind == 0 {
                expectTrue(grid.collectionView.shows(grid.source.sections))
            } else {
                expectEqual(table.moves, 1)
                let texts = table.tableView.visibleCells.map { $0.textLabel?.text }
                expectEqual(texts, table.rows.prefix(texts.count).map { "Row \($0)" })
            }
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A snapshot that is applied cancels the movement, and shows all its items")
    func snapshot() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, root in
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            let list = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
            root.view.addSubview(list)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                cell.tag = item
                cell.accessories = [.reorder(displayed: .always)]
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            source.reorderingHandlers.canReorderItem = { _ in true }
            var reordered = 0
            source.reorderingHandlers.didReorder = { _ in reordered += 1 }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<6))
            source.apply(snapshot)
            stage.settle()

            stage.touchDown(at: CGPoint(x: 292, y: 66))
            stage.touchMove(to: CGPoint(x: 292, y: 180))
            stage.advance(by: 0.3)
            snapshot.deleteItems([1, 4])
            snapshot.appendItems([9])
            source.apply(snapshot)
            stage.touchMove(to: CGPoint(x: 292, y: 30))
            stage.advance(by: 0.5)
            stage.touchUp(at: CGPoint(x: 292, y: 30))
            stage.advance(by: 0.5)

            expectEqual(reordered, 0)
            expectEqual(source.snapshot().itemIdentifiers, [0, 2, 3, 5, 9])
            let tags = list.indexPathsForVisibleItems.compactMap { list.cellForItem(at: $0)?.tag }
            expectEqual(tags, [0, 2, 3, 5, 9])
            expectEqual(list.visibleCells.map(\.frame.minY).sorted(), [0, 44, 88, 132, 176])
            expectTrue(list.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.shadowOpacity == 0 })
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A list that leaves its window during a movement is deallocated")
    func freed() throws {
        weak var freed: UICollectionView?
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, _ in
            var grid: MovableGrid? = MovableGrid()
            stage.window.rootViewController = grid
            stage.settle()
            freed = grid?.collectionView
            _ = grid?.collectionView.beginInteractiveMovementForItem(at: path(0))
            grid?.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 478))
            stage.advance(by: 0.2)

            stage.window.rootViewController = UIViewController()
            grid = nil
            stage.advance(by: 1)
        }
        expectNil(freed)
    }
}

/// A page before and after each page.
private final class Neighbours: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { UIViewController() }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { UIViewController() }
}
