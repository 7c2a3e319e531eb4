import Foundation

/// A parsed storyboard or nib of Interface Builder.
///
/// A document is immutable. Objects can be created from it repeatedly, on any thread.
package final class InterfaceDocument: Sendable {
    /// The kinds of documents.
    package enum Kind: Sendable { case storyboard, nib }

    /// The document's name, for messages.
    package let name: String
    package let kind: Kind
    /// Whether the document is shown before the program's code runs.
    package let isLaunchScreen: Bool
    /// The identifier of the storyboard's initial controller.
    package let initialControllerID: String?
    /// Whether constraints are used; otherwise only autoresizing masks are.
    package let usesAutolayout: Bool
    /// Whether variations for size classes are permitted.
    package let usesTraitCollections: Bool
    /// The editor's device, or `nil` if the document names no device.
    package let device: DeviceDescription?
    /// The tint of all windows.
    package let globalTintColor: ColorDescription?
    /// The scenes of a storyboard, in order.
    package let scenes: [SceneDescription]
    /// The objects of a nib, in order, including placeholders.
    package let topLevelObjects: [ObjectElement]
    package let resources: DocumentResources
    /// All objects, constraints and guides; an object's index is its index in this array.
    let items: [ItemPlace]
    let ids: [String: Int]
    let parents: [Int]
    /// The contained controllers of each controller, by its index in `items`.
    let containment: [Int: [String]]
    let scenesByController: [String: Int]
    let controllersByIdentifier: [String: Int]
    package let problems: DocumentProblems

    /// The parts of the document that have no effect, or an effect that differs from the document: the warnings of
    /// reading, and of all objects that have been created since.
    package var warnings: [DocumentWarning] { problems.warnings }

    /// The size of root views, in points.
    package var canvasSize: CGSize { device?.canvasSize ?? DeviceDescription.sizeWithoutDevice }

    init(_ parsed: ParsedDocument, kind: Kind, problems: DocumentProblems) {
        let (root, reader) = (parsed.root, parsed.reader)
        name = problems.document
        self.kind = kind
        self.problems = problems
        isLaunchScreen = root.bool(.launchScreen, default: false)
        initialControllerID = root.string(.initialViewController)
        usesAutolayout = root.bool(.useAutolayout, default: false)
        usesTraitCollections = root.bool(.useTraitCollections, default: false)
        device = root.child(.device).map(DeviceDescription.init(_:))
        globalTintColor = root.children.first { $0.kind == .color && $0.key == "tintColor" }
            .flatMap(ColorDescription.init(_:))
        resources = root.child(.resources).map(DocumentResources.init(_:)) ?? DocumentResources()
        (scenes, topLevelObjects) = (parsed.scenes, parsed.topLevelObjects)
        items = reader.items.compactMap { $0 }
        (ids, parents) = (reader.ids, reader.parents)
        (scenesByController, controllersByIdentifier) = Self.controllers(of: scenes)
        containment = Self.containment(of: scenes, parents: parents)
        noteMissingReferences()
        noteContainmentCycles()
    }

    private static func controllers(
        of scenes: [SceneDescription]
    ) -> (ids: [String: Int], identifiers: [String: Int]) {
        var (ids, identifiers): ([String: Int], [String: Int]) = ([:], [:])
        for (place, scene) in scenes.enumerated() {
            for object in scene.objects where object.kind.isController || object.kind == .viewControllerPlaceholder {
                if ids[object.id] == nil { ids[object.id] = place }
                guard let identifier = object.text(of: .storyboardIdentifier) else { continue }
                if identifiers[identifier] == nil {
                    identifiers[identifier] = object.index
                } else {
                    object.note(.duplicateStoryboardIdentifier(identifier))
                }
            }
        }
        return (ids, identifiers)
    }
}
