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
        guard type.hasPrefix("com.apple.InterfaceBuilder"), type.contains("CocoaTouch") else {
            throw failure(.notADocument(root: "document type=\"\(type)\""))
        }
        return type.contains(".Storyboard") ? .storyboard : .nib
    }

    /// The name of the system that a document is for, unless that is iOS.
    private static func otherSystem(type: String, target: String) -> String? {
        for (word, system) in [
            ("AppleTV", "tvOS"), ("WatchKit", "watchOS"), ("watchKit", "watchOS"), ("MacOSX", "macOS"),
            ("visionOS", "visionOS"), ("xrOS", "visionOS"),
        ] where type.contains(word) || target.contains(word) {
            return system
        }
        if type.contains(".Cocoa.") { return "macOS" }
        return target.isEmpty || target.hasPrefix("iOS") ? nil : target
    }
}
