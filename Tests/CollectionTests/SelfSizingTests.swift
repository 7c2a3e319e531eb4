import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A cell with the height of a constraint.
private final class TallCell: UICollectionViewCell {
    let box = UIView()
    let label = UILabel()
    private(set) var height: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        contentView.addSubview(box)
        contentView.addSubview(label)
        let height = box.heightAnchor.constraint(equalToConstant: 60)
        self.height = height
        let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = .init(999)
        NSLayoutConstraint.activate([
            height, bottom, box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            label.topAnchor.constraint(equalTo: box.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Cells that are measured again")
struct SelfSizingTests {
    private func run(
        _ invalidation: UICollectionView.SelfSizingInvalidation, _ body: (Stage, UICollectionView) throws -> Void
    ) throws {
        let source = RecordedCollection([5])
        source.makesCell = { $0.dequeueReusableCell(withReuseIdentifier: "tall", for: $1) }
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 640)) { stage, root in
            let view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
            view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
            view.selfSizingInvalidation = invalidation
            view.dataSource = source
            root.view.addSubview(view)
            stage.settle()
            try body(stage, view)
        }
    }

    private func tops(_ view: UICollectionView) -> [CGFloat] { view.visibleCells.map(\.frame.minY) }

    @Test("Constraints that change in a cell cause it to be measured again only if that is requested")
    func constraints() throws {
        try run(.enabledIncludingConstraints) { stage, view in
            expectEqual(tops(view), [0, 60, 120, 180, 240])
            let cell = try #require(view.visibleCells[1] as? TallCell)

            cell.height?.constant = 100
            stage.settle()
            expectEqual(tops(view), [0, 60, 160, 220, 280])

            cell.label.text = "A text of a line"
            stage.settle()
            let line = cell.label.bounds.height
            expectTrue(line > 10 && tops(view) == [0, 60, 160 + line, 220 + line, 280 + line])

            cell.height?.isActive = false
            cell.box.heightAnchor.constraint(equalToConstant: 20).isActive = true
            stage.settle()
            expectEqual(tops(view), [0, 60, 80 + line, 140 + line, 200 + line])

            view.selfSizingInvalidation = .enabled
            let other = try #require(view.visibleCells[0] as? TallCell)
            other.height?.constant = 90
            stage.settle()
            expectEqual(tops(view)[1], 60)
            other.invalidateIntrinsicContentSize()
            stage.settle()
            expectEqual(tops(view)[1], 90)
        }
        try run(.disabled) { stage, view in
            let cell = try #require(view.visibleCells[1] as? TallCell)
            cell.height?.constant = 100
            cell.invalidateIntrinsicContentSize()
            stage.settle()
            expectEqual(tops(view), [0, 60, 120, 180, 240])
        }
    }

    @Test("An animation moves the cells below")
    func animated() throws {
        try run(.enabledIncludingConstraints) { stage, view in
            let cell = try #require(view.visibleCells[0] as? TallCell)
            let next = view.visibleCells[1]

            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                cell.height?.constant = 100
                view.layoutIfNeeded()
            }
            stage.advance(by: 0.2)
            expectEqual(next.layer.presentation()?.frame.minY.rounded(), 80)
            stage.advance(by: 0.3)
            expectEqual(next.frame.minY, 100)
        }
    }

    @Test("A reused cell is measured only for its new content")
    func reused() throws {
        try run(.enabledIncludingConstraints) { stage, view in
            let cell = try #require(view.visibleCells[4] as? TallCell)
            view.reloadItems(at: [IndexPath(item: 4, section: 0)])
            stage.advance(by: 0.5)

            cell.height?.constant = 300
            stage.settle()

            expectEqual(view.contentSize.height, 300)
        }
    }

    @Test("The first visible item keeps its position when the text size changes")
    func textSize() throws {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "Some words in row \(number). ", count: 1 + number * 7 % 9)
            cell.contentConfiguration = content
        }
        let source = RecordedCollection([200])
        source.makesCell = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item) }
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        try Stage.runCollection(layout, source: source) { stage, view in
            // Scrolling measures the items above.
            while (view.indexPathsForVisibleItems.min()?.item ?? 0) < 100 {
                view.contentOffset.y += 300
                stage.settle()
            }
            @MainActor func first() -> (item: Int, top: CGFloat)? {
                guard let path = view.indexPathsForVisibleItems.min(), let cell = view.cellForItem(at: path) else {
                    return nil
                }
                return (path.item, cell.frame.minY - view.contentOffset.y)
            }
            let before = try #require(first())

            for category: UIContentSizeCategory in [.extraLarge, .accessibilityLarge, .small, .large] {
                stage.window.traitOverrides.preferredContentSizeCategory = category
                stage.settle()

                let now = try #require(first())
                expectEqual(now.item, before.item, "\(category)")
                expectTrue(abs(now.top - before.top) < 1, "\(category): \(now.top) and \(before.top)")
            }
            expectEmpty(stage.diagnostics)
        }
    }

    /// Two sections of cells with an estimated height, each with a handler of its visible items.
    private func runHandled(
        _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler,
        _ body: (Stage, UICollectionView) throws -> Void
    ) throws {
        let source = RecordedCollection([3, 3])
        source.makesCell = { $0.dequeueReusableCell(withReuseIdentifier: "tall", for: $1) }
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            section.visibleItemsInvalidationHandler = handler
            return section
        }
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 640)) { stage, root in
            let view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
            view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
            view.dataSource = source
            root.view.addSubview(view)
            stage.settle()
            try body(stage, view)
            expectEmpty(stage.diagnostics)
        }
    }

    private func frames(_ view: UICollectionView) -> [CGRect] {
        view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
    }

    @Test("Cells are measured in sections with a handler of visible items")
    func handler() throws {
        try runHandled({ _, _, _ in }) { stage, view in
            let measured = (0..<6).map { CGRect(x: 0, y: CGFloat($0) * 60, width: 320, height: 60) }
            expectEqual(frames(view), measured)

            (view.cellForItem(at: IndexPath(item: 1, section: 0)) as? TallCell)?.height?.constant = 90
            view.cellForItem(at: IndexPath(item: 1, section: 0))?.invalidateIntrinsicContentSize()
            stage.settle()

            expectEqual(frames(view).map(\.minY), [0, 60, 150, 210, 270, 330])
        }
    }

    @Test("The changes of a handler apply to the measured places, once")
    func handlersChanges() throws {
        var heights: [CGFloat] = []
        try runHandled({ items, _, _ in
            heights = items.map(\.bounds.height)
            for item in items where item.indexPath.item == 1 {
                item.alpha = 0.5
                item.center.x += 10
            }
        }) { _, view in
            expectEqual(heights, [60, 60, 60])
            expectEqual(view.cellForItem(at: IndexPath(item: 1, section: 1))?.alpha, 0.5)
            expectEqual(frames(view).map(\.minY), [0, 60, 120, 180, 240, 300])
            expectEqual(frames(view).map(\.minX), [0, 10, 0, 0, 10, 0])
        }
    }
}
