import Foundation

/// Preferences for the presentation of a menu's elements.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenudisplaypreferences>.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// Creates preferences with the system's values.
    public override init() { super.init() }

    nonisolated deinit {}

    // Chosen (Input): The title of a menu element has at most two lines by default.
    /// The maximum number of lines of a title; 0 for no limit. The default is 2.
    open var maximumNumberOfTitleLines = 2
}
