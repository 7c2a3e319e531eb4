import Foundation

// The fonts, colors, margins, distances, symbol sizes and texts were read from UIKit's configurations under Mac
// Catalyst (recorded by the project Charon, in its page UIContentUnavailable17).
// Chosen (Controllers): The fonts, colors, margins, distances, symbol sizes and texts of an empty state on a phone are
// those of Mac Catalyst, since the values on a phone are not published.
extension UIContentUnavailableConfiguration {
    // MARK: - Creating default configurations

    /// Returns a configuration for missing content. It displays a large image, a title, a text below the title and two
    /// buttons, if the program sets them.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// Returns a configuration for content that is being loaded: an activity indicator above the text "Loading…". An
    /// image replaces the indicator.
    public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.loading) }

    /// Returns a configuration for a search without results: a magnifying glass above the title "No Results", and a
    /// text with advice. If the state has a search text, the title quotes it.
    public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.search) }
}

extension UIContentUnavailableConfiguration {
    /// The reason why content is unavailable, which determines the default values.
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
