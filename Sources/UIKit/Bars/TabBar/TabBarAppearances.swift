import UIKitCore

/// The appearances of a tab bar, and the appearance that is in effect.
///
/// The appearances of the selected item take precedence over those of the bar. At the scroll edge, without a scroll
/// edge appearance, the bar has no background (documented since iOS 15).
@MainActor
struct TabBarAppearances {
    var standard = UITabBarAppearance()
    var scrollEdge: UITabBarAppearance?

    /// Returns the appearance of the bar while an item is selected.
    func appearance(for item: UITabBarItem?, isAtScrollEdge: Bool) -> UITabBarAppearance {
        let usual = item?.standardAppearance ?? standard
        return isAtScrollEdge ? ownEdge(for: item) ?? usual : usual
    }

    /// Returns the appearance for the scroll edge; `nil` if no such appearance was set, so that the bar has no
    /// background.
    func ownEdge(for item: UITabBarItem?) -> UITabBarAppearance? { item?.scrollEdgeAppearance ?? scrollEdge }
}
