import Foundation

/// Something to do whose action is found by name: in the responder chain, from the first responder on.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommand>.
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// Makes a command.
    ///
    /// - Parameters:
    ///   - title: What the user reads.
    ///   - subtitle: A second line.
    ///   - image: What stands beside the title.
    ///   - action: The name of the method, such as `"save:"`; its sender is the command.
    ///   - propertyList: Additional data for the method.
    ///   - alternates: What the command does instead while more modifier keys are down.
    ///   - discoverabilityTitle: The command in more words.
    ///   - attributes: How the command is shown and whether it can be used.
    ///   - state: Whether it is switched on.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    // MARK: Getting information about the command

    /// The title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The image beside the title.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The image while the command is switched on; `nil`, the default, for `image`.
    open var selectedImage: UIImage?

    /// The command in more words.
    open var discoverabilityTitle: String?

    /// The name of the method that the command calls.
    open internal(set) var action: Selector

    /// Additional data for the method.
    open internal(set) var propertyList: Any?

    /// How the command is shown and whether it can be used.
    open var attributes: Attributes

    /// Whether the command is switched on.
    open var state: State

    /// What the command does instead while more modifier keys are down.
    open internal(set) var alternates: [UICommandAlternate]

    // MARK: Performing

    /// What performs the command; `nil` while nothing does.
    open private(set) var sender: Any?

    /// Calls the method, as choosing the command in a menu does. Nothing, where the command is disabled or no responder has the method.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let previous = self.sender
        self.sender = sender
        _ = ActionDelivery.send(action, to: target, from: self, for: nil)
        self.sender = previous
    }
}
