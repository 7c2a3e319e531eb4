import Foundation
import InterfaceDocuments

/// A document that has been read, with what is found out once for all objects that are made of it: texts, classes, and
/// what refers to what.
@MainActor
final class LoadedDocument {
    let document: InterfaceDocument
    /// Where images, colours and other documents are looked for.
    let bundle: Bundle
    /// The document's texts in the program's language.
    let strings: DocumentStrings?
    /// The modules in which classes of the target that the document belongs to may be.
    let modules: [String]
    /// Colours, fonts and images, shared by all that is made of the document.
    private(set) lazy var values = DocumentValues(document, bundle: bundle, strings: strings)

    private var classes: [ElementClass?]
    private var known: [ClassKey: ElementClass?] = [:]
    private var plans: [Range<Int>: DocumentPlan] = [:]
    private var cycles: [String: Bool] = [:]
    private var looked: Set<Look> = []
    private var reported = 0
    private var logged = 0
    private static let logLimit = 1000
    /// How many classes have been looked for in vain. To look for one takes a tenth of a millisecond, and a hostile
    /// document names any number.
    var missingClasses = 0
    static let missingClassLimit = 500

    private struct ClassKey: Hashable {
        var kind: ElementKind
        var name: ClassDescription?
    }

    private struct Look: Hashable {
        var range: Range<Int>
        var role: DocumentUnit.Role
    }

    init(_ document: InterfaceDocument, bundle: Bundle, strings: DocumentStrings?, modules: [String]) {
        self.document = document
        self.bundle = bundle
        self.strings = strings
        self.modules = modules
        classes = Array(repeating: nil, count: document.itemCount)
    }

    nonisolated deinit {}

    // MARK: Classes

    /// The class to make of an element; `nil` where none is made.
    func elementClass(of element: ObjectElement) -> ElementClass? {
        if classes.indices.contains(element.index), let found = classes[element.index] { return found }
        let key = ClassKey(kind: element.kind, name: element.customClass)
        let found: ElementClass?
        if let known = known[key] {
            found = known
        } else {
            found = DocumentClasses.find(for: element, in: self)
            known.updateValue(found, forKey: key)
        }
        if classes.indices.contains(element.index) { classes[element.index] = found }
        return found
    }

    // MARK: What refers to what

    /// What is to be done when the objects of a range have been made.
    func plan(for range: Range<Int>) -> DocumentPlan {
        if let plan = plans[range] { return plan }
        let plan = DocumentPlan(range, of: document)
        plans[range] = plan
        return plan
    }

    /// Whether a controller contains itself by embedding or relationships, which was noted when the document was read.
    func isInCycle(_ id: String) -> Bool {
        if let known = cycles[id] { return known }
        let isCycle = document.containmentCycle(throughControllerWithID: id) != nil
        cycles[id] = isCycle
        return isCycle
    }

    // MARK: Warnings

    /// Says what has no effect of a part of the document, once, when objects have been made of it.
    ///
    /// - Parameter parts: What of it has not been made yet.
    func report(_ range: Range<Int>, as role: DocumentUnit.Role, except parts: [Range<Int>]) {
        if looked.insert(Look(range: range, role: role)).inserted { document.noteUnread(in: range, except: parts) }
        let warnings = document.warnings
        for warning in warnings.dropFirst(reported) { Diagnostics.warn(.documentContent, warning.description) }
        reported = warnings.count
    }

    /// Says at once what is wrong at a line.
    func warn(_ line: Int, _ element: String, _ message: @autoclosure () -> String) {
        log("\(document.name):\(line): <\(element)>: \(message())")
    }

    /// Writes a line to the log, of bounded length, unless there have been very many.
    func log(_ message: @autoclosure () -> String) {
        guard logged < Self.logLimit else { return }
        logged += 1
        Diagnostics.warn(.documentContent, MessageText.quoted(message(), limit: 600))
    }
}
