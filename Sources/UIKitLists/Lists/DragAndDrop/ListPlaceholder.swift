import CoreGraphics
import Foundation

// Chosen (Dragging): Placeholders at one place are in the order in which they were dropped, each after the item that
// preceded it. A nonexistent place is replaced by the end of its section; if the section does not exist, no
// placeholder is inserted. In a flow layout, a placeholder has the size of the item beside it.
/// A cell of a list for an item that its data source does not have yet.
@MainActor
final class ListPlaceholder {
    /// The index path of the item after the placeholder. At the end of a section, its `item` equals the number of
    /// items.
    var insertion: IndexPath
    let reuseIdentifier: String
    /// The height of the placeholder's row, for tables.
    let rowHeight: CGFloat
    let update: (any DraggedCell) -> Void
    let previewParameters: ((any DraggedCell) -> UIDragPreviewParameters?)?
    weak var cell: (any DraggedCell)?
    /// Whether the list contains the placeholder: from the drop until it is committed or deleted, or the list is
    /// reloaded.
    var isInserted = false

    init(
        _ insertion: IndexPath, _ reuseIdentifier: String, rowHeight: CGFloat = 0,
        update: @escaping (any DraggedCell) -> Void,
        previewParameters: ((any DraggedCell) -> UIDragPreviewParameters?)?
    ) {
        (self.insertion, self.reuseIdentifier, self.rowHeight) = (insertion, reuseIdentifier, rowHeight)
        (self.update, self.previewParameters) = (update, previewParameters)
    }

    nonisolated deinit {}

    /// Updates the path after items were moved. Returns whether the section still exists.
    func follow(_ mapping: ListMapping) -> Bool {
        guard let path = Self.follow(insertion, mapping) else { return false }
        insertion = path
        return true
    }

    /// Returns a path after items were moved: after the item that preceded it, or the nearest previous item that still
    /// exists. Returns `nil` if the section was deleted or reloaded.
    static func follow(_ insertion: IndexPath, _ mapping: ListMapping) -> IndexPath? {
        guard let section = mapping.sections.new(forOld: insertion.section),
            !mapping.reloadedSections.contains(insertion.section)
        else { return nil }
        var item = insertion.item - 1
        while item >= 0 {
            let new = mapping.newPath(of: IndexPath(item: item, section: insertion.section))
            if let new, new.section == section { return IndexPath(item: new.item + 1, section: section) }
            item -= 1
        }
        return IndexPath(item: 0, section: section)
    }
}

/// The operations on a placeholder after the drop.
final class ListPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let placeholder: ListPlaceholder
    private weak var list: (any DraggingList)?
    private let animator: DragAnimator

    init(_ item: UIDragItem, _ placeholder: ListPlaceholder, _ list: (any DraggingList)?, _ animator: DragAnimator) {
        (dragItem, self.placeholder, self.list, self.animator) = (item, placeholder, list, animator)
        super.init()
    }

    nonisolated deinit {}

    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        guard placeholder.isInserted, let list else { return false }
        withoutActuallyEscaping(dataSourceUpdates) { list.remove(placeholder, commit: $0) }
        return true
    }

    func deletePlaceholder() -> Bool {
        guard placeholder.isInserted, let list else { return false }
        list.remove(placeholder, commit: nil)
        return true
    }

    func setNeedsCellUpdate() { if let cell = placeholder.cell { placeholder.update(cell) } }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
