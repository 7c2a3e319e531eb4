import SwiftSyntax

/// Members of extensions that are overridden or override: the extension's member is renamed, and a member of the
/// class's body, which can be overridden, calls it.
extension FileAdapter {
    /// Whether a member of an extension is called by a member in the class's body.
    func moves(_ member: Member, of part: ExtensionDeclaration) -> Bool {
        guard let type = own.type(part.typeName), type.kind == .class, !part.isConstrained else { return false }
        // The method is a requirement of a protocol here.
        if member.fullName == "observeValue(forKeyPath:of:change:context:)" { return false }
        if member.isOverride, dispatchOwner(of: member.fullName, in: type.name) != nil { return false }
        return member.isOverride || own.hoisted.contains(type.name + "." + member.fullName)
    }

    private func needsMember(_ modifiers: DeclModifierListSyntax) -> Bool {
        if case .part = scopes.last { return true }
        return !all.dispatched.isEmpty && modifiers.has("override")
    }

    func adaptExtensionMember(_ node: FunctionDeclSyntax) {
        guard node.isMember, needsMember(node.modifiers) else { return }
        let member = node.member(conditions)
        adaptDispatchedOverride(member, node.name, node.modifiers)
        guard case .part(let part) = scopes.last else { return }
        adaptExtensionMember(member, of: part, node.name, node.modifiers)
    }

    func adaptExtensionMember(_ node: VariableDeclSyntax) {
        guard node.isMember, needsMember(node.modifiers), let member = node.members(conditions).first,
            let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        else { return }
        adaptDispatchedOverride(member, pattern.identifier, node.modifiers)
        guard case .part(let part) = scopes.last else { return }
        adaptExtensionMember(member, of: part, pattern.identifier, node.modifiers)
    }

    private func adaptExtensionMember(
        _ member: Member, of part: ExtensionDeclaration, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax
    ) {
        guard moves(member, of: part) else {
            if adaptDispatched(member, of: part, name, modifiers) { return }
            if member.isOverride, dispatchOwner(of: member.fullName, in: part.typeName) == nil,
                all.isClass(part.typeName), member.name != "observeValue"
            {
                report(
                    name, "override-in-extension", .error,
                    "'\(member.fullName)' overrides a member of \(part.typeName) in an extension, which only Objective-C permits",
                    "override it in a subclass of \(part.typeName)")
            }
            // A member of an extension cannot be overridden in other modules.
            for modifier in modifiers where modifier.name.text == "open" {
                edits.replace(modifier.bytes, with: "public")
            }
            return
        }
        for modifier in modifiers where ["override", "open", "final"].contains(modifier.name.text) {
            edits.blank(modifier.bytes)
        }
        edits.insert(Self.movedPrefix, at: name.bytes.lowerBound)
    }

    static let movedPrefix = "__ireko_"

    /// Adds the members that call the extensions' members.
    func addMovedMembers(_ type: TypeDeclaration) {
        guard own.type(type.name)?.members == type.members else { return }
        for part in own.allExtensions(of: type.name) {
            for member in part.members where moves(member, of: part) {
                let access =
                    type.access >= .public
                    && (member.isOverride || (part.access ?? member.access ?? .internal) >= .public)
                let isOpen = type.access == .open && (member.access == .open || member.isOverride)
                let words = [
                    access ? (isOpen ? "open" : "public") : "", member.isOverride ? "override" : "",
                    member.isStatic ? "class" : "",
                ].filter { !$0.isEmpty }.map { $0 + " " }.joined()
                addMember(words + Self.callingMember(member))
            }
        }
    }

    private static func callingMember(_ member: Member) -> String {
        let moved = movedPrefix + member.name
        if member.kind == .property {
            let accessors = member.isSettable ? "get { \(moved) } set { \(moved) = newValue }" : moved
            return "var \(quoted(member.name)): \(member.result ?? "Any") { \(accessors) }"
        }
        let call = movedPrefix + call(member)
        let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
        return "func \(quoted(member.name))\(member.signature) { \(effects)\(call) }"
    }
}
