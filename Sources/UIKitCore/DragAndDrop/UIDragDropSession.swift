import CoreGraphics
import Foundation

/// What the sessions of a drag and of a drop share.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragdropsession>.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged, in the order in which it was added.
    var items: [UIDragItem] { get }
    /// Whether the items may be moved, as the drag's delegate has said.
    var allowsMoveOperation: Bool { get }
    /// Whether the drag cannot leave the program, as its delegate has said.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Where the finger is, in the space of a view.
    func location(in view: UIView) -> CGPoint

    /// Whether an item has one of these types, or one that conforms to it.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether an item can be read as an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether an item can be read as a value of Swift's, such as a `String`.
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
    /// The program's own value for the whole drag; `nil` at first.
    var localContext: Any? { get set }
}

/// What is shown while the data of dropped items is on its way.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Nothing.
    case none = 0
    /// What the system shows where it takes long: nothing here, since data comes from the same program.
    case `default` = 1
}

/// A drag as the views see it that it is carried over.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropsession>.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag's own session: all drags are this program's.
    var localDragSession: (any UIDragSession)? { get }
    /// What is shown while data is loaded.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// How far all of what was asked for is.
    var progress: Progress { get }

    /// Reads all items that can be, as objects of a class, and calls the handler once on the main queue: with those that could be read,
    /// in the order of the items. Call it in `performDrop`.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Reads all items that can be, as values of Swift's such as `String`.
    @discardableResult
    public func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { $0 as? T._ObjectiveCType }.map { T._unconditionallyBridgeFromObjectiveC($0) })
        }
    }
}
