import CoreGraphics
import Foundation

/// The common properties of drag sessions and drop sessions.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragdropsession>.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items, in the order of their addition.
    var items: [UIDragItem] { get }
    /// Whether the items may be moved, as the drag's delegate specifies.
    var allowsMoveOperation: Bool { get }
    /// Whether the drag cannot leave the program, as the drag's delegate specifies.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns the position of the finger in the coordinate space of a view.
    func location(in view: UIView) -> CGPoint

    /// Returns whether any item has a type that equals or conforms to one of the given types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns whether any item can be loaded as an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether any item can be loaded as a Swift value, such as a `String`.
    public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

/// A drag, from the lift of its first item to its end.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragsession>.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A custom value of the program for the whole drag; initially `nil`.
    var localContext: Any? { get set }
}

/// The indicator shown while the data of dropped items is loading.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No indicator.
    case none = 0
    /// The system's indicator for long operations: not shown here, since the data is always from the same program.
    case `default` = 1
}

/// A drag as seen by the views below it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropsession>.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The session of the drag source. Never `nil` here, since all drags belong to this program.
    var localDragSession: (any UIDragSession)? { get }
    /// The indicator shown while data is loading.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// The progress of all requested data.
    var progress: Progress { get }

    /// Loads all items that can be loaded as objects of a class, and calls the handler once on the main queue with the
    /// loaded objects, in the order of the items. Must be called in `performDrop`.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads all items that can be loaded as Swift values such as `String`.
    @discardableResult
    public func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { $0 as? T._ObjectiveCType }.map { T._unconditionallyBridgeFromObjectiveC($0) })
        }
    }
}
