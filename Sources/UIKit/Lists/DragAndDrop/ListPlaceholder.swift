import CoreGraphics
import Foundation

/// A cell of a list for an item that its data source does not have yet.
@MainActor
final class ListPlaceholder {
    /// The item before which it is, or the number of items of the section.
    var insertion: IndexPath
    let reuseIdentifier: String
    /// In tables.
    let rowHeight: CGFloat
    let update: (any DraggedCell) -> Void
    let previewParameters: ((any DraggedCell) -> UIDragPreviewParameters?)?
    weak var cell: (any DraggedCell)?
    /// Whether the list has it: from when it is dropped until it is committed, deleted, or the list is loaded anew.
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

    /// Goes along with its neighbours when items have other places. Returns whether its section is still there.
    func follow(_ mapping: ListMapping) -> Bool {
        guard let path = Self.follow(insertion, mapping) else { return false }
        insertion = path
        return true
    }

    /// Where it is when items have other places: behind the item that it was behind, or the nearest one before that which is left. `nil`
    /// where its section is gone.
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

/// What a program does with a placeholder later.
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
