import Foundation

/// Finds instance members of open classes that are public, but not `open`.
///
/// Subclasses can override the members of Apple's classes. In Swift, only `open` members of the class body can be
/// overridden, and members of an extension cannot. The exceptions are in a list, with a line
/// `UIControl.addTarget: reason` for all members with a name. A line that no member needs is reported.
///
/// The modules with the prefix `Ireko` are not checked, since Apple's UIKit does not have their classes.
struct OverridingRule {
    private let path: String
    private var exceptions: [String: Int] = [:]

    init(exceptions path: String) throws {
        self.path = path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            exceptions[String(line.prefix { $0 != ":" })] = index + 1
        }
    }

    func findings(in graphs: [SymbolGraph]) -> [Finding] {
        var openClasses: Set<String> = []
        var parents: [String: String] = [:]
        for graph in graphs {
            for symbol in graph.symbols where symbol.kind.identifier == "swift.class" && symbol.accessLevel == "open" {
                openClasses.insert(symbol.identifier.precise)
            }
            for relationship in graph.relationships where relationship.kind == "memberOf" {
                parents[relationship.source] = relationship.target
            }
        }

        var findings: [Finding] = []
        var unused = exceptions
        for graph in graphs where !graph.module.name.hasPrefix("Ireko") {
            for symbol in graph.symbols where symbol.accessLevel != "open" && Self.isInstanceMember(symbol) {
                guard let parent = parents[symbol.identifier.precise], openClasses.contains(parent) else { continue }
                if exceptions[symbol.name] != nil {
                    unused[symbol.name] = nil
                } else if let finding = Finding(
                    symbol, "\(symbol.name) can be overridden in UIKit; make it open, in the class body")
                {
                    findings.append(finding)
                }
            }
        }
        return findings
            + unused.map { name, line in
                Finding(path: path, line: line, text: "\(name) is not an exception; remove the line")
            }
    }

    private static func isInstanceMember(_ symbol: SymbolGraph.Symbol) -> Bool {
        ["swift.method", "swift.property", "swift.subscript"].contains(symbol.kind.identifier)
    }
}
