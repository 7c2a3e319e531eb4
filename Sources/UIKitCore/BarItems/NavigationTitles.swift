import Foundation

/// The titles and subtitles of a navigation item besides `title`.
struct NavigationTitles {
    var attributedTitle: AttributedString?
    var subtitle: String?
    var attributedSubtitle: AttributedString?
    var subtitleView: UIView?
    var largeTitle: String?
    var largeSubtitle: String?
    var largeAttributedSubtitle: AttributedString?
    var largeSubtitleView: UIView?
}

/// The content of a title or subtitle of a navigation bar.
package enum NavigationTitle {
    case text(String)
    case attributed(AttributedString)
    case view(UIView)
}

extension UINavigationItem {
    /// The title in the row, unless the item has a title view.
    package var shownTitle: NavigationTitle? { Self.shown(nil, attributedTitle, title) }

    /// The large title.
    package var shownLargeTitle: NavigationTitle? {
        if let largeTitle { return .text(largeTitle) }
        return shownTitle
    }

    /// The subtitle below the title in the row.
    package var shownSubtitle: NavigationTitle? {
        if titles.subtitleView == nil, titleView != nil { return nil }
        return Self.shown(titles.subtitleView, titles.attributedSubtitle, titles.subtitle)
    }

    // Chosen (Controllers): A view of `subtitleView` is in the row only; it does not move below the large title.
    /// The subtitle below the large title.
    package var shownLargeSubtitle: NavigationTitle? {
        let own = Self.shown(titles.largeSubtitleView, titles.largeAttributedSubtitle, titles.largeSubtitle)
        return own ?? Self.shown(nil, titles.attributedSubtitle, titles.subtitle)
    }

    /// Returns the first of a view, a text with attributes, and a text that is not empty.
    private static func shown(
        _ view: UIView?, _ attributed: AttributedString?, _ text: String?
    ) -> NavigationTitle? {
        if let view { return .view(view) }
        if let attributed { return .attributed(attributed) }
        guard let text, !text.isEmpty else { return nil }
        return .text(text)
    }
}
