import Foundation
import InterfaceDocuments

/// A controller's scene in a storyboard: the controller's unit has been created, and its views are created when the
/// controller loads its view. The controller retains its scene, but not vice versa.
@MainActor
final class DocumentScene {
    let storyboard: UIStoryboard
    let source: LoadedDocument
    /// The controller's element.
    let element: ObjectElement
    let description: SceneDescription
    /// The controller; `nil` before its `init(coder:)` is called.
    @SharedWeak private(set) var controller: UIViewController?
    /// The triggers of the scene's segues.
    var triggers: [AnyObject] = []
    /// Whether the controller's `init(coder:)` has returned. Before, its `storyboard` is `nil` (recorded on iOS 26.1).
    private(set) var isInitialized = false
    /// The embed segues of the views that were created, until they are performed.
    var embedding: [(run: SegueRun, container: UIView)] = []

    private let range: Range<Int>
    /// The controller's unit while it is being created.
    private var making: DocumentUnit?
    /// The other objects of the controller's unit, by ascending index.
    private var kept: [(index: Int, object: AnyObject)] = []
    /// The top-level objects of the views' unit.
    private var topLevelObjects: [AnyObject] = []
    /// The views and items that segues refer to. Not retained.
    private var anchors: [Anchor] = []

    private struct Anchor {
        let index: Int
        weak var object: AnyObject?
    }

    private init(
        _ storyboard: UIStoryboard, _ source: LoadedDocument, _ element: ObjectElement, _ description: SceneDescription
    ) {
        (self.storyboard, self.source) = (storyboard, source)
        (self.element, self.description) = (element, description)
        range = source.document.range(of: description)
    }

    nonisolated deinit {}

    var document: InterfaceDocument { source.document }
    /// The bundle of images, colors and other documents.
    var bundle: Bundle { source.bundle }
    /// The document's localized texts.
    var strings: DocumentStrings? { source.strings }

    // MARK: Controller

    /// Creates the controller of a storyboard element, with its related objects, but without its view.
    ///
    /// - Parameters:
    ///   - element: A controller, or a reference to one.
    ///   - creator: Creates the controller; if it is missing or returns `nil`, the `init(coder:)` of its class is
    ///     called.
    ///   - container: The unit of the container that the controller is a child of, which completes the controller.
    /// - Returns: The controller. If it cannot be created, logs a warning and returns `nil`.
    static func controller(
        of element: ObjectElement, in storyboard: UIStoryboard, container: DocumentUnit? = nil,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let source = storyboard.source else { return nil }
        guard UIContext.current.documentMaking.begin() else {
            source.warn(
                element.line, element.elementName,
                "storyboards or nibs refer to each other endlessly; this object is not created")
            return nil
        }
        defer { UIContext.current.documentMaking.end() }
        if element.kind == .viewControllerPlaceholder {
            return controller(referredToBy: element, source, in: storyboard, container: container, creator: creator)
        }
        guard element.kind.isController, let description = source.document.scene(of: element) else {
            source.warn(element.line, element.elementName, "is not the controller of a scene; no object is created")
            return nil
        }
        return DocumentScene(storyboard, source, element, description).make(container, creator)
    }

    /// Creates the custom objects first, as recorded on iOS 26.1, and then the controller.
    private func make(
        _ container: DocumentUnit?, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let unit = DocumentUnit(source, .controller, range: range, scene: self)
        making = unit
        for object in description.objects where object.kind == .customObject {
            _ = unit.object(object, as: AnyObject.self)
        }
        var made: UIViewController?
        if let creator {
            var ignored: UIViewController?
            made = unit.controller(element, creator: creator) { created in
                if created.documentScene === self { return true }
                ignored = created
                return false
            }
            if ignored != nil {
                Diagnostics.raise(
                    .document, "Custom instantiated view controller must call -[super initWithCoder:]")
            }
        }
        guard let result = made ?? unit.object(element, as: UIViewController.self) else {
            unit.abandon()
            return nil
        }
        isInitialized = true
        if let container { container.contain(unit) } else { unit.complete() }
        return result
    }

    /// Called when the unit that is being created cannot be completed.
    func abandon() { making = nil }

    /// Called while the controller is being created. Its storyboard is available from now on.
    func attach(_ controller: UIViewController) {
        self.controller = controller
        controller.extrasForWriting.documentScene = self
    }

