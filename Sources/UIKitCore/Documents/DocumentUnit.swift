import Foundation
import InterfaceDocuments
import QuartzCore

/// Objects of a document that are created together: a nib, a scene's controller with its related objects, a scene's
/// views, or a cell.
///
///     objects (init(coder:)) ─▶ constraints ─▶ runtime attributes ─▶ outlets, actions ─▶ segues ─▶ awakeFromNib
///
/// Each element creates one object. After all objects are created, they are connected and receive `awakeFromNib()`. A
/// unit retains its objects only until then, so that a coder that a program retains does not retain them.
@MainActor
package final class DocumentUnit {
    /// The kinds of units.
    enum Role: Hashable, Sendable {
        /// A controller and its related objects, without its view.
        case controller
        /// A controller's view and its descendants.
        case views
        case nib
        /// A cell that a table creates from a prototype.
        case cell
    }

    /// The creation state of an object.
    private enum State: UInt8 { case none, pending, failed, made, outside }

    let role: Role
    let source: LoadedDocument
    /// The scene of the unit; `nil` for nibs.
    let scene: DocumentScene?
    /// The template, whose outside objects a cell's connections refer to.
    private let template: CellTemplate?
    let plan: DocumentPlan
    private var slots: [AnyObject?]
    private var states: [State]
    private var isMaking = true
    private var templates: [CellTemplate] = []
    /// The units of the controllers that the container of this unit has decoded.
    private var contained: [DocumentUnit] = []
    /// The constraints of the unit's views.
    let layout = DocumentLayout()
    /// Represents the owner of a nib that is loaded without an owner.
    private(set) var substitute: NSObject?

    init(
        _ source: LoadedDocument, _ role: Role, range: Range<Int>, scene: DocumentScene?, template: CellTemplate? = nil
    ) {
        self.source = source
        self.role = role
        self.scene = scene
        self.template = template
        plan = source.plan(for: range)
        slots = Array(repeating: nil, count: range.count)
        states = Array(repeating: .none, count: range.count)
    }

    nonisolated deinit {}

    package var document: InterfaceDocument { source.document }
    /// The bundle of images, colors and other documents.
    var bundle: Bundle { source.bundle }
    /// The document's localized texts.
    package var strings: DocumentStrings? { source.strings }
    /// Creates UIKit values of the document's descriptions.
    var values: DocumentValues { source.values }

    // MARK: Creating objects

    /// Returns the existing or new object of an element; `nil` for an element without an object, or if its object is
    /// of a different class.
    package func object<Object: AnyObject>(_ element: ObjectElement, as type: Object.Type) -> Object? {
        let place = element.index - plan.range.lowerBound
        guard slots.indices.contains(place), states[place] == .none else {
            return object(at: element.index) as? Object
        }
        if role == .views, let known = scene?.object(at: element.index) { return known as? Object }
        guard isMaking, let found = source.elementClass(of: element) else { return nil }
        let coder = DocumentCoder(element, in: self)
        states[place] = .pending
        // The stand-in was reported already.
        if found.isSubstitute { element.countAsRead() }
        let object: AnyObject?
        if let decodable = found.decodable {
            object = decodable.init(coder: coder)
        } else {
            object = Self.make(found.type, coder)
        }
        return take(object, element, place) as? Object
    }

    /// Creates a controller with a closure of the program.
    ///
    /// - Returns: `nil` if the closure returns `nil`, so that the document creates the controller.
    func controller(
        _ element: ObjectElement, creator: (NSCoder) -> UIViewController?, isOfCoder: (UIViewController) -> Bool
    ) -> UIViewController? {
        let place = element.index - plan.range.lowerBound
        guard slots.indices.contains(place), states[place] == .none else { return nil }
        states[place] = .pending
        guard let controller = creator(DocumentCoder(element, in: self)), isOfCoder(controller) else {
            if states[place] == .pending { states[place] = .none }
            return nil
        }
        return take(controller, element, place) as? UIViewController
    }

    private func take(_ object: AnyObject?, _ element: ObjectElement, _ place: Int) -> AnyObject? {
        guard slots.indices.contains(place) else { return object }
        guard let object else {
            states[place] = .failed
            source.warn(element.line, element.elementName, "init?(coder:) returned nil, and no object is created")
            return nil
        }
        UIContext.current.documentMaking.countObject()
        (slots[place], states[place]) = (object, .made)
        return object
    }

    /// Creates an object of a class without a callable `init(coder:)`, which then decodes its element.
    private static func make(_ type: AnyClass, _ coder: DocumentCoder) -> AnyObject? {
        guard let type = type as? NSObject.Type, !(type is UIApplication.Type) else { return nil }
        let object = ClassTable.make(type)
        (object as? any DocumentReading)?.decode(from: coder)
        return object
    }

    /// Registers an existing object for an element, such as a cell's content view.
    func adopt(_ object: AnyObject, for element: ObjectElement) {
        let place = element.index - plan.range.lowerBound
        guard slots.indices.contains(place) else { return }
        (slots[place], states[place]) = (object, .made)
    }

    /// Registers an external object for an element: a nib's owner.
    func refer(to object: AnyObject, by element: ObjectElement) {
        let place = element.index - plan.range.lowerBound
        guard slots.indices.contains(place) else { return }
        (slots[place], states[place]) = (object, .outside)
    }

    /// Registers a missing owner: connections to it fail, as on iOS.
    func referToNoOwner(by element: ObjectElement) {
        let plain = NSObject()
        substitute = plain
        refer(to: plain, by: element)
    }

    /// Registers a cell template that needs outside objects after their creation.
    func add(_ template: CellTemplate) { templates.append(template) }

    // MARK: Lookup

    /// Returns the object with an index, in this unit or its enclosing unit; `nil` if it has not been created.
    func object(at index: Int) -> AnyObject? {
        let place = index - plan.range.lowerBound
        if slots.indices.contains(place), let object = slots[place] { return object }
        // The scene's objects are the objects of the controller's unit.
        if role == .controller { return nil }
        return template?.object(at: index) ?? scene?.object(at: index)
    }

    /// Returns the object, constraint or layout guide with an identifier, in this unit or its enclosing unit; `nil` if
    /// it has not been created.
    func item(withID id: String) -> AnyObject? {
        guard let index = document.index(ofItemWithID: id) else { return nil }
        return object(at: index) ?? constraintOrGuide(withID: id)
    }

    /// Returns the item at an end of a connection, by its index, or by its identifier for a constraint or layout guide.
    func item(at index: Int, withID id: String) -> AnyObject? { object(at: index) ?? constraintOrGuide(withID: id) }

    private func constraintOrGuide(withID id: String) -> AnyObject? {
        switch document.item(withID: id) {
        case .constraint(let description, let owner): constraint(description, of: owner)
        case .guide(let description, let owner): layoutGuide(description, of: owner)
        case .object, nil: nil
        }
    }

    /// Returns whether an object has been created in this unit instead of its enclosing unit.
    func hasMade(_ index: Int) -> Bool {
        let place = index - plan.range.lowerBound
        guard states.indices.contains(place) else { return false }
        return states[place] == .made || states[place] == .outside
    }

    /// Calls a closure with each created object and its element, in document order.
    func forEachObject(_ body: (ObjectElement, AnyObject) -> Void) {
        for place in states.indices where states[place] == .made {
            guard let object = slots[place], let element = document.object(at: plan.range.lowerBound + place) else {
                continue
            }
            body(element, object)
        }
    }

    // MARK: Completion

    /// Connects the objects and sends `awakeFromNib()`. No objects are created after this call.
    func complete() {
        isMaking = false
        for template in templates { template.noteOutside(of: self) }
        makeConstraints()
        setRuntimeAttributes()
        connect()
        connectSegues()
        if role == .views { collectEmbedSegues() }
        // The children of a container are connected and awake before the container (recorded on iOS 26.1).
        for unit in contained { unit.complete() }
        contained = []
        awaken()
        // Attributes in a template are read when its cells are created.
        source.report(plan.range, as: role, except: templates.map(\.range))
        scene?.didComplete(self)
        slots = []
        states = []
        templates = []
    }

    private func awaken() {
        // The controller of a scene is the last (recorded on iOS 26.1). It may load its view in the callback, which is
        // a separate unit.
        let controller = role == .controller ? scene?.controller : nil
        forEachObject { _, object in if object !== controller { awaken(object) } }
        controller.map(awaken)
        forEachConstraint { _, constraint in constraint.awakeFromNib() }
    }

    private func awaken(_ object: AnyObject) {
        if let responder = object as? UIResponder {
            responder.awakeFromNib()
        } else {
            (object as? any NamedPropertyOwner)?.awakeFromNib()
        }
    }

    /// Completes the unit of a child together with this unit.
    func contain(_ unit: DocumentUnit) { contained.append(unit) }

    /// Releases the objects of a unit that cannot be completed, and of the units in it.
    func abandon() {
        for unit in contained { unit.abandon() }
        contained = []
        scene?.abandon()
        slots = []
        states = []
    }
}
