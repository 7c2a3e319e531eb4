import Foundation
import InterfaceDocuments
import QuartzCore

/// What is made of a document at once: a nib, a scene's controller with what belongs to it, a scene's views, or a cell.
///
///     objects (init(coder:)) ─▶ constraints ─▶ runtime attributes ─▶ outlets, actions ─▶ segues ─▶ awakeFromNib ─▶ forgotten
///
/// Objects are made by their elements, each once. When all of them are there, they are connected and awake. A unit
/// keeps its objects only until then, so that a coder which a program has kept keeps nothing else.
@MainActor
package final class DocumentUnit {
    /// What a unit is.
    enum Role: Hashable, Sendable {
        /// A controller, and what it has besides its view.
        case controller
        /// A controller's view and what is in it.
        case views
        case nib
        /// A cell that a table makes of a prototype.
        case cell
    }

    /// How far an object has come.
    private enum State: UInt8 { case none, pending, failed, made, outside }

    let role: Role
    let source: LoadedDocument
    /// The scene that it belongs to; `nil` for nibs.
    let scene: DocumentScene?
    /// What a cell's connections lead to outside of it.
    private let template: CellTemplate?
    let plan: DocumentPlan
    private var slots: [AnyObject?]
    private var states: [State]
    private var isMaking = true
    private var templates: [CellTemplate] = []
    /// The constraints of the unit's views.
    let layout = DocumentLayout()
    /// What stands for the owner of a nib that is loaded without one.
    private(set) var standIn: NSObject?

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
    /// Where images, colours and other documents are looked for.
    var bundle: Bundle { source.bundle }
    /// The document's texts in the program's language.
    package var strings: DocumentStrings? { source.strings }
    /// Makes values of what the document describes.
    var values: DocumentValues { source.values }

    // MARK: Making objects

    /// The object of an element: the one that has been made, or a new one. `nil` for an element of which nothing can be
    /// made, or whose object is of another class.
    package func object<Object: AnyObject>(_ element: ObjectElement, as type: Object.Type) -> Object? {
        let place = element.index - plan.range.lowerBound
        guard slots.indices.contains(place), states[place] == .none else {
            return object(at: element.index) as? Object
        }
        if role == .views, let known = scene?.object(at: element.index) { return known as? Object }
        guard isMaking, let found = source.elementClass(of: element) else { return nil }
        let coder = DocumentCoder(element, in: self)
        states[place] = .pending
        // Its stand-in has been warned of.
        if found.isStandIn { element.countAsRead() }
        let object: AnyObject?
        if let decodable = found.decodable {
            object = decodable.init(coder: coder)
        } else {
            object = Self.make(found.type, coder)
        }
        return take(object, element, place) as? Object
    }

    /// A controller that a program makes with a coder.
    ///
    /// - Returns: `nil` where the program leaves it to the document.
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
            source.warn(element.line, element.elementName, "init?(coder:) has returned nil, and nothing is made")
            return nil
        }
        UIContext.current.documentMaking.countObject()
        (slots[place], states[place]) = (object, .made)
        return object
    }

    /// An object of a class without `init(coder:)` that could be called: it is made, and then reads its element.
    private static func make(_ type: AnyClass, _ coder: DocumentCoder) -> AnyObject? {
        guard let type = type as? NSObject.Type, !(type is UIApplication.Type) else { return nil }
        let object = ClassTable.make(type)
        (object as? any DocumentReading)?.decode(from: coder)
        return object
    }

    /// Has an element stand for an object that another object has made, as a cell its content view.
    func adopt(_ object: AnyObject, for element: ObjectElement) {
        let place = element.index - plan.range.lowerBound
        guard slots.indices.contains(place) else { return }
        (slots[place], states[place]) = (object, .made)
    }

    /// Has an element stand for an object that is not the document's: a nib's owner.
    func refer(to object: AnyObject, by element: ObjectElement) {
        let place = element.index - plan.range.lowerBound
        guard slots.indices.contains(place) else { return }
        (slots[place], states[place]) = (object, .outside)
    }

    /// Has a nib have no owner: what is connected with it fails, as on iOS.
    func referToNoOwner(by element: ObjectElement) {
        let plain = NSObject()
        standIn = plain
        refer(to: plain, by: element)
    }

    /// A cell's template wants to know what is outside of it, when that has been made.
    func add(_ template: CellTemplate) { templates.append(template) }

    // MARK: Looking up

    /// The object with an index, of this unit or of the one that it belongs to; `nil` where it has not been made.
    func object(at index: Int) -> AnyObject? {
        let place = index - plan.range.lowerBound
        if slots.indices.contains(place), let object = slots[place] { return object }
        // A controller's own unit is what the scene knows.
        if role == .controller { return nil }
        return template?.object(at: index) ?? scene?.object(at: index)
    }

    /// The object, constraint or layout guide with an identifier, of this unit or of the one that it belongs to; `nil`
    /// where it has not been made.
    func item(withID id: String) -> AnyObject? {
        guard let index = document.index(ofItemWithID: id) else { return nil }
        return object(at: index) ?? constraintOrGuide(withID: id)
    }

    /// The same by the index of a connection's end.
    func item(at index: Int, withID id: String) -> AnyObject? { object(at: index) ?? constraintOrGuide(withID: id) }

    private func constraintOrGuide(withID id: String) -> AnyObject? {
        switch document.item(withID: id) {
        case .constraint(let description, let owner): constraint(description, of: owner)
        case .guide(let description, let owner): layoutGuide(description, of: owner)
        case .object, nil: nil
        }
    }

    /// Whether an object has been made in this unit, rather than in the one that it belongs to.
    func hasMade(_ index: Int) -> Bool {
        let place = index - plan.range.lowerBound
        guard states.indices.contains(place) else { return false }
        return states[place] == .made || states[place] == .outside
    }

    /// Calls a function with each object that has been made, in the order of their start tags.
    func forEachObject(_ body: (ObjectElement, AnyObject) -> Void) {
        for place in states.indices where states[place] == .made {
            guard let object = slots[place], let element = document.object(at: plan.range.lowerBound + place) else {
                continue
            }
            body(element, object)
        }
    }

    // MARK: Completing

    /// Connects and wakes what has been made. Nothing is made any more from now on.
    func complete() {
        isMaking = false
        for template in templates { template.noteOutside(of: self) }
        makeConstraints()
        setRuntimeAttributes()
        connect()
        connectSegues()
        if role == .views { performEmbedSegues() }
        awaken()
        // What is in a template is read when cells are made of it.
        source.report(plan.range, as: role, except: templates.map(\.range))
        scene?.didComplete(self)
        slots = []
        states = []
        templates = []
    }

    private func awaken() {
        // A controller may load its view in the callback, which is a unit of its own.
        forEachObject { _, object in
            if let responder = object as? UIResponder {
                responder.awakeFromNib()
            } else {
                (object as? any NamedPropertyOwner)?.awakeFromNib()
            }
        }
        forEachConstraint { _, constraint in constraint.awakeFromNib() }
    }
}
