import CoreGraphics
import Foundation
import UIKitCore

/// What a list shows again when its items are there.
struct RestoredItems {
    var first: RestoredItem?
    /// From the first item's origin to the view's, in points.
    var distance: CGPoint
    var selected: [RestoredItem]
    /// Where the content was scrolled to for the first item, and how often.
    var target: CGPoint?
    var turns = 0
}

/// An item, by its model's identifier where the data source names items, else by its index path.
enum RestoredItem {
    case identifier(String)
    case path(IndexPath)

    /// The value that a coder writes for the item.
    var archived: Any {
        switch self {
        case .identifier(let identifier): identifier
        case .path(let path): [path.section, path.item]
        }
    }
}

/// The keys under which a list writes its items.
struct RestorationKeys {
    var first: String
    var distance: String
    /// Of lists that scroll both ways.
    var distanceAcross: String?
    var selected: String
}

/// A list that writes its selected items and the first one that is seen, besides what a scroll view writes.
@MainActor
protocol RestorableList: ListHost {
    static var restorationKeys: RestorationKeys { get }
    var restoredItems: RestoredItems? { get set }
    /// The data source, where it names items.
    var association: (any UIDataSourceModelAssociation)? { get }
    var selectedPaths: [IndexPath] { get }
    /// The first item that is seen, and where it is in the content.
    var firstSeenItem: (path: IndexPath, origin: CGPoint)? { get }
    func originOfItem(at path: IndexPath) -> CGPoint
    func selectRestoredItem(at path: IndexPath)
}

extension RestorableList {
    // MARK: Writing

    /// Items that were restored and not shown yet, as in a tab that has not been shown since, are written again.
    func encodeItems(with coder: NSCoder) {
        let keys = Self.restorationKeys
        let waiting = restoredItems
        let selected = (waiting?.selected ?? []) + selectedPaths.map(named)
        if !selected.isEmpty { coder.encode(selected.map(\.archived), forKey: keys.selected) }
        if let waiting, let first = waiting.first, isToBeScrolled || isWhereRestored(waiting) {
            encode(first, at: waiting.distance, with: coder)
        } else if let first = firstSeenItem {
            let distance = CGPoint(x: contentOffset.x - first.origin.x, y: contentOffset.y - first.origin.y)
            encode(named(first.path), at: distance, with: coder)
        }
    }

    private func encode(_ first: RestoredItem, at distance: CGPoint, with coder: NSCoder) {
        let keys = Self.restorationKeys
        coder.encode(first.archived, forKey: keys.first)
        coder.encode(Double(distance.y), forKey: keys.distance)
        if let across = keys.distanceAcross { coder.encode(Double(distance.x), forKey: across) }
    }

    private func named(_ path: IndexPath) -> RestoredItem {
        association?.modelIdentifierForElement(at: path, in: self).map { .identifier($0) } ?? .path(path)
    }

    // MARK: Reading

    func decodeItems(with coder: NSCoder) {
        let keys = Self.restorationKeys
        let selected = coder.decodeObject(forKey: keys.selected) as? [Any] ?? []
        func number(_ key: String?) -> CGFloat {
            let number = key.map { CGFloat(coder.decodeDouble(forKey: $0)) } ?? 0
            return number.isFinite ? number : 0
        }
        let items = RestoredItems(
            first: coder.decodeObject(forKey: keys.first).flatMap(item),
            distance: CGPoint(x: number(keys.distanceAcross), y: number(keys.distance)),
            selected: selected.prefix(10_000).compactMap(item))
        guard items.first != nil || !items.selected.isEmpty else { return }
        restoredItems = items
        setNeedsLayout()
    }

    private func item(_ value: Any) -> RestoredItem? {
        if let identifier = value as? String { return .identifier(identifier) }
        guard let numbers = value as? [Int], numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        return .path(IndexPath(item: numbers[1], section: numbers[0]))
    }

    // MARK: Showing

    /// Selects and scrolls, once the list has items in a window (chosen). Items that are gone are left out.
    func applyRestoredItems() {
        guard var items = restoredItems, window != nil else { return }
        loadItems()
        guard dataCounts?.contains(where: { $0 > 0 }) == true else { return }
        restoredItems = nil
        for path in items.selected.compactMap(path) { selectRestoredItem(at: path) }
        items.selected = []
        guard isToBeScrolled || isWhereRestored(items), let first = items.first.flatMap(path) else { return }
        // In place of the offset, which is that of other items when some have come or gone.
        let origin = originOfItem(at: first)
        let isAcross = Self.restorationKeys.distanceAcross != nil
        let target = CGPoint(
            x: isAcross ? origin.x + items.distance.x : contentOffset.x, y: origin.y + items.distance.y)
        guard target != items.target, items.turns < 10 else { return }
        scrollToRestored(target)
        // Items that are seen there are measured, which can move the first one: then it is scrolled to again.
        (items.target, items.turns) = (target, items.turns + 1)
        restoredItems = items
        setNeedsLayout()
    }

    /// Whether the content is where it was scrolled to, and nothing else has moved it since.
    private func isWhereRestored(_ items: RestoredItems) -> Bool {
        guard let target = items.target else { return false }
        return abs(target.x - contentOffset.x) < 1 && abs(target.y - contentOffset.y) < 1
    }

    private func path(_ item: RestoredItem) -> IndexPath? {
        let path: IndexPath?
        switch item {
        case .identifier(let identifier):
            path = association?.indexPathForElement(withModelIdentifier: identifier, in: self)
        case .path(let known): path = known
        }
        loadItems()
        return path.flatMap { hasItem(at: shownPath(of: $0)) ? $0 : nil }
    }
}
