import CoreGraphics
import Foundation

// Chosen (Movement): Tables and collection views share one mechanism for moving rows and items
// (`Lists/Core/Movement`). During a movement, the list and its layout use the index paths at which items are shown.
/// An interactive movement of an item. The list already shows the item at `path`; the data source has it at `item`
/// until the end.
@MainActor
final class ListMovement {
    /// A handle that moves a cell up and down.
    struct Handle {
        /// The gesture that follows the finger.
        let press: UILongPressGestureRecognizer
        /// The vertical distance from the finger to the middle of the cell, in points.
        let distance: CGFloat
    }

    /// The path of the item when the movement began.
    let source: IndexPath
    /// The path of the item in the data source.
    let item: IndexPath
    var path: IndexPath
    /// The middle of the item in the content; `nil` before the first update, and while the item is animated to its
    /// place.
    var position: CGPoint?
    /// The last proposed path. The delegate is called once per proposed path.
    var proposed: IndexPath
    /// The handle that moves the item; `nil` if the program supplies the position.
    var handle: Handle?
    var appearance: LiftedAppearance?
    var scrolling: EdgeScrolling?
    /// Whether the movement will be cancelled, if a callback has requested its end; `nil` if no callback has.
    var postponedEnd: Bool?

    init(_ path: IndexPath, item: IndexPath) {
        (source, self.path, proposed) = (path, path, path)
        self.item = item
    }
}

extension IndexPath {
    /// Returns this index path after an item was moved from an old to a new path. It can be the path of the moved
    /// item.
    func moved(from old: IndexPath, to new: IndexPath) -> IndexPath {
        guard count == 2, old != new else { return self }
        if self == old { return new }
        var item = item
        if section == old.section, item > old.item { item -= 1 }
        if section == new.section, item >= new.item { item += 1 }
        return IndexPath(item: item, section: section)
    }
}
