import CoreGraphics
import Foundation

/// Several items that move as one, with the shapes of all of them. The group, not its items, is added to behaviors.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicitemgroup>.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items.
    open private(set) var items: [any UIDynamicItem]
    private let places: [(offset: CGPoint, transform: CGAffineTransform)]

    /// Creates a group at the center of the rectangle that contains the items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        let frames = items.map { item in
            let size = item.bounds.size.applying(item.transform)
            return CGRect(
                x: item.center.x - abs(size.width) / 2, y: item.center.y - abs(size.height) / 2,
                width: abs(size.width), height: abs(size.height))
        }
        let box = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        center = CGPoint(x: box.midX, y: box.midY)
        bounds = CGRect(origin: .zero, size: box.size)
        places = items.map { (CGPoint(x: $0.center.x - box.midX, y: $0.center.y - box.midY), $0.transform) }
        super.init()
    }

    nonisolated deinit {}

    /// The center. Setting it moves the items.
    open var center: CGPoint { didSet { if center != oldValue { moveItems() } } }

    /// The rectangle of the group: its origin is zero, and its size that of the box around the items at first.
    open private(set) var bounds: CGRect

    /// The rotation of the group. Setting it moves and turns the items.
    open var transform = CGAffineTransform.identity { didSet { if transform != oldValue { moveItems() } } }

    /// The shapes of the items are used.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    private func moveItems() {
        for (item, place) in zip(items, places) {
            let offset = place.offset.applying(transform)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            let turned = place.transform.concatenating(transform)
            if item.transform != turned { item.transform = turned }
        }
    }

    /// Returns the shapes of the items in the group's own space.
    func shapes(_ shapes: (any UIDynamicItem) -> [RigidShape]) -> [RigidShape] {
        zip(items, places).flatMap { item, place in
            let angle = Double(atan2(place.transform.b, place.transform.a))
            return shapes(item).map { $0.offset(by: Vector2(place.offset), turned: angle.isFinite ? angle : 0) }
        }
    }
}
