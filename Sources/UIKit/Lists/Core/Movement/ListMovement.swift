import CoreGraphics
import Foundation

/// An item that is moved by hand. The list shows it at `path` already; the data source has it at `item` until the end.
@MainActor
final class ListMovement {
    /// A handle by which a cell is moved up and down.
    struct Handle {
        /// What follows the finger.
        let press: UILongPressGestureRecognizer
        /// From the finger to the cell's middle, down.
        let distance: CGFloat
    }

    /// Where it was shown.
    let source: IndexPath
    /// The path by which the data source knows it.
    let item: IndexPath
    var path: IndexPath
    /// Where the middle of the item is, in the content; `nil` before the first update, and while it goes to its place.
    var position: CGPoint?
    /// The place that was found last: about one place the delegate is asked once.
    var proposed: IndexPath
    /// By what it is moved; `nil` where the program says where the item is.
    var handle: Handle?
    var look: LiftedLook?
    var scrolling: EdgeScrolling?
    /// How a callback wants it to end, cancelled or not; `nil` where none does.
    var postponedEnd: Bool?

    init(_ path: IndexPath, item: IndexPath) {
        (source, self.path, proposed) = (path, path, path)
        self.item = item
    }
}

extension IndexPath {
    /// Where an item is after another one, or itself, was moved.
    func moved(from old: IndexPath, to new: IndexPath) -> IndexPath {
        guard count == 2, old != new else { return self }
        if self == old { return new }
        var item = item
        if section == old.section, item > old.item { item -= 1 }
        if section == new.section, item >= new.item { item += 1 }
        return IndexPath(item: item, section: section)
    }
}
