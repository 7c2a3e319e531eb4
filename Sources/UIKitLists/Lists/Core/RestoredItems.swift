import CoreGraphics
import Foundation
import UIKitCore

/// The state that a list restores after its items are loaded.
struct RestoredItems {
    var first: RestoredItem?
    /// The distance from the first item's origin to the origin of the view, in points.
    var distance: CGPoint
    var selected: [RestoredItem]
    /// The last offset that the list scrolled to for the first item, and the number of scrolls.
    var target: CGPoint?
    var turns = 0
}

/// An item: its model identifier if the data source provides one, otherwise its index path.
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

/// The keys for a list's encoded items.
struct RestorationKeys {
    var first: String
    var distance: String
    /// The key for the horizontal distance, in lists that scroll in both directions.
    var distanceAcross: String?
    var selected: String
}

/// A list that encodes its selected items and its first visible item, in addition to the state of a scroll view.
@MainActor
protocol RestorableList: ListHost {
    static var restorationKeys: RestorationKeys { get }
    var restoredItems: RestoredItems? { get set }
    /// The data source, if it provides model identifiers.
    var association: (any UIDataSourceModelAssociation)? { get }
    var selectedPaths: [IndexPath] { get }
    /// The first visible item, and its origin in the content.
    var firstSeenItem: (path: IndexPath, origin: CGPoint)? { get }
    func originOfItem(at path: IndexPath) -> CGPoint
    func selectRestoredItem(at path: IndexPath)
}

extension RestorableList {
    // MARK: Writing

    // Chosen (Restoration): Restored state that was not shown yet is encoded again: the offset and selection of a list
    // or text in a tab that was not opened, a presentation whose presenter has not appeared, the first responder in
    // it, and the top column or the display mode of a split view.
    /// Encodes restored items again if they were not shown yet, as in a tab that was not selected since.
    func encodeItems(with coder: NSCoder) {
        let keys = Self.restorationKeys
        let waiting = restoredItems
        let selected = (waiting?.selected ?? []) + selectedPaths.map(named)
        if !selected.isEmpty { coder.encode(selected.map(\.archived), forKey: keys.selected) }
        if let waiting, let first = waiting.first, isToBeScrolled {
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

    // Chosen (Lists): As in tables, the restored items of a collection view are selected and scrolled to when the
    // collection view is in a window and has items. Scrolling is repeated while cells that are measured move the first
    // item.
    /// Selects items and scrolls, as soon as the list is in a window and has items. Deleted items are
    /// ignored.
    func applyRestoredItems() {
        guard var items = restoredItems, window != nil else { return }
        loadItems()
        guard dataCounts?.contains(where: { $0 > 0 }) == true else { return }
        restoredItems = nil
        for path in items.selected.compactMap(path) { selectRestoredItem(at: path) }
        items.selected = []
        guard isToBeScrolled, let first = items.first.flatMap(path) else { return }
        // Replaces the restored offset, which fits different items after insertions or deletions.
        let origin = originOfItem(at: first)
        let isAcross = Self.restorationKeys.distanceAcross != nil
        let target = CGPoint(
            x: isAcross ? origin.x + items.distance.x : contentOffset.x, y: origin.y + items.distance.y)
        guard target != items.target, items.turns < 10 else {
            // Before the list appears, its width can change, so that the first item is at a different position.
            if target == items.target, !hasAppeared { restoredItems = items }
            return
        }
        scrollToRestored(target)
        // The items that become visible are then measured, which can move the first item. In that case, the list
        // scrolls again.
        (items.target, items.turns) = (target, items.turns + 1)
        restoredItems = items
        setNeedsLayout()
    }

    /// Whether the controller around the list has appeared.
    private var hasAppeared: Bool { nearestController?.isOnScreen ?? true }

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
