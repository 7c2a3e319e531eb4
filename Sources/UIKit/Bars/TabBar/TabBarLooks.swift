import UIKitCore

/// The appearances of a tab bar, and the effective appearance.
///
/// The selected item's own appearances precede the bar's. At the scroll edge, without an appearance for it, the
/// background is left out (documented since iOS 15).
@MainActor
struct TabBarLooks {
    var standard = UITabBarAppearance()
    var scrollEdge: UITabBarAppearance?

    /// Returns the appearance of the bar while an item is selected.
    func appearance(for item: UITabBarItem?, isAtScrollEdge: Bool) -> UITabBarAppearance {
        let usual = item?.standardAppearance ?? standard
        return isAtScrollEdge ? ownEdge(for: item) ?? usual : usual
    }

    /// Returns the appearance for the scroll edge; `nil` if the background is left out there.
    func ownEdge(for item: UITabBarItem?) -> UITabBarAppearance? { item?.scrollEdgeAppearance ?? scrollEdge }
}
