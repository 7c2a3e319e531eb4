import Foundation

/// The start and the direction of a rotor's search.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate>.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Creates a predicate that searches forward from no item.
    public override init() { super.init() }

    nonisolated deinit {}

    /// The item that the screen reader is at. Its element is `nil` if the screen reader is at no element.
    open var currentItem = UIAccessibilityCustomRotorItemResult()

    /// The direction of the search. The default is `next`.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
