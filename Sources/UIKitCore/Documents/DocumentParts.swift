import Foundation
import InterfaceDocuments

/// A document without its program: each element uses UIKit's own class, and missing classes are not connected. A tool
/// uses it to draw documents.
@MainActor
package struct DocumentParts {
    /// A scene of a storyboard.
    package struct Scene {
        /// The controller's storyboard identifier, its class, or its identifier in the document.
        package let name: String
        package let id: String
        /// The destinations and children of the controller.
        package let destinations: [String]
        /// The size in the editor, in points.
        package let size: CGSize
        /// The identifiers of the navigation and tab bar controllers whose bars the editor shows around the scene, the
        /// outermost first.
        package let containers: [String]
        /// The insets of bars and notches of the document's device; zero for an embedded scene.
        package let safeArea: UIEdgeInsets
    }

    /// A font that is not installed, and its log message.
    package struct MissingFont {
        package let name: String
        package let message: String
    }

    private let source: LoadedDocument
    private let isStoryboard: Bool

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - url: The file. A file in a folder such as `Base.lproj` belongs to the parent folder.
    ///   - otherBundles: Bundles for images and colors that are not next to the file.
    package init?(contentsOf url: URL, otherBundles: [Bundle]) throws(InterfaceDocumentError) {
        UIContext.current.documentMaking.usesProgramClasses = false
        UIContext.current.documentMaking.isCanvas = true
        UIContext.current.documentMaking.otherBundles = otherBundles
        var folder = url.deletingLastPathComponent()
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        guard let bundle = Bundle(path: folder.path) else { return nil }
        guard let found = try DocumentLibrary.document(at: url, in: bundle) else { return nil }
        source = found
        isStoryboard = found.document.kind == .storyboard
    }

    /// The fonts of the document's created objects that are not installed.
    package var missingFonts: [MissingFont] {
        source.document.warnings.compactMap { warning in
            guard case .missingFont(let name) = warning.problem else { return nil }
            return MissingFont(name: name, message: warning.description)
        }
    }

    /// The storyboard's scenes with controllers, in the document's order; empty for a nib.
    package var scenes: [Scene] {
        let document = source.document
        let containers = document.editorContainers()
        let segues = document.scenes.lazy.flatMap(\.segues).map(\.segue)
        let embedded = Set(segues.filter { $0.kind == .embed }.map(\.destination))
        return document.scenes.compactMap { scene in
            guard let controller = scene.controller, controller.kind.isController else { return nil }
            let name =
                controller.string(.storyboardIdentifier) ?? controller.customClass?.name ?? controller.id
            return Scene(
                name: name, id: controller.id,
                destinations: scene.segues.filter { $0.segue.kind != .unwind }.map(\.segue.destination),
                size: document.editorSize(of: controller), containers: containers[controller.id] ?? [],
                safeArea: embedded.contains(controller.id) ? .zero : safeArea)
        }
    }

    /// The insets of bars and notches of the document's device.
    private var safeArea: UIEdgeInsets {
        guard let (top, sides, bottom) = source.document.device?.safeArea else { return .zero }
        return UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
    }

    /// Returns the index of a controller among the children of a container in the document; `nil` for other
    /// controllers.
    package func place(of id: String, inContainer container: String) -> Int? {
        source.document.contained(inControllerWithID: container).firstIndex(of: id)
    }

    /// Creates a scene's controller. If that is impossible, logs a message and returns `nil`.
    package func makeController(ofSceneWithID id: String) -> UIViewController? {
        guard let element = source.document.object(withID: id) else { return nil }
        return DocumentScene.controller(of: element, in: UIStoryboard(source))
    }

    /// Creates the objects of a nib; empty for a storyboard.
    package func makeObjects() -> [Any] {
        isStoryboard ? [] : UINib(source, name: source.document.name).instantiate(withOwner: NSObject())
    }
}
