import Foundation

/// An element of a menu with an effect: an action or a command.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenuleaf>.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title of the element.
    var title: String { get set }
    /// A longer description of the element.
    var discoverabilityTitle: String? { get set }
    /// The image beside the title.
    var image: UIImage? { get set }
    /// The image of the selected element; `nil` uses `image`.
    var selectedImage: UIImage? { get set }
    /// Whether the element is enabled, and further attributes of its appearance.
    var attributes: UIMenuElement.Attributes { get set }
    /// The selection state of the element.
    var state: UIMenuElement.State { get set }
    /// The object that performs the element; `nil` except while it is performed.
    var sender: Any? { get }
    /// Performs the effect of selecting the element in a menu.
    ///
    /// - Parameters:
    ///   - sender: The `sender` of an action.
    ///   - target: The receiver of a command; `nil` for the first object in the responder chain that implements the
    ///     method.
    func performWithSender(_ sender: Any?, target: Any?)
}
