import UIKitCore

/// What a tab bar was told to look like, and which appearance follows from that.
///
/// The selected item's own appearances precede the bar's. At the scroll edge without an appearance for it the background is left out
/// (documented since iOS 15).
@MainActor
struct TabBarLooks {
    var standard = UITabBarAppearance()
    var scrollEdge: UITabBarAppearance?

    /// The appearance of the bar with this item selected.
    func appearance(for item: UITabBarItem?, isAtScrollEdge: Bool) -> UITabBarAppearance {
        let usual = item?.standardAppearance ?? standard
        return isAtScrollEdge ? ownEdge(for: item) ?? usual : usual
    }

    /// What was set for the scroll edge; `nil` where the background is left out there.
    func ownEdge(for item: UITabBarItem?) -> UITabBarAppearance? { item?.scrollEdgeAppearance ?? scrollEdge }
}
