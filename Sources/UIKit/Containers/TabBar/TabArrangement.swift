import UIKitCore

/// Which tabs a bar shows, and which are listed under More.
///
/// Recorded: six controllers or more in a compact width make four tabs and More; five fit. A large phone in landscape shows seven
/// and More. In a bar at the top of a wide window all have a place; those that do not fit scroll (documented for iPadOS 18).
@MainActor
struct TabArrangement: Equatable {
    /// The controllers with an item of their own in the bar.
    let visible: [UIViewController]
    /// The controllers that are reached through More.
    let listed: [UIViewController]

    var usesMore: Bool { !listed.isEmpty }

    init() { (visible, listed) = ([], []) }

    init(_ controllers: [UIViewController], traits: UITraitCollection) {
        let capacity = Self.capacity(for: traits)
        guard controllers.count > capacity else {
            (visible, listed) = (controllers, [])
            return
        }
        visible = Array(controllers.prefix(capacity - 1))
        listed = Array(controllers.dropFirst(capacity - 1))
    }

    /// The most items a bar shows, More included.
    static func capacity(for traits: UITraitCollection) -> Int {
        guard traits.horizontalSizeClass == .regular else { return 5 }
        return traits.verticalSizeClass == .regular ? .max : 8
    }

    nonisolated static func == (first: TabArrangement, second: TabArrangement) -> Bool {
        first.visible.elementsEqual(second.visible, by: ===) && first.listed.elementsEqual(second.listed, by: ===)
    }
}
