import Foundation
import IrekoTesting
import Measuring
import UIKit

private let screen = CGSize(width: 1920, height: 1080)

/// A picture above its title.
private final class PictureCell: UICollectionViewCell {
    let picture = UIImageView()
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .footnote)
        for view in [picture, title] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.heightAnchor.constraint(equalToConstant: 176),
            title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// Sections of numbered pictures.
@MainActor
private final class NumberedPictures: NSObject, UICollectionViewDataSource {
    var (sections, items): (Int, Int)

    private let pictures: [UIImage] = (0..<24).map { number in
        UIGraphicsImageRenderer(size: CGSize(width: 380, height: 176)).image { context in
            UIColor(hue: CGFloat(number) / 24, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 380, height: 176))
            UIColor.white.setFill()
            context.fill(CGRect(x: 10 * number, y: 40, width: 60, height: 60))
        }
    }

    init(sections: Int = 1, items: Int) { (self.sections, self.items) = (sections, items) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? PictureCell {
            cell.picture.image = pictures[(indexPath.section * 7 + indexPath.item) % pictures.count]
            cell.title.text = "Picture number \(indexPath.item)"
        }
        return cell
    }
}

/// Five columns of 200 points' height.
@MainActor
private func flowLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 376, height: 200)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
    return layout
}

/// Five columns of estimated heights.
@MainActor
private func compositionalLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .estimated(190)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(190)),
        repeatingSubitem: item, count: 5)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
}

/// A shelf per section, which scrolls horizontally.
@MainActor
private func shelvesLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(376), heightDimension: .absolute(200)),
        subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
}

@MainActor
private func runGrid<Result>(
    _ layout: UICollectionViewLayout, sections: Int = 1, items: Int,
    _ body: (Stage, UICollectionView, NumberedPictures) throws -> Result
) throws -> Result {
    try Stage.run(size: screen, rootViewController: UIViewController()) { stage in
        let grid = UICollectionView(frame: CGRect(origin: .zero, size: screen), collectionViewLayout: layout)
        grid.register(PictureCell.self, forCellWithReuseIdentifier: "cell")
        let source = NumberedPictures(sections: sections, items: items)
        grid.dataSource = source
        stage.window.rootViewController?.view.addSubview(grid)
        stage.advance(by: 0.1)
        stage.render()
        // The data source must be retained, since the view refers to it weakly.
        return try withExtendedLifetime(source) { try body(stage, grid, source) }
    }
}

/// The cost per frame while a grid at 1920×1080 scrolls 50 points a frame, 3000 points a second, in copies of a frame.
@MainActor
private func scrolling(
    _ name: String, _ layout: () -> UICollectionViewLayout, sections: Int = 1, items: Int, reach: Reach
) throws -> Figure {
    let reference = FrameCopy()
    var frames: [Double] = []
    for round in 0..<3 {
        frames += try runGrid(layout(), sections: sections, items: items) { stage, grid, _ in
            // New items, which have not been visible yet.
            let far = min(grid.contentSize.height / 4, 100_000)
            grid.contentOffset.y += CGFloat(round) * far
            stage.render()
            let highest = grid.contentSize.height - screen.height
            @MainActor func scroll() {
                grid.contentOffset.y = min(grid.contentOffset.y + 50, highest)
                stage.advance(by: 1.0 / 60)
                stage.render()
            }
            let count = Int(min(360, (highest - grid.contentOffset.y) / 50 - 1))
            let costs = (0..<count).map { frame in
                if frame % 60 == 0 {
                    reference.round()
                    // The copies have evicted the caches, which only the next frame would pay for.
                    scroll()
                }
                return CPUClock.seconds { scroll() }
            }
            // The first second fills caches.
            return Array(costs.dropFirst(60))
        }
    }
    return .copies(name, cost: frames.median, reference: reference.seconds, reach: reach)
}

@MainActor let gridScroll = Benchmark("grid.scroll") {
    [try scrolling("grid.scroll", flowLayout, items: 100_000, reach: .atMost(1.0))]
}

@MainActor let gridCompositional = Benchmark("grid.compositional") {
    [try scrolling("grid.compositional", compositionalLayout, items: 100_000, reach: .atMost(1.2))]
}

