import Foundation

/// An item that a rotor has found: an element, or a part of an element's text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult>.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// Creates a result without an element.
    public override init() { super.init() }

    /// Creates a result. The element is not retained.
    public init(targetElement: NSObject, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }

    nonisolated deinit {}

    /// The element; `nil` if it was deallocated.
    open weak var targetElement: NSObject?

    /// The part of the element's text; `nil` for the whole element.
    open var targetRange: UITextRange?
}
