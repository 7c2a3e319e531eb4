import UIKitCore

/// The division of the tabs between the bar and the list of More.
///
/// Recorded: in a compact width five items fit, so six or more controllers are displayed as four tabs and More. A
/// large phone in landscape displays seven tabs and More. A bar at the top of a wide window contains all tabs, and
/// scrolls if they do not fit (documented for iPadOS 18).
@MainActor
struct TabArrangement: Equatable {
    /// The controllers with an item in the bar.
    let visible: [UIViewController]
    /// The controllers in the list of More.
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

    /// Returns the maximum number of items in the bar, including More.
    static func capacity(for traits: UITraitCollection) -> Int {
        guard traits.horizontalSizeClass == .regular else { return 5 }
        return traits.verticalSizeClass == .regular ? .max : 8
    }

    nonisolated static func == (first: TabArrangement, second: TabArrangement) -> Bool {
        first.visible.elementsEqual(second.visible, by: ===) && first.listed.elementsEqual(second.listed, by: ===)
    }
}
