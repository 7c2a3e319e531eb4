// Checks that use the symbol graphs of the debug build. See Scripts/check-symbols.
//
// usage: symbol-check ROOT EXCEPTIONS GRAPHS...     GRAPHS: a folder with the symbol graph of a module
import Foundation

let arguments = CommandLine.arguments
guard arguments.count > 3 else {
    print("usage: symbol-check ROOT EXCEPTIONS GRAPHS...")
    exit(2)
}
var graphs: [SymbolGraph] = []
for folder in arguments.dropFirst(3) {
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where file.hasSuffix(".symbols.json") {
        graphs.append(try SymbolGraph(path: "\(folder)/\(file)"))
    }
}

let findings =
    DocumentationRule().findings(in: graphs) + (try OverridingRule(exceptions: arguments[2]).findings(in: graphs))
for finding in findings.sorted() { print(finding.description(in: arguments[1])) }
exit(findings.isEmpty ? 0 : 1)
