import Foundation

/// Preferences for the presentation of a menu's elements.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenudisplaypreferences>.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// Creates preferences with the system's values.
    public override init() { super.init() }

    nonisolated deinit {}

    /// The maximum number of lines of a title; 0 for no limit. The default is 2 (chosen).
    open var maximumNumberOfTitleLines = 2
}
