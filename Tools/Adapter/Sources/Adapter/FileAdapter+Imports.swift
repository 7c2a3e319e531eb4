import SwiftSyntax

extension FileAdapter {
    func adaptImport(_ node: ImportDeclSyntax) {
        guard let first = node.path.first else { return }
        let name = first.name.text
        let full = node.path.map(\.name.text).joined(separator: ".")
        if let message = options.missingModules[full] ?? options.missingModules[name] {
            report(node, "import", .error, "the module '\(name)' does not exist on Linux", message)
        } else if let other = options.replacedModules[full] ?? options.replacedModules[name] {
            if other.isEmpty {
                edits.blank(node.bytes)
            } else {
                edits.replace(first.name.bytes.lowerBound..<node.bytes.upperBound, with: other)
                if let kind = node.importKindSpecifier { edits.blank(kind.bytes) }
            }
        } else if ["UIKit", "QuartzCore", "CoreGraphics"].contains(name), node.path.count > 1 {
            // The module has no submodules, and its declarations may be of the modules that it exports.
            edits.blank(first.name.bytes.upperBound..<node.bytes.upperBound)
            if let kind = node.importKindSpecifier { edits.blank(kind.bytes) }
        }
    }
}
