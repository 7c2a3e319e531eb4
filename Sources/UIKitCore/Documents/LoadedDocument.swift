import Foundation
import InterfaceDocuments

/// A parsed document, with values that are shared by all its objects: texts, classes, and references.
@MainActor
final class LoadedDocument {
    let document: InterfaceDocument
    /// The bundle of images, colors and other documents.
    let bundle: Bundle
    /// The document's localized texts.
    let strings: DocumentStrings?
    /// The modules that may contain classes of the document's target.
    let modules: [String]
    /// Colors, fonts and images, shared by all objects of the document.
    private(set) lazy var values = DocumentValues(document, bundle: bundle, strings: strings)

    private var classes: [ElementClass?]
    private var known: [ClassKey: ElementClass?] = [:]
    private var plans: [Range<Int>: DocumentPlan] = [:]
    private var cycles: [String: Bool] = [:]
    private var looked: Set<Look> = []
    private var reported = 0
    private var logged = 0
    private static let logLimit = 1000
    /// The number of classes that were not found. A search takes a tenth of a millisecond, and a hostile document may
    /// name any number of classes.
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

    /// Returns the class of an element's object; `nil` for elements without objects.
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

    // MARK: References

    /// Returns the steps after the creation of a range of objects.
    func plan(for range: Range<Int>) -> DocumentPlan {
        if let plan = plans[range] { return plan }
        let plan = DocumentPlan(range, of: document)
        plans[range] = plan
        return plan
    }

    /// Returns whether a controller contains itself by embedding or relationships, which was reported when the
    /// document was parsed.
    func isInCycle(_ id: String) -> Bool {
        if let known = cycles[id] { return known }
        let isCycle = document.containmentCycle(throughControllerWithID: id) != nil
        cycles[id] = isCycle
        return isCycle
    }

    // MARK: Warnings

    /// Reports the ignored attributes of a part of the document once, after the part's objects have been created.
    ///
    /// - Parameter parts: Parts that have not been created yet.
    func report(_ range: Range<Int>, as role: DocumentUnit.Role, except parts: [Range<Int>]) {
        if looked.insert(Look(range: range, role: role)).inserted { document.noteUnread(in: range, except: parts) }
        let warnings = document.warnings
        for warning in warnings.dropFirst(reported) { Diagnostics.warn(.documentContent, warning.description) }
        reported = warnings.count
    }

    /// Logs a problem of a line immediately.
    func warn(_ line: Int, _ element: String, _ message: @autoclosure () -> String) {
        log("\(document.name):\(line): <\(element)>: \(message())")
    }

    /// Logs a message of limited length, up to a maximum number of messages.
    func log(_ message: @autoclosure () -> String) {
        guard logged < Self.logLimit else { return }
        logged += 1
        Diagnostics.warn(.documentContent, MessageText.quoted(message(), limit: 600))
    }
}
