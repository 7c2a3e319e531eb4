import CoreGraphics
import Foundation

/// The drag and drop interactions of a list, and their state.
@MainActor
final class ListDragAndDrop {
    let dragging = ListDragging()
    let dropping = ListDropping()
    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?
    private var spring: UISpringLoadedInteraction?

    nonisolated deinit {}

    /// Whether items can be dragged if the list has a drag delegate.
    var isDragEnabled = true { didSet { drag?.isEnabled = isDragEnabled } }

    /// Adds or removes the interactions after a change of the list's delegates.
    func delegatesDidChange(of list: any DraggingList, drags: Bool, drops: Bool) {
        (dragging.list, dropping.list) = (list, list)
        if drags, drag == nil {
            let interaction = UIDragInteraction(delegate: dragging)
            interaction.isEnabled = isDragEnabled
            list.addInteraction(interaction)
            drag = interaction
        } else if !drags, let interaction = drag {
            drag = nil
            list.removeInteraction(interaction)
            dragging.end()
        }
        // The drop interaction is also added without a drop delegate, since items that are dragged from a list can be
        // moved within it.
        if drags || drops, drop == nil {
            let interaction = UIDropInteraction(delegate: dropping)
            list.addInteraction(interaction)
            drop = interaction
        } else if !drags, !drops, let interaction = drop {
            drop = nil
            list.removeInteraction(interaction)
            dropping.interactionWasRemoved()
        }
    }

    // MARK: Spring loading

    var isSpringLoaded: Bool { spring != nil }

    // Chosen (Dragging): If a drag rests over an item of a spring-loaded list, the item is selected as by a tap.
    /// - Parameters:
    ///   - begins: Whether an item may be activated.
    ///   - activate: Performs the action of a tap on the item.
    func setSpringLoaded(
        _ isSpringLoaded: Bool, of list: any DraggingList,
        begins: @escaping (IndexPath, any UISpringLoadedInteractionContext) -> Bool,
        activate: @escaping (IndexPath) -> Void
    ) {
        guard isSpringLoaded != self.isSpringLoaded else { return }
        guard isSpringLoaded else {
            if let spring { list.removeInteraction(spring) }
            return spring = nil
        }
        var held: IndexPath?
        let interaction = UISpringLoadedInteraction { [weak list] _, _ in
            if let held, list?.draggedCell(at: held) != nil { activate(held) }
        }
        interaction.part = { [weak list] point in
            guard let list, let path = list.draggedItem(at: point) else { return nil }
            return UISpringLoadedInteraction.Part(path, view: list.draggedCell(at: path))
        }
        interaction.begins = { [weak list] context in
            held = list?.draggedItem(at: context.location(in: list))
            return held.map { begins($0, context) } ?? false
        }
        spring = interaction
        list.addInteraction(interaction)
    }

    // MARK: Changes of the list

    /// Updates a cell that is reused for an item.
    func prepare(_ cell: any DraggedCell, at path: IndexPath) {
        cell.setDrag(dragging.state(of: path))
        cell.setDrop(dropping.state(of: path))
        cell.setConcealed(dropping.gap?.lifted == path)
    }

    /// Updates the paths after items were moved or deleted.
    func follow(_ newPath: (IndexPath) -> IndexPath?) {
        dragging.follow(newPath)
        dropping.follow(newPath)
    }
}
