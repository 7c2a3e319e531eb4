import SwiftSyntax

/// Members of extensions of UIKit's classes that classes of the module override: the extension's member calls the
/// override, by way of a protocol that the class adopts.
extension FileAdapter {
    /// The class with the extension whose member is overridden; `nil` if the overridden member is in a class's body.
    func dispatchOwner(of fullName: String, in name: String) -> String? {
        guard !all.dispatched.isEmpty else { return nil }
        return all.chain(of: name).dropFirst().first { all.dispatched.contains($0 + "." + fullName) }
    }

    /// Whether a superclass overrides the member, too.
    private func isOverriddenAbove(_ fullName: String, _ name: String) -> Bool {
        all.chain(of: name).dropFirst().contains { superclass in
            own.type(superclass)?.members.contains { $0.fullName == fullName && $0.isOverride } == true
        }
    }

    private static func protocolName(_ owner: String, _ fullName: String) -> String {
        "__IrekoOverride" + optionalName(owner + "_" + fullName).dropFirst("__optional".count)
    }

    private static let overridePrefix = "__override_"

    /// Adapts the member of an extension.
    func adaptDispatched(
        _ member: Member, of part: ExtensionDeclaration, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax
    ) -> Bool {
        guard !member.isOverride, own.dispatched.contains(part.typeName + "." + member.fullName) else { return false }
        let requirement = Self.protocolName(part.typeName, member.fullName)
        let isMainActor = all.tables(of: part.typeName) != .none
        let access = (member.access ?? part.access).map { min($0, .public).keyword + " " } ?? ""
        edits.insert(Self.movedPrefix, at: name.bytes.lowerBound)
        for modifier in modifiers where modifier.name.text == "open" { edits.replace(modifier.bytes, with: "public") }
        let call = Self.call(member)
        if member.kind == .property {
            let type = member.result ?? "Any"
            let get =
                "if let o = self as? any \(requirement) { return o.\(Self.overridePrefix)\(member.name) }; return \(Self.movedPrefix)\(member.name)"
            let set =
                "if let o = self as? any \(requirement) { o.\(Self.overridePrefix)\(member.name) = newValue } else { \(Self.movedPrefix)\(member.name) = newValue }"
            let accessors = member.isSettable ? "get { \(get) } set { \(set) }" : get
            addMember("\(access)var \(Self.quoted(member.name)): \(type) { \(accessors) }")
            tail.append(
                "\(isMainActor ? "@MainActor " : "")\(access)protocol \(requirement): AnyObject { var \(Self.overridePrefix)\(member.name): \(type) { get\(member.isSettable ? " set" : "") } }"
            )
        } else {
            let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
            addMember(
                "\(access)func \(Self.quoted(member.name))\(member.signature) { if let o = self as? any \(requirement) "
                    + "{ return \(effects)o.\(Self.overridePrefix)\(call) }; return \(effects)\(Self.movedPrefix)\(call) }"
            )
            tail.append(
                "\(isMainActor ? "@MainActor " : "")\(access)protocol \(requirement): AnyObject { func \(Self.overridePrefix)\(member.name)\(member.signature) }"
            )
        }
        return true
    }

    /// The name and arguments of a call with the parameters of the member around it.
    static func call(_ member: Member) -> String {
        let arguments = zip(member.labels, zip(member.parameterNames, member.types)).map { label, parameter in
            let value = (parameter.1.hasPrefix("inout ") ? "&" : "") + quoted(parameter.0)
            return label == "_" ? value : "\(label): \(value)"
        }
        return "\(member.name)(\(arguments.joined(separator: ", ")))"
    }

    /// Adapts the override in a class.
    func adaptDispatchedOverride(_ member: Member, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        guard member.isOverride, let scope = scopes.last, let type = scope.name,
            let owner = dispatchOwner(of: member.fullName, in: type)
        else {
            return
        }
        guard case .type = scope else {
            report(
                name, "override-in-extension", .error,
                "'\(member.fullName)' overrides a member of an extension of \(owner)",
                "write the override in the class's body")
            return
        }
        edits.insert(Self.overridePrefix, at: name.bytes.lowerBound)
        guard !isOverriddenAbove(member.fullName, type) else { return }
        for modifier in modifiers where modifier.name.text == "override" { edits.blank(modifier.bytes) }
        if all.type(type)?.isHidden == true {
            report(
                name, "override-of-extension", .error,
                "'\(member.fullName)' overrides a member of an extension of \(owner) in a private class",
                "make the class fileprivate")
        } else {
            tail.append("extension \(type): \(Self.protocolName(owner, member.fullName)) {}")
        }
    }

    /// Calls of `super` in such an override.
    func adaptDispatchedSuper(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, base.is(SuperExprSyntax.self), !all.dispatched.isEmpty, let type = scopes.last?.name
        else { return }
        let name = node.declName.baseName
        var fullName = name.identifierText
        if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(node).id {
            fullName += "(\(call.arguments.map { ($0.label?.identifierText ?? "_") + ":" }.joined()))"
        }
        guard dispatchOwner(of: fullName, in: type) != nil else { return }
        if isOverriddenAbove(fullName, type) {
            edits.insert(Self.overridePrefix, at: name.bytes.lowerBound)
        } else {
            edits.replace(base.bytes, with: "self", filling: false)
            edits.insert(Self.movedPrefix, at: name.bytes.lowerBound)
        }
    }
}
