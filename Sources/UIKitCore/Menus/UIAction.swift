import Foundation

/// The handler of an action. The argument is the action; its `sender` is the control that performs it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action with a title, an image and a handler, performed by buttons and menus.
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The identifier of an action. In a control, an action replaces an action with the same identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String

        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        // Chosen (Pasteboard): `UIAction.Identifier.paste` and similar identifiers grant no permission, since any
        // action may paste.
        /// The identifier of an action that pastes. On iOS the system permits such an action to read the pasteboard;
        /// here any action may.
        public static let paste = Identifier("com.apple.action.paste")
        /// The identifier of an action that pastes text without its attributes.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
        /// The identifier of an action that opens the pasted address.
        public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
        /// The identifier of an action that searches for the pasted text.
        public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    }

    private let handler: UIActionHandler
    /// Shared by all contexts, since actions of different contexts may be combined.
    private static var lastNumber = 0

    /// Creates an action without a subtitle. Without an identifier, a unique identifier is created.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: nil, image: image, selectedImage: nil, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// Creates an action with an optional subtitle. Without an identifier, a unique identifier is created.
    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, selectedImage: nil, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// Creates an action with a separate image for the selected state.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.selectedImage = selectedImage
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("ireko.action.\(Self.lastNumber)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    // MARK: - Getting information about the action

    /// The title of the action.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The image beside the title.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The image of the selected action. The default, `nil`, is `image`.
    open var selectedImage: UIImage?

    /// The identifier of the action.
    open internal(set) var identifier: Identifier

    /// A longer description of the action.
    open var discoverabilityTitle: String?

    /// Whether the action is enabled, and further attributes of its appearance.
    open var attributes: Attributes

    /// The selection state of the action.
    open var state: State

    /// The object that performs the action; `nil` except during the handler.
    open private(set) var sender: Any?

    // MARK: - Performing

    /// Calls the handler, as selecting the action in a menu does. Has no effect if the action is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

    /// Performs the action for a sender. Has no effect if the action is disabled.
    package func perform(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let previous = self.sender
        self.sender = sender
        handler(self)
        self.sender = previous
    }
}
