import CoreGraphics
import Foundation

/// A place on a view from which an element is dragged, or on which it is dropped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor>.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// Creates a descriptor for the middle of a view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: view.bounds.middle, in: view)
    }

    /// Creates a descriptor for a point in the coordinate space of a view.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Creates a descriptor, and a name with attributes of speech.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName
        self.point = point
        self.view = view
        super.init()
    }

    nonisolated deinit {}

    /// The view; `nil` if it was deallocated.
    open private(set) weak var view: UIView?

    /// The point in the coordinate space of the view.
    open private(set) var point: CGPoint

    /// The name.
    open var name: String { attributedName.string }

    /// The name with attributes of speech.
    open private(set) var attributedName: NSAttributedString
}
