import Foundation
import InterfaceDocuments

// What the engine offers, until it is there. To be deleted.
extension DocumentUnit {
    /// The object, constraint or layout guide with an identifier, of this unit or of the one that it belongs to; `nil` where it
    /// has not been made.
    package func item(withID id: String) -> AnyObject? {
        switch document.item(withID: id) {
        case .object(let element): object(element, as: AnyObject.self)
        case .constraint(let description, let owner): constraint(description, of: owner)
        case .guide(let description, let owner): layoutGuide(description, of: owner)
        case nil: nil
        }
    }

    /// Has an element stand for an object that another object has made, as a cell its content view.
    package func adopt(_ object: AnyObject, for element: ObjectElement) {}
}

/// A nib.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A key.
    public struct OptionsKey: Hashable, Sendable {}
    /// Makes a nib.
    public init(data: Data, bundle bundleOrNil: Bundle?) {}
    /// Makes the objects.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }
    nonisolated deinit {}
}

/// A storyboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// Finds a storyboard.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    /// Makes the first controller.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    nonisolated deinit {}
}
