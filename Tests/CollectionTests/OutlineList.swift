import IrekoTesting
import UIKit

/// A list with texts in the whole window, and its data source.
@MainActor
struct OutlineList {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>

    let view: UICollectionView
    let source: Source

    init(in stage: Stage, accessories: [UICellAccessory] = []) {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        stage.window.rootViewController?.view.addSubview(view)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = accessories
        }
        source = Source(collectionView: view) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
    }
}

extension UICollectionViewDiffableDataSource where SectionIdentifierType == Int, ItemIdentifierType == String {
    /// Returns the outline of a section in a line: `A(a1 a2) +B(b1 b2)`, in which B is collapsed.
    func outlineText(_ section: Int) -> String {
        let outline = snapshot(for: section)
        func text(_ items: [String]) -> String {
            items.map { item in
                let below = outline.snapshot(of: item).rootItems
                if below.isEmpty { return item }
                return (outline.isExpanded(item) ? "" : "+") + item + "(" + text(below) + ")"
            }.joined(separator: " ")
        }
        return text(outline.rootItems)
    }
}
