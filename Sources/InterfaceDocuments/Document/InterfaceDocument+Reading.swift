import Foundation

extension InterfaceDocument {
    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The file's bytes.
    ///   - name: The file's name, for messages.
    package static func read(data: Data, name: String) throws(InterfaceDocumentError) -> InterfaceDocument {
        let problems = DocumentProblems(document: name)
        let text: DocumentText
        do {
            text = try DocumentText(of: data)
        } catch {
            throw InterfaceDocumentError(document: name, line: error.line, reason: error.reason)
        }
        if let encoding = text.oldEncoding { problems.note(.oldEncoding(encoding), element: "document", line: 0) }
        let parsed = try DocumentParser.parse(text.data, problems: problems)
        return InterfaceDocument(parsed, kind: try kind(of: parsed.root, name: name), problems: problems)
    }

    private static func kind(of root: SourceElement, name: String) throws(InterfaceDocumentError) -> Kind {
        func failure(_ reason: InterfaceDocumentError.Reason) -> InterfaceDocumentError {
            InterfaceDocumentError(document: name, line: root.line, reason: reason)
        }
        guard root.kind == .document else {
            throw failure(root.elementName == "archive" ? .archiveFormat : .notADocument(root: root.elementName))
        }
        let (type, target) = (root.string(.type) ?? "", root.string(.targetRuntime) ?? "")
        if let system = otherSystem(type: type, target: target) { throw failure(.otherSystem(system)) }
        let words = type.split(separator: ".")
        guard type.hasPrefix("com.apple.InterfaceBuilder"), words.contains("CocoaTouch") else {
            throw failure(.notADocument(root: "document type=\"\(type)\""))
        }
        return words.contains("Storyboard") ? .storyboard : .nib
    }

    /// Returns the name of the document's system, or `nil` for iOS.
    private static func otherSystem(type: String, target: String) -> String? {
        let systems: KeyValuePairs = [
            "MacOSX": "macOS", "AppleTV": "tvOS", "watchKit": "watchOS", "visionOS": "visionOS", "xrOS": "visionOS",
        ]
        if let found = systems.first(where: { target.hasPrefix($0.key) }) { return found.value }
        if !target.isEmpty { return target.hasPrefix("iOS") ? nil : target }
        let words = type.split(separator: ".")
        if words.contains("AppleTV") { return "tvOS" }
        if words.contains("WatchKit") { return "watchOS" }
        return words.contains("Cocoa") ? "macOS" : nil
    }
}
