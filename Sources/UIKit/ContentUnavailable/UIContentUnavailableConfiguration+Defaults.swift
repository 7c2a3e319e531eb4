import Foundation

// Fonts, colors, margins, distances, symbol sizes and texts were read from the configurations of UIKit, under Mac
// Catalyst (recorded there by the project Charon, facts/UIKit/UIContentUnavailable17.md).
// Chosen (Controllers): The fonts, colors, margins, distances, symbol sizes and texts of an empty state are the same
// on a phone as under Mac Catalyst; those of a phone are not published.
extension UIContentUnavailableConfiguration {
    // MARK: - Creating default configurations

    /// Returns a configuration for missing content: a large image, a title, a text below it and two buttons, as far as
    /// the program sets them.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// Returns a configuration for loading content: an activity indicator over "Loading…". An image replaces the
    /// indicator.
    public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.loading) }

    /// Returns a configuration for a search without results: a magnifying glass over "No Results", and a text with
    /// advice. If the state has a search text, the title quotes it.
    public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.search) }
}

extension UIContentUnavailableConfiguration {
    /// The reason for unavailable content, which determines the default values.
    enum Kind: Sendable {
        case empty, loading, search

        @MainActor var image: UIImage? { self == .search ? UIImage(systemName: "magnifyingglass") : nil }

        @MainActor var imageProperties: ImageProperties {
            ImageProperties(symbolSize: self == .loading ? 32 : 48, tintColor: .secondaryLabel)
        }

        @MainActor var textProperties: TextProperties {
            self == .loading ? secondaryTextProperties : TextProperties(.title2, .label, weight: .bold)
        }

        @MainActor var secondaryTextProperties: TextProperties { TextProperties(.subheadline, .secondaryLabel) }

        @MainActor var button: UIButton.Configuration {
            var button = UIButton.Configuration.plain()
            button.buttonSize = .small
            button.titleAlignment = .center
            return button
        }

        var imageToTextPadding: CGFloat { self == .loading ? 8 : 15 }

        /// Returns the title, which quotes the search text.
        func text(searchText: String?) -> String? {
            switch self {
            case .empty: nil
            case .loading: "Loading…"
            case .search:
                if let searchText, !searchText.isEmpty { "No Results for “\(searchText)”" } else { "No Results" }
            }
        }

        var secondaryText: String? { self == .search ? "Check the spelling or try a new search." : nil }
    }
}
