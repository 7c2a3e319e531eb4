import Foundation

/// What a search controller proposes to search for.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchsuggestion>.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// What is proposed; shown, and what is searched for is up to the program.
    var localizedSuggestion: String? { get }
    /// What is said about it to those who do not see it; `nil` for nothing.
    var localizedDescription: String? { get }
    /// Shown before it; `nil` for none.
    var iconImage: UIImage? { get }
    /// What the suggestion stands for; the program's.
    var representedObject: Any? { get set }
}

/// A suggestion of a text, with an icon where there is one.
///
///     searchController.searchSuggestions = names.map { UISearchSuggestionItem(localizedSuggestion: $0) }
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchsuggestionitem>.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let parts: (suggestion: String, description: String?, icon: UIImage?)
    /// What is proposed.
    open var localizedSuggestion: String? { parts.suggestion }
    /// What is said about it.
    open var localizedDescription: String? { parts.description }
    /// Shown before it.
    open var iconImage: UIImage? { parts.icon }
    /// What the suggestion stands for; the program's. The default is `nil`.
    open var representedObject: Any?

    /// Makes a suggestion of a text.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        parts = (localizedSuggestion, localizedDescription, iconImage)
        super.init()
    }

    nonisolated deinit {}
}
