import SwiftSyntax

extension FileAdapter {
    /// `#selector(save(_:))` becomes `Selector("save:")`.
    func adaptSelector(_ node: MacroExpansionExprSyntax) {
        guard let reference = SelectorReference(node) else {
            report(
                node, "selector", .error, "the method that #selector refers to is unknown",
                "write Selector(\"name:\")")
            return
        }
        edits.replace(node.bytes, with: "Selector(\"\(name(of: reference, at: node))\")")
    }

    /// `#keyPath(Model.owner.name)` becomes `"owner.name"`.
    func adaptKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let path = KeyPathName(node) else {
            report(
                node, "key-path", .error, "the properties that #keyPath refers to are unknown",
                "write the key path as a string")
            return
        }
        edits.replace(node.bytes, with: "\"\(path.keys.joined(separator: "."))\"")
    }

    private func name(of reference: SelectorReference, at node: MacroExpansionExprSyntax) -> String {
        let owners = reference.owner.map { [$0] } ?? scopes.reversed().compactMap(\.name)
        if reference.kind != .method { return accessorName(reference, owners) }
        for owner in owners {
            if let found = best(members(reference.base, of: owner), reference) { return found.selector }
        }
        // A method of a value, or of a type with an alias.
        let everywhere = Set(all.types.keys).union(all.extensions.keys).sorted()
            .flatMap { all.ownMembers(of: $0).filter { $0.name == reference.base } }
        if let name = Selectors.kit[reference.text] { return name }
        if let found = best(everywhere.filter(\.isObjC), reference) ?? best(everywhere, reference) {
            return found.selector
        }
        if let labels = reference.labels {
            return Member(kind: .method, name: reference.base, labels: labels, types: labels).selector
        }
        if let name = Selectors.kit[reference.base] { return name }
        if let count = reference.argumentCount, count > 0 {
            return reference.base + String(repeating: ":", count: count)
        }
        if reference.owner.map({ KitNames.isClass($0) }) != true {
            report(
                node, "selector", .warning, "no known method has the name '\(reference.base)'",
                "write Selector(\"\(reference.base)\")")
        }
        return reference.base
    }

    private func members(_ base: String, of owner: String) -> [Member] {
        if let type = all.type(owner), type.kind == .protocol {
            return ([owner] + type.inherited).flatMap { all.ownMembers(of: $0).filter { $0.name == base } }
        }
        return all.members(base, of: owner)
            + all.protocols(of: owner).flatMap { all.ownMembers(of: $0).filter { $0.name == base } }
    }

    private func best(_ members: [Member], _ reference: SelectorReference) -> Member? {
        var found = members.filter { $0.kind == .method }
        if let labels = reference.labels { found = found.filter { $0.labels == labels } }
        if let count = reference.argumentCount { found = found.filter { $0.labels.count == count } }
        return found.first(where: \.isObjC) ?? found.first
    }

    private func accessorName(_ reference: SelectorReference, _ owners: [String]) -> String {
        let property = owners.lazy.flatMap { self.members(reference.base, of: $0) }.first { $0.kind == .property }
        let name = property?.objCName ?? reference.base
        guard reference.kind == .setter else { return name }
        return "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    }
}
