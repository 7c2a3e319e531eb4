import Foundation

/// Something to do, with a title and an image for where it is offered.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaction>.
@preconcurrency @MainActor
open class UIAction: NSObject {
    /// What an action is known by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier.
        public let rawValue: String
        /// Makes an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What is done; gets the action itself.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// The title, where the action is offered.
    open var title: String
    /// The image, where the action is offered.
    open var image: UIImage?
    /// What the action is known by; unique unless given.
    public let identifier: Identifier
    /// What triggered the action, while its handler runs.
    public private(set) weak var sender: AnyObject?

    private let handler: Handler

    /// Makes an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
    }

    package func perform(sender: AnyObject?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
