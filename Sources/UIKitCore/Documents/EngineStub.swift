import Foundation
import InterfaceDocuments

// Stands for what the engine writes, until it is merged. To be deleted then, but for `segueClass(_:line:)`, which it has to have.

/// A scene.
@MainActor
package final class DocumentScene {
    package let description: SceneDescription
    @SharedWeak package private(set) var controller: UIViewController?
    package var triggers: [AnyObject] = []

    init(_ description: SceneDescription) { self.description = description }
    nonisolated deinit {}

    package func object(withID id: String) -> AnyObject? { nil }
    package func makeController(
        withID id: String, isContained: Bool = false, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? { nil }

    /// The class of a segue that a document names; `nil`, with a warning, where there is none that is a segue.
    func segueClass(_ name: ClassDescription, line: Int) -> UIStoryboardSegue.Type? { nil }
}

extension DocumentUnit {
    var scene: DocumentScene? { nil }
    func forEachObject(_ body: (ObjectElement, AnyObject) -> Void) {}
}

extension UIViewController {
    package var documentScene: DocumentScene? { nil }
}

/// A storyboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// Makes it.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }
    nonisolated deinit {}
    /// Makes the first controller.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// Makes a controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}
