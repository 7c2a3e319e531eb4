import CoreGraphics
import Foundation

/// What dragging and dropping ask of a list, which is a table or a collection view. Paths are the data source's, points the content's.
@MainActor
protocol DraggingList: ListHost {
    var dragAndDrop: ListDragAndDrop { get }

    // MARK: What is shown

    /// The item at a point; `nil` where there is none.
    func draggedItem(at point: CGPoint) -> IndexPath?
    /// The cell of an item; `nil` when it is not in sight.
    func draggedCell(at path: IndexPath) -> (any DraggedCell)?
    /// The cells in sight.
    var draggedCells: [(path: IndexPath, cell: any DraggedCell)] { get }
    /// Where an item is when what is animated has ended.
    func place(ofItemAt path: IndexPath) -> CGRect?
    /// What of the list is at a point.
    func dropPlace(at point: CGPoint) -> ListDropPlace

    /// The item at a point where there is no gap, and how far in it the point is, from 0 to 1; `nil` where there is none, or the list
    /// has no automatic intents.
    func restingItem(at point: CGPoint) -> (item: IndexPath, part: CGFloat)?

    // MARK: What a drop changes

    /// Opens the gap, moves it, or closes it for `nil`. Returns whether it could.
    func show(_ gap: ListGap?) -> Bool
    /// For how long the finger has to stay before the gap follows, in seconds.
    var gapDelay: TimeInterval { get }
    func insert(_ placeholder: ListPlaceholder)
    /// Takes a placeholder away; with `commit` an item takes its place, which that is to add to the data.
    func remove(_ placeholder: ListPlaceholder, commit: ((IndexPath) -> Void)?)

    // MARK: Moving items as a finger without a drag does

    /// Whether the data source moves an item.
    func canReorder(_ path: IndexPath) -> Bool
    /// Where an item goes instead of a place that is proposed.
    func reorderTarget(_ source: IndexPath, _ proposed: IndexPath) -> IndexPath
    /// Closes the gap at which an item is shown, leaves it there, and has the data source move it. Returns where it is.
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

    /// `nil` where there is no delegate.
    func dropCanHandle(_ session: any UIDropSession) -> Bool?
    func dropDidEnter(_ session: any UIDropSession)
    /// `nil` where there is no delegate, or it does not say.
    func dropAnswer(_ session: any UIDropSession, _ destination: IndexPath?) -> ListDropAnswer?
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func perform(_ drop: ListDrop)
}

extension DraggingList {
    func remove(_ placeholder: ListPlaceholder, commit: ((IndexPath) -> Void)?) {
        placeholder.isInserted = false
        beginBatch()
        batch?.gonePlaceholders.append(placeholder)
        if let commit {
            let path = placeholder.insertion
            commit(path)
            batch?.add(.insertItem(path), .fade)
        }
        endBatch(nil)
    }
}

/// What of a list is below the finger.
enum ListDropPlace: Equatable {
    /// The gap that is open.
    case gap
    case item(IndexPath)
    /// No item, but a place for one: before the item of this path, or at the end of its section.
    case between(IndexPath)
    case nowhere
}

/// Room for what would be inserted.
struct ListGap: Equatable {
    /// The item before which it is, or the number of items of the section.
    var insertion: IndexPath
    /// An item of the list itself that is moved: it is not shown at its own place, and the gap is its size.
    var lifted: IndexPath?
}

/// What a delegate of a list wants with a drop.
@MainActor
struct ListDropAnswer {
    enum Intent { case unspecified, insertAt, insertInto, automatic }

    var proposal: UIDropProposal
    var intent: Intent
}
