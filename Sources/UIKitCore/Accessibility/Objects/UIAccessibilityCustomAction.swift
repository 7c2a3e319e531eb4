import Foundation
import UIFoundation

/// An additional action of an accessibility element, which users choose from a list.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Performs an action. Returns whether it succeeded.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// Creates an action with a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        nameStorage = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with a closure, and a name with attributes of speech.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
        nameStorage = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with a method of an object, which the class offers by name.
    public init(name: String, image: UIImage? = nil, target: AnyObject?, selector: Selector) {
        nameStorage = NSAttributedString(string: name)
        self.image = image
        self.target = target
        self.selector = selector
        super.init()
    }

    /// Creates an action with a method of an object, and a name with attributes of speech.
    public init(
        attributedName: NSAttributedString, image: UIImage? = nil, target: AnyObject?, selector: Selector
    ) {
        nameStorage = attributedName
        self.image = image
        self.target = target
        self.selector = selector
        super.init()
    }

    nonisolated deinit {}

    private var nameStorage: NSAttributedString

    /// The name. Setting it also sets `attributedName`, and vice versa.
    open var name: String {
        get { nameStorage.string }
        set { nameStorage = NSAttributedString(string: newValue) }
    }

    /// The name with attributes of speech.
    open var attributedName: NSAttributedString {
        get { nameStorage }
        set { nameStorage = newValue }
    }

    /// The image in lists of actions; `nil` by default.
    open var image: UIImage?

    /// The category, such as `UIAccessibilityCustomActionCategoryEdit`; `nil` by default.
    open var category: String?

    /// The object whose method is called if `actionHandler` is `nil`. It is not retained.
    open weak var target: AnyObject?

    /// The method that is called if `actionHandler` is `nil`. It may have the action as its argument.
    open var selector: Selector = ""

    /// The closure that performs the action.
    open var actionHandler: Handler?

    /// Performs the action. Returns `false` if it fails, or if the object or the method does not exist.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target = target as? any NamedActionTarget else { return false }
        return NamedActions.method(selector, of: target)?.call(target, self, nil) ?? false
    }
}

/// The category of actions that edit.
public let UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"
