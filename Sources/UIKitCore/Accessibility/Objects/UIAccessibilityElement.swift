import CoreGraphics
import Foundation

/// An accessibility element that is not a view, such as a part of a drawing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// Creates an element in a container, which usually is the view that draws the element. The container is not
    /// retained.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    nonisolated deinit {}

    /// The container; `nil` if it was deallocated.
    open weak var accessibilityContainer: AnyObject?

    /// The rectangle of the element in the coordinate space of the container, which has to be a view. Setting it
    /// replaces `accessibilityFrame`, which then follows the container. `CGRect.null` until it is set.
    open var accessibilityFrameInContainerSpace = CGRect.null

    /// The rectangle on the screen; zero until it or `accessibilityFrameInContainerSpace` is set.
    open override var accessibilityFrame: CGRect {
        get {
            let frame = accessibilityFrameInContainerSpace
            guard !frame.isNull, let view = accessibilityContainer as? UIView else { return super.accessibilityFrame }
            return UIAccessibility.convertToScreenCoordinates(frame, in: view)
        }
        set {
            accessibilityFrameInContainerSpace = .null
            super.accessibilityFrame = newValue
        }
    }

    // Chosen (Swift): `isAccessibilityElement` of a `UIAccessibilityElement` is `true` by default.
    /// Whether the object is an element; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    private var identifier: String?

    /// The identifier for tests; `nil` by default.
    open var accessibilityIdentifier: String? {
        get { accessibilityValues.identifier ?? identifier }
        set { identifier = newValue }
    }

    /// The container, if it is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
