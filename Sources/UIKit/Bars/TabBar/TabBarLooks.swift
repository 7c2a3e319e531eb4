import UIKitCore

/// What a tab bar was told to look like, and which appearance follows from that.
///
/// The selected item's own appearances precede the bar's. At the scroll edge without an appearance for it the background is left out
/// (documented since iOS 15).
@MainActor
struct TabBarLooks {
    var standard = UITabBarAppearance()
    var scrollEdge: UITabBarAppearance?

    func appearance(for item: UITabBarItem?, isAtScrollEdge: Bool) -> UITabBarAppearance {
        let usual = item?.standardAppearance ?? standard
        guard isAtScrollEdge else { return usual }
        if let own = item?.scrollEdgeAppearance ?? scrollEdge { return own }
        let bare = usual.copy() as UITabBarAppearance
        bare.configureWithTransparentBackground()
        return bare
    }
}
