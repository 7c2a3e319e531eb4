/// Finds public symbols without a documentation comment.
///
/// swift-format checks declarations with the word `public` or `open`. This rule also checks symbols that are public
/// without that word: the requirements of a public protocol and the cases of a public enumeration. Overrides need no
/// comment. Symbol graphs do not contain unavailable declarations and names with a leading underscore.
struct DocumentationRule {
    func findings(in graphs: [SymbolGraph]) -> [Finding] {
        var overrides: Set<String> = []
        for relationship in graphs.lazy.flatMap(\.relationships) where relationship.kind == "overrides" {
            overrides.insert(relationship.source)
        }
        return graphs.flatMap(\.symbols).compactMap { symbol in
            guard symbol.docComment == nil, !overrides.contains(symbol.identifier.precise) else { return nil }
            return Finding(
                symbol, "no documentation comment: \(symbol.pathComponents.joined(separator: "."))")
        }
    }
}
