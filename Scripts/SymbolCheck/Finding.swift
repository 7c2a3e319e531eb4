import Foundation

/// A violation of a rule, at a place in a file.
struct Finding: Comparable {
    let path: String
    let line: Int
    let text: String

    static func < (one: Finding, other: Finding) -> Bool {
        (one.path, one.line, one.text) < (other.path, other.line, other.text)
    }

    /// The finding in the form of compiler messages. The path is relative to the project's folder.
    func description(in root: String) -> String {
        let relative = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        return "\(relative):\(line): \(text)"
    }
}

extension Finding {
    /// A finding at the declaration of a symbol; `nil` for a symbol that the compiler synthesizes.
    init?(_ symbol: SymbolGraph.Symbol, _ text: String) {
        guard let location = symbol.location else { return nil }
        let uri = location.uri
        let path = uri.hasPrefix("file://") ? String(uri.dropFirst("file://".count)) : uri
        self.init(path: path.removingPercentEncoding ?? path, line: location.position.line + 1, text: text)
    }
}
