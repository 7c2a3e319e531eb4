import Foundation

/// How the elements of a menu are shown.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenudisplaypreferences>.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// Makes preferences that leave everything to the system.
    public override init() { super.init() }

    nonisolated deinit {}

    /// How many lines a title may have: 0 for as many as it needs. The default is 2 (chosen).
    open var maximumNumberOfTitleLines = 2
}
