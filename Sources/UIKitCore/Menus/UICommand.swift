import Foundation

/// A command whose action is sent by name to the responder chain, starting at the first responder.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommand>.
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// Creates a command without a subtitle.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.init(
            title: title, subtitle: nil, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command with a separate image for the selected state.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        self.selectedImage = selectedImage
    }

    /// Creates a command with an optional subtitle.
    ///
    /// - Parameters:
    ///   - title: The title shown to the user.
    ///   - subtitle: A second line.
    ///   - image: The image beside the title.
    ///   - action: The name of the method, such as `"save:"`; its sender is the command.
    ///   - propertyList: Additional data for the method.
    ///   - alternates: The alternatives for additional modifier keys.
    ///   - discoverabilityTitle: A longer description of the command.
    ///   - attributes: Whether the command is enabled, and further attributes of its appearance.
    ///   - state: The selection state of the command.
    @_disfavoredOverload
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

    /// The title of the command.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The image beside the title.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The image of the selected command. The default, `nil`, is `image`.
    open var selectedImage: UIImage?

    /// A longer description of the command.
    open var discoverabilityTitle: String?

    /// The name of the command's method.
    open internal(set) var action: Selector

    /// Additional data for the method.
    open internal(set) var propertyList: Any?

    /// Whether the command is enabled, and further attributes of its appearance.
    open var attributes: Attributes

    /// The selection state of the command.
    open var state: State

    /// The alternatives for additional modifier keys.
    open internal(set) var alternates: [UICommandAlternate]

    // MARK: Performing

    /// The object that performs the command; `nil` except during the method.
    open private(set) var sender: Any?

    /// Calls the method, as selecting the command in a menu does. Has no effect if the command is disabled or no
    /// responder implements the method.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let previous = self.sender
        self.sender = sender
        _ = ActionDelivery.send(action, to: target, from: self, for: nil)
        self.sender = previous
    }
}
