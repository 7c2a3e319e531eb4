import Foundation

/// A suggestion of a search controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchsuggestion>.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion. When the suggestion is selected, the program determines the search that follows.
    var localizedSuggestion: String? { get }
    /// The description for accessibility; `nil` for no description.
    var localizedDescription: String? { get }
    /// The icon before the text; `nil` for no icon.
    var iconImage: UIImage? { get }
    /// An object of the program that the suggestion represents.
    var representedObject: Any? { get set }
}

/// A suggestion with a text and an optional icon.
///
///     searchController.searchSuggestions = names.map { UISearchSuggestionItem(localizedSuggestion: $0) }
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchsuggestionitem>.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let parts: (suggestion: String, description: String?, icon: UIImage?)
    /// The text of the suggestion.
    open var localizedSuggestion: String? { parts.suggestion }
    /// The description for accessibility.
    open var localizedDescription: String? { parts.description }
    /// The icon before the text.
    open var iconImage: UIImage? { parts.icon }
    /// An object of the program that the suggestion represents. The default is `nil`.
    open var representedObject: Any?

    /// Creates a suggestion with a text.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        parts = (localizedSuggestion, localizedDescription, iconImage)
        super.init()
    }

    nonisolated deinit {}
}
