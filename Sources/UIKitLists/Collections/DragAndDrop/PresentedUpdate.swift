import Foundation

/// An update in shown paths: the changes of the data, of placeholders, and of the gap for a drop.
@MainActor
struct PresentedUpdate {
    private let former: ItemPresentation
    private let new: ItemPresentation
    private let mapping: ListMapping

    init(_ former: ItemPresentation, _ new: ItemPresentation, _ mapping: ListMapping) {
        (self.former, self.new, self.mapping) = (former, new, mapping)
    }

    private var isPlain: Bool { former.isEmpty && new.isEmpty }

    /// Returns the shown path after the update; `nil` if the item or extra is removed.
    func newPath(of shown: IndexPath) -> IndexPath? {
        if isPlain { return mapping.newPath(of: shown) }
        if let placeholder = former.placeholder(at: shown) { return new.shown(of: placeholder) }
        if shown == former.gap, former.lifted == nil { return new.lifted == nil ? new.gap : nil }
        return former.dataPath(shown).flatMap(mapping.newPath).map(new.shownPath)
    }

    /// Returns whether an item remains after the update and is shown by a new cell.
    func isReloaded(_ shown: IndexPath) -> Bool { former.dataPath(shown).map(mapping.isReloaded) ?? false }

    /// Returns an element after the update; `nil` if it is removed or reloaded. Supplementary and decoration views
    /// follow their section.
    func mapped(_ element: CollectionElement) -> CollectionElement? {
        let path = element.indexPath
        guard path.count == 2 else { return element }
        if element.category == .cell {
            return isReloaded(path) ? nil : newPath(of: path).map { .cell($0) }
        }
        guard !mapping.reloadedSections.contains(path.section), let section = mapping.sections.new(forOld: path.section)
        else { return nil }
        var new = element
        new.indexPath = IndexPath(item: path.item, section: section)
        return new
    }

    /// Returns a cell's element with its data path before the update, for calls of the delegate.
    func dataElement(_ element: CollectionElement) -> CollectionElement {
        former.isEmpty ? element : .cell(former.dataPath(element.indexPath) ?? former.insertion(element.indexPath))
    }

    /// Returns the update items for layouts: the updates of the data, then the changes of gaps and placeholders.
    func updateItems(_ items: [UICollectionViewUpdateItem]) -> [UICollectionViewUpdateItem] {
        guard !isPlain else { return items }
        var result = items.map { item in
            guard !item.isOfSection else { return item }
            return UICollectionViewUpdateItem(
                item.updateAction, before: item.indexPathBeforeUpdate.map(former.shownPath),
                after: item.indexPathAfterUpdate.map(new.shownPath))
        }
        for extra in former.extras {
            guard let place = place(of: extra) else {
                if !isItem(extra, former) { result.append(UICollectionViewUpdateItem(.delete, before: extra.shown)) }
                continue
            }
            if place != extra.shown, !isItem(extra, former) {
                result.append(UICollectionViewUpdateItem(.move, before: extra.shown, after: place))
            }
        }
        for extra in new.extras where !isItem(extra, new) {
            let isOld =
                extra.placeholder.map { former.shown(of: $0) != nil } ?? (former.gap != nil && former.lifted == nil)
            if !isOld { result.append(UICollectionViewUpdateItem(.insert, after: extra.shown)) }
        }
        // An item that is shown in a gap moves with the gap.
        for data in Set([former.lifted, new.lifted.flatMap(mapping.oldPath)].compactMap { $0 }) {
            let before = former.shownPath(data)
            guard let after = mapping.newPath(of: data).map(new.shownPath), before != after else { continue }
            result.append(UICollectionViewUpdateItem(.move, before: before, after: after))
        }
        return result
    }

    /// Returns whether an extra shows an item.
    private func isItem(_ extra: ItemPresentation.Extra, _ presentation: ItemPresentation) -> Bool {
        extra.placeholder == nil && presentation.lifted != nil
    }

    /// Returns the path of a gap or a placeholder after the update.
    private func place(of extra: ItemPresentation.Extra) -> IndexPath? {
        if let placeholder = extra.placeholder { return new.shown(of: placeholder) }
        return new.lifted == nil ? new.gap : nil
    }
}
