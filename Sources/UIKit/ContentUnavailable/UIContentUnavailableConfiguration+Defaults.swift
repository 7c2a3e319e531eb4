import Foundation

// Fonts, colours, margins, distances, the sizes of symbols and the texts are those that were read from the
// configurations of UIKit, under Mac Catalyst (recorded there by the project Charon,
// facts/UIKit/UIContentUnavailable17.md). Those of a phone are not published; that they are the same is chosen.
extension UIContentUnavailableConfiguration {
    // MARK: - Creating default configurations

    /// Something is missing: a large image, a title, a text below it and two buttons, as far as the program sets them.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// Content is being loaded: an activity indicator over "Loading…". An image takes the indicator's place.
    public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.loading) }

    /// A search has found nothing: a magnifying glass over "No Results", and a text that says what to do. Where the
    /// state has a text that is searched for, the title quotes it.
    public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.search) }
}

extension UIContentUnavailableConfiguration {
    /// Why content is unavailable, which decides what the program has not set.
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

        /// The title, which quotes what is searched for.
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
