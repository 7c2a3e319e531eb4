import Foundation

/// The conditions that select a scene for a request without a session.
///
/// The predicates are evaluated with the activity's `targetContentIdentifier`, a string. An activity without one is
/// shown in a separate scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneactivationconditions>.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Whether the scene can show the content; true for all content by default.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

    /// Whether the scene prefers to show the content; false for all content by default.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Creates the default conditions: the scene can show all content, and prefers no content.
    public override init() { super.init() }

    nonisolated deinit {}

    /// Returns whether the scene prefers the content with an identifier.
    func prefers(_ content: String) -> Bool {
        canActivateForTargetContentIdentifierPredicate.evaluate(with: content)
            && prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: content)
    }
}
