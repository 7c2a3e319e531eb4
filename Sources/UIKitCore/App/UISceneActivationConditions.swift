import Foundation

/// For which contents a scene is the right one: decides which scene comes to front where a program asks for any.
///
/// The predicates are evaluated with the activity's `targetContentIdentifier`, a string. An activity without one gets a scene of
/// its own.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneactivationconditions>.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Whether the scene can show the content; true for every content by default.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

    /// Whether the scene is to show the content rather than another; false for every content by default.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Makes the default conditions: the scene can show everything, and prefers nothing.
    public override init() { super.init() }

    nonisolated deinit {}

    /// Whether the scene is to come to front for a content.
    func prefers(_ content: String) -> Bool {
        canActivateForTargetContentIdentifierPredicate.evaluate(with: content)
            && prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: content)
    }
}
