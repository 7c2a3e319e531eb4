import CoreGraphics
import Foundation

/// A table or a collection view with support for drag and drop. Paths are those of the data source; points are in
/// content coordinates.
@MainActor
protocol DraggingList: ListHost {
    var dragAndDrop: ListDragAndDrop { get }

    // MARK: Shown items

    /// Returns the item at a point; `nil` if the point is outside all items.
    func draggedItem(at point: CGPoint) -> IndexPath?
    /// Returns the cell of an item; `nil` if it is not visible.
    func draggedCell(at path: IndexPath) -> (any DraggedCell)?
    /// The visible cells.
    var draggedCells: [(path: IndexPath, cell: any DraggedCell)] { get }
    /// Returns the frame of an item after the running animations.
    func place(ofItemAt path: IndexPath) -> CGRect?
    /// Returns the part of the list at a point.
    func dropPlace(at point: CGPoint) -> ListDropPlace

    /// Returns the item that is at a point while no gap is open, and the relative position of the point in it, from 0
    /// to 1. Returns `nil` for a point outside all items, or if the list has no automatic intents.
    func restingItem(at point: CGPoint) -> (item: IndexPath, part: CGFloat)?

    // MARK: Changes by a drop

    /// Opens or moves the gap, or closes it for `nil`. Returns whether this was possible.
    func show(_ gap: ListGap?) -> Bool
    /// The time during which the finger must rest before the gap moves, in seconds.
    var gapDelay: TimeInterval { get }
    func insert(_ placeholder: ListPlaceholder)
    /// Removes a placeholder. If `commit` is not `nil`, it adds an item to the data, which replaces the placeholder.
    func remove(_ placeholder: ListPlaceholder, commit: ((IndexPath) -> Void)?)

    // MARK: Moving items as without a drag

    /// Returns whether the data source can move an item.
    func canReorder(_ path: IndexPath) -> Bool
    /// Returns the delegate's path for a proposed path.
    func reorderTarget(_ source: IndexPath, _ proposed: IndexPath) -> IndexPath
    /// Closes the gap, keeps the item there, and calls the data source to move it. Returns the new path.
    func reorder(_ source: IndexPath) -> IndexPath

    // MARK: The delegate of drags

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragItems(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)

    // MARK: The delegate of drops

    /// Returns whether the delegate can handle a drop; `nil` if the list has no drop delegate.
    func dropCanHandle(_ session: any UIDropSession) -> Bool?
    func dropDidEnter(_ session: any UIDropSession)
    /// Returns the delegate's proposal; `nil` if the list has no drop delegate or the delegate does not implement the
    /// method.
    func dropDecision(_ session: any UIDropSession, _ destination: IndexPath?) -> ListDropDecision?
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func perform(_ drop: ListDrop)
}

extension DraggingList {
    func remove(_ placeholder: ListPlaceholder, commit: ((IndexPath) -> Void)?) {
        placeholder.isInserted = false
        beginBatch()
        batch?.removedPlaceholders.append(placeholder)
        if let commit {
            let path = placeholder.insertion
            commit(path)
            batch?.add(.insertItem(path), .fade)
        }
        endBatch(nil)
    }
}

// Chosen (Dragging): The target of a drop into a list is the item below the finger. Beside items, it is the place
// after the last item that precedes the point in reading order. In a table, a header is the beginning of its section,
// a footer is its end, and the area below all rows is the end of the last section.
/// The part of a list below the finger.
enum ListDropPlace: Equatable {
    /// The open gap.
    case gap
    case item(IndexPath)
    /// A place for an item: before the item of this path, or at the end of its section.
    case between(IndexPath)
    case nowhere
}

/// The space for an inserted item.
struct ListGap: Equatable {
    /// The index path of the item after the gap. At the end of a section, its `item` equals the number of items.
    var insertion: IndexPath
    /// The item of the same list that is being moved. It is hidden at its old place, and the gap has its size.
    var lifted: IndexPath?
}

/// The drop proposal of a list's delegate.
@MainActor
struct ListDropDecision {
    enum Intent { case unspecified, insertAt, insertInto, automatic }

    var proposal: UIDropProposal
    var intent: Intent
}
