import Foundation

/// An element of a menu that does something: an action or a command.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenuleaf>.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title.
    var title: String { get set }
    /// The element in more words.
    var discoverabilityTitle: String? { get set }
    /// The image beside the title.
    var image: UIImage? { get set }
    /// The image while the element is switched on; `nil` for `image`.
    var selectedImage: UIImage? { get set }
    /// How the element is shown and whether it can be used.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether the element is switched on.
    var state: UIMenuElement.State { get set }
    /// What performs the element; `nil` while nothing does.
    var sender: Any? { get }
    /// Does what choosing the element in a menu does.
    ///
    /// - Parameters:
    ///   - sender: What an action finds as its `sender`.
    ///   - target: Whose method a command calls; for `nil`, that of the first responder in the chain that has it.
    func performWithSender(_ sender: Any?, target: Any?)
}
