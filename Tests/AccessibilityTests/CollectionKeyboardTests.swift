import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A collection view of names, as a list with swipe actions or as a grid with two columns.
private final class Names: UICollectionViewController {
    enum Section { case main }

    private let isList: Bool
    private(set) var source: UICollectionViewDiffableDataSource<Section, String>!
    private(set) var calls: [String] = []
    var permitsMovement = true

    init(isList: Bool) {
        self.isList = isList
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }

    var names: [String] { source.snapshot().itemIdentifiers }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsFocus = true
        collectionView.collectionViewLayout = isList ? listLayout() : gridLayout()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, name in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        source.reorderingHandlers.canReorderItem = { [weak self] _ in self?.permitsMovement ?? false }
        source.reorderingHandlers.didReorder = { [weak self] _ in self?.calls.append("reordered") }
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(["One", "Two", "Three", "Four"])
        source.apply(snapshot, animatingDifferences: false)
    }

    private func listLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                    self?.calls.append("flagged \(path.item)")
                    done(true)
                }
            ])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func gridLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 80)
        layout.minimumInteritemSpacing = 10
        return layout
    }
}

/// A delegate that adds an item when it is called for the target of a movement.
private final class AddingDelegate: NSObject, UICollectionViewDelegate {
    weak var names: Names?

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
        atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        guard let source = names?.source else { return proposed }
        var snapshot = source.snapshot()
        snapshot.insertItems(["Zero"], beforeItem: "One")
        source.apply(snapshot, animatingDifferences: false)
        return proposed
    }
}

@MainActor @Suite("Full keyboard access of collection views")
struct CollectionKeyboardTests {
    private func run(isList: Bool, _ body: (Stage, Names) throws -> Void) throws {
        let names = Names(isList: isList)
        try Stage.run(size: CGSize(width: 320, height: 568), rootViewController: names) { stage in
            stage.advance(by: 0.1)
            stage.press(.keyboardTab)
            try body(stage, names)
        }
    }

    @Test("The right arrow key opens the swipe actions of the focused item of a list, and Return performs the first")
    func swipeActions() throws {
        try run(isList: true) { stage, names in
            stage.flagSecondRow()
            expectEqual(names.calls, ["flagged 1"])
        }
    }

    @Test("The left arrow key closes the item, and has no effect on a list without actions at that side")
    func closing() throws {
        try run(isList: true) { stage, names in
            stage.press(.keyboardRightArrow)
            stage.advance(by: 0.5)
            stage.press(.keyboardLeftArrow)
            stage.advance(by: 0.5)
            expectFalse(stage.find("Flag").exists)
            stage.press(.keyboardLeftArrow)
            stage.advance(by: 0.5)
            expectEmpty(names.calls)
        }
    }

    @Test("Option and an arrow key move the focused item of a list and of a grid", arguments: [true, false])
    func reordering(isList: Bool) throws {
        try run(isList: isList) { stage, names in
            stage.press(isList ? .keyboardDownArrow : .keyboardRightArrow, modifiers: .alternate)
            stage.advance(by: 0.5)
            expectEqual(names.names, ["Two", "One", "Three", "Four"])
            expectEqual(names.calls, ["reordered"])

            // The focus moves with the item.
            stage.press(.keyboardDownArrow, modifiers: .alternate)
            stage.advance(by: 0.5)
            let moved = isList ? ["Two", "Three", "One", "Four"] : ["Two", "Four", "Three", "One"]
            expectEqual(Set(names.names), Set(moved))
            expectEqual(names.names.firstIndex(of: "One"), moved.firstIndex(of: "One"))

            stage.press(.keyboardUpArrow, modifiers: .alternate)
            stage.advance(by: 0.5)
            expectEqual(names.names.firstIndex(of: "One"), 1)
        }
    }

    @Test("Option and an arrow key have no effect on an item at the end, or that must not be moved")
    func refusals() throws {
        try run(isList: true) { stage, names in
            stage.press(.keyboardUpArrow, modifiers: .alternate)
            stage.advance(by: 0.5)
            names.permitsMovement = false
            stage.press(.keyboardDownArrow, modifiers: .alternate)
            stage.advance(by: 0.5)

            expectEqual(names.names, ["One", "Two", "Three", "Four"])
            expectEmpty(names.calls)
        }
    }

    @Test("A change in the delegate's method for the target undoes the movement")
    func changes() throws {
        try run(isList: true) { stage, names in
            let delegate = AddingDelegate()
            delegate.names = names
            names.collectionView.delegate = delegate
            stage.press(.keyboardDownArrow, modifiers: .alternate)
            stage.advance(by: 0.5)
            expectEqual(names.names, ["Zero", "One", "Two", "Three", "Four"])

            names.collectionView.delegate = names
            stage.press(.keyboardDownArrow, modifiers: .alternate)
            stage.advance(by: 0.5)
            expectEqual(names.names, ["Zero", "Two", "One", "Three", "Four"])
            expectEqual(names.calls, ["reordered"])
        }
    }

    @Test("An item that is moved by keys beyond the visible area is scrolled into view")
    func scrolling() throws {
        try run(isList: true) { stage, names in
            var snapshot = names.source.snapshot()
            snapshot.appendItems((5...40).map { "Item \($0)" })
            names.source.apply(snapshot, animatingDifferences: false)
            stage.advance(by: 0.1)
            for _ in 0..<20 {
                stage.press(.keyboardDownArrow, modifiers: .alternate)
                stage.advance(by: 0.3)
            }

            expectEqual(names.names.firstIndex(of: "One"), 20)
            let cell = names.collectionView.cellForItem(at: IndexPath(item: 20, section: 0))
            #expect(cell.map { names.collectionView.bounds.contains($0.frame) } == true)
        }
    }

    @Test("The chevron of an outline is an element with the label of its row, and expands the row by a key")
    func outline() throws {
        let controller = UIViewController()
        try Stage.run(size: CGSize(width: 320, height: 568), rootViewController: controller) { stage in
            let list = UICollectionView(
                frame: controller.view.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)))
            controller.view.addSubview(list)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
                var content = cell.defaultContentConfiguration()
                content.text = name
                cell.contentConfiguration = content
                cell.accessories = name == "Albums" ? [.outlineDisclosure()] : []
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, name in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
            }
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["Albums"])
            snapshot.append(["Lisbon"], to: "Albums")
            source.apply(snapshot, to: 0, animatingDifferences: false)
            stage.advance(by: 0.1)
            @MainActor func elements() -> [String] {
                stage.accessibilityTree.elements.map {
                    "\($0.label ?? "") \($0.role) \($0.isExpanded.map(String.init) ?? "")"
                }
            }
            expectEqual(elements().map { $0.hasSuffix("false") }, [false, true])
            expectTrue(elements()[1].hasPrefix("Albums button"))

            // The row, then its chevron.
            stage.press(.keyboardTab)
            stage.press(.keyboardTab)
            stage.press(.keyboardSpacebar)
            stage.advance(by: 0.5)
            expectEqual(elements().map { $0.hasSuffix("true") }, [false, true, false])
            expectEqual(stage.accessibilityTree.elements.map(\.isFocused), [false, true, false])
        }
    }
}