/// 50 shelves of 1,000 items, scrolled vertically back and forth, since they are ten screens high.
@MainActor let gridOrthogonal = Benchmark("grid.orthogonal") {
    [try scrolling("grid.orthogonal", shelvesLayout, sections: 50, items: 1000, reach: .atMost(1.2))]
}

/// From `reloadData()` to the first frame: 100,000 items, and 100.
@MainActor let gridOpen = Benchmark("grid.open.flow", "grid.open.compositional") {
    try [("flow", flowLayout()), ("compositional", compositionalLayout())].map { name, layout in
        // Alternating, so that other work of the machine affects both equally.
        let (few, many) = try runGrid(layout, items: 100) { stage, grid, source in
            var costs: [Int: [Double]] = [:]
            for _ in 0..<40 {
                for items in [100, 100_000] {
                    source.items = items
                    costs[items, default: []].append(
                        CPUClock.seconds {
                            grid.reloadData()
                            stage.render()
                        })
                }
            }
            return (costs[100, default: []].median, costs[100_000, default: []].median)
        }
        return Figure(
            name: "grid.open.\(name)", value: many / few, unit: "× 100 items", reference: FrameCopy.measure(),
            cost: nil,
            reach: .atMost(1.3))
    }
}

/// The memory before and after scrolling through 100,000 items, a screen at a time.
@MainActor let gridMemory = Benchmark("grid.memory") {
    try runGrid(flowLayout(), items: 100_000) { stage, grid, _ in
        for _ in 0..<100 {
            grid.contentOffset.y += 1000
            stage.render()
        }
        let before = ProcessStatus.own.memory ?? 0
        while grid.contentOffset.y < grid.contentSize.height - screen.height {
            grid.contentOffset.y += 1000
            stage.advance(by: 1.0 / 60)
        }
        stage.render()
        let after = ProcessStatus.own.memory ?? 0
        return [
            Figure(
                name: "grid.memory", value: Double(after - before) / 1e6, unit: "MB", reference: FrameCopy.measure(),
                cost: nil, reach: .atMost(5))
        ]
    }
}

/// Snapshots of 10,000 items, each 1,000 moves, insertions and deletions from the previous snapshot.
private func changedItems(rounds: Int) -> [[Int]] {
    var items = Array(0..<10_000)
    var next = items.count
    return (0..<rounds).map { round in
        let removed = Set((0..<333).map { ($0 * 29 + round) % items.count })
        items = items.indices.filter { !removed.contains($0) }.map { items[$0] }
        for step in 0..<334 {
            let item = items.remove(at: step * 17 + round)
            items.insert(item, at: step * 13 + 5000)
        }
        for step in 0..<333 {
            items.insert(next, at: step * 23 + 7)
            next += 1
        }
        return items
    }
}

/// The same changes, animated, in a grid of one column and in a table, until they are laid out.
@MainActor let gridUpdate = Benchmark("grid.update") {
    let changes = changedItems(rounds: 10)

    let table = try Stage.run(size: screen, rootViewController: UIViewController()) { stage in
        let view = UITableView(frame: CGRect(origin: .zero, size: screen))
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        stage.window.rootViewController?.view.addSubview(view)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        return cost(of: changes, on: stage) { source.apply($0) }
    }
    let grid = try Stage.run(size: screen, rootViewController: UIViewController()) { stage in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: screen.width, height: 44)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: CGRect(origin: .zero, size: screen), collectionViewLayout: layout)
        stage.window.rootViewController?.view.addSubview(view)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "\(item)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { grid, path, item in
            grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        return cost(of: changes, on: stage) { source.apply($0) }
    }
    return [
        Figure(
            name: "grid.update", value: grid / table, unit: "× a table view", reference: FrameCopy.measure(),
            cost: grid,
            reach: .atMost(1.5))
    ]
}

@MainActor
private func cost(
    of changes: [[Int]], on stage: Stage, apply: (NSDiffableDataSourceSnapshot<Int, Int>) -> Void
) -> Double {
    func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }
    apply(snapshot(Array(0..<10_000)))
    stage.render()
    return changes.map { items in
        let changed = snapshot(items)
        let seconds = CPUClock.seconds {
            apply(changed)
            stage.settle()
        }
        stage.advance(by: 1)
        return seconds
    }.median
}