    /// Called when a unit of the scene is complete. Stores the objects to which later units may refer.
    func didComplete(_ unit: DocumentUnit) {
        switch unit.role {
        case .controller:
            kept = []
            unit.forEachObject { element, object in
                if element !== self.element { kept.append((element.index, object)) }
            }
            making = nil
        case .views:
            anchors = []
            for segue in description.segues.map(\.segue) {
                let ids = [segue.popoverAnchorView, segue.popoverAnchorBarButtonItem].compactMap { $0 }
                for id in ids + segue.passthroughViews {
                    guard let index = document.index(ofItemWithID: id), let object = unit.object(at: index) else {
                        continue
                    }
                    anchors.append(Anchor(index: index, object: object))
                }
            }
        case .nib, .cell: break
        }
    }

    // MARK: Lookup

    /// Returns an object of the controller's unit; `nil` if it has not been created.
    func object(at index: Int) -> AnyObject? {
        if index == element.index { return controller }
        if let making { return making.object(at: index) }
        var (low, high) = (0, kept.count)
        while low < high {
            let middle = (low + high) / 2
            if kept[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low < kept.count && kept[low].index == index ? kept[low].object : nil
    }

    /// Returns the controller, one of its items, or a view or item that a segue of the scene refers to; `nil` if the
    /// object has not been created or no longer exists.
    func object(withID id: String) -> AnyObject? {
        guard let index = document.index(ofItemWithID: id) else { return nil }
        return object(at: index) ?? anchors.first { $0.index == index }?.object
    }

    // MARK: Other scenes

    /// Creates the destination of a segue, in this storyboard or in a different one.
    ///
    /// - Parameters:
    ///   - id: The destination.
    ///   - isContained: Whether the destination becomes a child when its container is created or loads its view. A
    ///     controller that would contain itself is not created.
    ///   - container: The unit of the container that decodes the destination, which completes the destination.
    ///   - creator: Creates the controller with a coder; if it returns `nil`, the document creates the controller.
    /// - Returns: The controller. If it cannot be created, logs a warning and returns `nil`.
    func makeController(
        withID id: String, isContained: Bool = false, container: DocumentUnit? = nil,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        // Missing destinations were reported when the document was parsed.
        guard let destination = document.object(withID: id) else { return nil }
        if isContained, source.isInCycle(id) { return nil }
        return Self.controller(of: destination, in: storyboard, container: container, creator: creator)
    }

    /// Resolves a reference to a different storyboard.
    private static func controller(
        referredToBy element: ObjectElement, _ source: LoadedDocument, in storyboard: UIStoryboard,
        container: DocumentUnit?, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        var bundle = source.bundle
        if let identifier = element.string(.bundleIdentifier) {
            if let found = Bundle(identifier: identifier) {
                bundle = found
            } else {
                source.warn(
                    element.line, element.elementName,
                    "the bundle \(identifier) does not exist; the bundle of this storyboard is used")
            }
        }
        let name = element.string(.storyboardName)
        let target = name.map { UIStoryboard(name: $0, bundle: bundle) } ?? storyboard
        let identifier = element.string(.referencedIdentifier)
        guard
            let found = identifier.map(target.element(withIdentifier:))
                ?? target.source?.document.initialController
        else {
            if let identifier { target.raiseMissing(identifier) }
            source.warn(
                element.line, element.elementName, "\(name ?? "the storyboard") has no initial view controller")
            return nil
        }
        return controller(of: found, in: target, container: container, creator: creator)
    }

    // MARK: View

    /// Creates the views and sets the controller's view.
    ///
    /// - Returns: Whether the document has a view for the controller.
    func loadView(of controller: UIViewController) -> Bool {
        guard let root = element.object(.view) else { return false }
        guard UIContext.current.documentMaking.begin() else {
            source.warn(
                root.line, root.elementName,
                "storyboards or nibs refer to each other endlessly; this object is not created")
            return false
        }
        defer { UIContext.current.documentMaking.end() }
        let unit = DocumentUnit(source, .views, range: range, scene: self)
        guard let view = unit.object(root, as: UIView.self) else { return false }
        controller.view = view
        topLevelObjects = description.objects.compactMap { object in
            guard object.kind.isView || object.kind.isGestureRecognizer else { return nil }
            return unit.object(object, as: AnyObject.self)
        }
        unit.complete()
        return true
    }

    /// Performs the embed segues of the container views in the controller's loaded view. Called after `loadView()`,
    /// before `viewDidLoad()` (recorded on iOS 26.1).
    func performEmbedSegues() {
        let runs = embedding
        embedding = []
        guard !runs.isEmpty else { return }
        guard UIContext.current.documentMaking.begin() else {
            return source.warn(
                element.line, element.elementName, "documents lead to one another without end; this is not made")
        }
        defer { UIContext.current.documentMaking.end() }
        for (run, container) in runs { run.embed(in: container) }
    }
}
