import Foundation

/// What menus and buttons show: a title and an image. The base of actions.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The title.
    open internal(set) var title: String
    /// A second line under the title.
    open var subtitle: String?
    /// The image beside the title.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }

    nonisolated deinit {}

    /// How an element is shown and used.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The attributes as bits, with Apple's values.
        public let rawValue: UInt

        /// Makes the attributes that these bits stand for.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Shown, but not usable.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Shown as something that cannot be undone.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element was chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element is switched on.
    public enum State: Int, Sendable {
        /// It is not.
        case off = 0
        /// It is.
        case on = 1
        /// Some of what it stands for is.
        case mixed = 2
    }
}
