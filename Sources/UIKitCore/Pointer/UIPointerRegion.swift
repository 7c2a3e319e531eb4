import CoreGraphics
import Foundation

/// An area of a view in which the pointer has a style.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerregion>.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// Creates a region.
    ///
    /// - Parameters:
    ///   - rect: The area, in the coordinate space of the interaction's view.
    ///   - identifier: A value that distinguishes the region from others.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        key = Key(rect: rect, identifier: identifier)
        super.init()
    }

    nonisolated deinit {}

    /// The area, in the coordinate space of the interaction's view.
    open var rect: CGRect { key.rect }

    /// A value that distinguishes the region from others.
    open var identifier: AnyHashable? { key.identifier }

    private struct Key: Equatable {
        let rect: CGRect
        let identifier: AnyHashable?
    }

    // Unsafe only because the compiler cannot determine the type of the immutable identifier.
    nonisolated(unsafe) private let key: Key

    /// The axes along which the pointer stays in the region while a button is pressed. Pointers of desktops are not
    /// held. The default is empty.
    open var latchingAxes: UIAxis = []

    /// Regions with the same area and identifier are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return other.key == key
    }

    nonisolated open override var hash: Int { key.identifier.hashValue ^ key.rect.origin.x.hashValue }

    /// Returns the region itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The position of the pointer for which an interaction requests a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }

    nonisolated deinit {}

    /// The position, in the coordinate space of the interaction's view.
    open private(set) var location: CGPoint
    /// The pressed modifier keys.
    open private(set) var modifiers: UIKeyModifierFlags
}
