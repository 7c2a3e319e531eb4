import Foundation

/// An element of a menu with a title and an image: the base class of actions and menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The title of the element.
    open internal(set) var title: String
    /// A second line under the title.
    open var subtitle: String?
    /// The image beside the title.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }

    nonisolated deinit {}

    /// Attributes of the appearance and use of an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The raw bits, with Apple's values.
        public let rawValue: UInt

        /// Creates attributes from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Shown as disabled.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Shown as an action that cannot be undone.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Hidden.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu remains open after the element was selected.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Selection states of an element.
    public enum State: Int, Sendable {
        /// Not selected.
        case off = 0
        /// Selected.
        case on = 1
        /// Partially selected.
        case mixed = 2
    }
}
