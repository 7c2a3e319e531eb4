import Foundation

/// A storyboard or nib of Interface Builder, read.
///
/// It does not change, and objects can be made of it as often as needed, on any thread.
package final class InterfaceDocument: Sendable {
    /// What a document is.
    package enum Kind: Sendable { case storyboard, nib }

    /// The name that it was read with, for messages.
    package let name: String
    package let kind: Kind
    /// Whether it is shown before any code of the program runs.
    package let isLaunchScreen: Bool
    /// The identifier of the controller that a storyboard begins with.
    package let initialControllerID: String?
    /// Whether constraints count; otherwise only autoresizing masks do.
    package let usesAutolayout: Bool
    /// Whether there can be variations for size classes.
    package let usesTraitCollections: Bool
    /// The editor's device; `nil` where none is written.
    package let device: DeviceDescription?
    /// The tint of all windows.
    package let globalTintColor: ColorDescription?
    /// The scenes of a storyboard, in order.
    package let scenes: [SceneDescription]
    /// The objects of a nib, in order, with what stands for others among them.
    package let topLevelObjects: [ObjectElement]
    package let resources: DocumentResources
    /// All objects, constraints and guides; an object's index is its place here.
    let items: [ItemPlace]
    let ids: [String: Int]
    let parents: [Int]
    /// What each controller contains, by its place in `items`.
    let containment: [Int: [String]]
    let scenesByController: [String: Int]
    let controllersByIdentifier: [String: Int]
    package let problems: DocumentProblems

    /// Everything that has no effect, or another one than is written: what was found when the document was read, and
    /// what was found since, when objects were made of it.
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
