import Foundation

// The margins of cells and the vertical space between texts were printed by UIKit on a phone.
// Chosen (Lists): The measures of list cells and headers that are not published are chosen so that the heights are
// those of iOS 15 to 18: at least 44 points for a cell, 60 for a cell with two texts, 28 for a plain header, 38 for a
// grouped header and 30 for a grouped footer.
extension UIListContentConfiguration {
    private static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

    private static func make(
        _ text: TextProperties, _ secondary: TextProperties, margins: NSDirectionalEdgeInsets = cellMargins
    ) -> UIListContentConfiguration {
        UIListContentConfiguration(text: text, secondary: secondary, margins: margins)
    }

    private static func ofSidebar(_ configuration: UIListContentConfiguration) -> UIListContentConfiguration {
        var configuration = configuration
        configuration.isOfSidebar = true
        return configuration
    }

    // MARK: - Creating default configurations

    /// Returns the content of a cell: a text, and a smaller text below it.
    public static func cell() -> UIListContentConfiguration {
        make(TextProperties(.body, .label), TextProperties(.caption1, .label))
    }

    /// Returns the content of a cell with a gray secondary text below.
    public static func subtitleCell() -> UIListContentConfiguration {
        make(TextProperties(.body, .label), TextProperties(.caption1, .secondaryLabel))
    }

    /// Returns the content of a cell with a value beside the text.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = make(TextProperties(.body, .label), TextProperties(.body, .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// Returns the content of a section's header, as in a plain list.
    public static func header() -> UIListContentConfiguration { plainHeader() }

    /// Returns the content of a section's footer, as in a plain list.
    public static func footer() -> UIListContentConfiguration { plainFooter() }

    /// Returns the content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        make(
            TextProperties(.body, .secondaryLabel, weight: .semibold), TextProperties(.footnote, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8))
    }

    /// Returns the content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        make(
            TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8))
    }

    /// Returns the content of a header in a grouped list, in small capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = make(
            TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 8))
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// Returns the content of a prominent header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        make(
            TextProperties(.body, .label, weight: .semibold), TextProperties(.footnote, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 8))
    }

    /// Returns the content of an extra prominent header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        make(
            TextProperties(.title3, .label, weight: .semibold), TextProperties(.footnote, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 8))
    }

    /// Returns the content of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        make(
            TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 8))
    }

    /// Returns the content of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        make(
            TextProperties(.title3, .label, weight: .semibold), TextProperties(.footnote, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 8, trailing: 8))
    }

    /// Returns the content of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { ofSidebar(cell()) }

    /// Returns the content of a cell in a sidebar with a gray secondary text below.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { ofSidebar(subtitleCell()) }

    /// Returns the content of a cell in a sidebar beside a second sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { ofSidebar(cell()) }

    /// Returns the content of a cell in a sidebar beside a second sidebar, with a gray secondary text below.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { ofSidebar(subtitleCell()) }
}
