import Foundation

/// What an action does. Its argument is the action itself, whose `sender` is the control that performs it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, with a title and an image: what buttons and menus perform.
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The name of an action. In a control, an action replaces one of the same name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// For an action that pastes. On iOS the system permits such an action to read the pasteboard; here any action may.
        public static let paste = Identifier("com.apple.action.paste")
        /// For an action that pastes text without its attributes.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
        /// For an action that goes to the address that is pasted.
        public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
        /// For an action that searches for what is pasted.
        public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    }

    private let handler: UIActionHandler
    /// Over all contexts: what two of them have made may meet in one.
    private static var lastNumber = 0

    /// Makes an action without a subtitle. Without an identifier it gets one of its own.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: nil, image: image, selectedImage: nil, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// Makes an action that may have a subtitle. Without an identifier it gets one of its own.
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

    /// Makes an action that has another image while it is switched on.
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

    /// The image while the action is switched on; `nil`, the default, for `image`.
    open var selectedImage: UIImage?

    /// The name.
    open internal(set) var identifier: Identifier

    /// What explains the action in more words.
    open var discoverabilityTitle: String?

    /// How the action is shown and whether it can be used.
    open var attributes: Attributes

    /// Whether the action is switched on.
    open var state: State

    /// What performs the action; `nil` while nothing does.
    open private(set) var sender: Any?

    // MARK: - Performing

    /// Calls the handler, as choosing the action in a menu does. Nothing, where the action is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

    /// Performs the action for a sender. One that is disabled does nothing.
    package func perform(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let previous = self.sender
        self.sender = sender
        handler(self)
        self.sender = previous
    }
}
