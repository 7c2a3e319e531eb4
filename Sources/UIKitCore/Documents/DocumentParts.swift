import Foundation
import InterfaceDocuments

/// A document without its program: each element is made as UIKit's own class, and nothing is connected with classes that are not
/// there. A tool draws documents of it.
@MainActor
package struct DocumentParts {
    /// A scene of a storyboard.
    package struct Scene {
        /// The controller's identifier for programs, its class, or its identifier in the document.
        package let name: String
        package let id: String
        /// The controllers that it leads to or contains.
        package let destinations: [String]
        /// Its size in the editor, in points.
        package let size: CGSize
        /// The navigation and tab bar controllers whose bars the editor shows around it, by their identifiers, the
        /// outermost first.
        package let containers: [String]
        /// The space that bars and notches of the document's device cover; zero for an embedded scene.
        package let safeArea: UIEdgeInsets
    }

    /// A font that is not installed, and the line in the log that says so.
    package struct MissingFont {
        package let name: String
        package let message: String
    }

    private let source: LoadedDocument
    private let isStoryboard: Bool

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - url: The file. In a folder such as `Base.lproj` it belongs to the folder around that.
    ///   - otherBundles: Where images and colours are looked for that are not beside it.
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

    /// The fonts that the document names and that are not installed, as far as objects have been made of it.
    package var missingFonts: [MissingFont] {
        source.document.warnings.compactMap { warning in
            guard case .missingFont(let name) = warning.problem else { return nil }
            return MissingFont(name: name, message: warning.description)
        }
    }

    /// The storyboard's scenes with controllers, in their order; none of a nib.
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

    /// The space that bars and notches of the document's device cover.
    private var safeArea: UIEdgeInsets {
        guard let (top, sides, bottom) = source.document.device?.safeArea else { return .zero }
        return UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
    }

    /// The place of a controller among the children of a container in the document; `nil` for other controllers.
    package func place(of id: String, inContainer container: String) -> Int? {
        source.document.contained(inControllerWithID: container).firstIndex(of: id)
    }

    /// Makes a scene's controller; `nil`, with a line in the log, where it cannot be made.
    package func makeController(ofSceneWithID id: String) -> UIViewController? {
        guard let element = source.document.object(withID: id) else { return nil }
        return DocumentScene.controller(of: element, in: UIStoryboard(source))
    }

    /// Makes the objects of a nib; none of a storyboard.
    package func makeObjects() -> [Any] {
        isStoryboard ? [] : UINib(source, name: source.document.name).instantiate(withOwner: NSObject())
    }
}
