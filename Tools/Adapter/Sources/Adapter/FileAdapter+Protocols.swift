import SwiftSyntax

/// Protocols with optional requirements. A requirement becomes a property with the method, which is `nil` unless a
/// type has it.
extension FileAdapter {
    func adaptProtocol(_ node: ProtocolDeclSyntax, _ type: TypeDeclaration) {
        guard conditions.attributes(node.attributes).contains(where: { $0.name == "objc" }) else { return }
        // Objective-C's protocols are of objects.
        let bound: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]
        if !type.inherited.contains(where: { bound.contains($0) }) {
            if let first = node.inheritanceClause?.inheritedTypes.first {
                edits.insert("AnyObject, ", at: first.bytes.lowerBound)
            } else {
                edits.insert(": AnyObject", at: node.name.bytes.upperBound)
            }
        }
        var defaults: [String] = []
        for item in node.memberBlock.members {
            if let function = item.decl.as(FunctionDeclSyntax.self) {
                let member = function.member(conditions)
                guard member.isOptional, !conditions.isTooNew(function.attributes) else { continue }
                let name = Self.optionalName(member)
                let closure = Self.closureType(
                    member, all.isMainActorProtocol(type.name) || options.isMainActorByDefault)
                edits.blank(function.bytes, writing: "var \(name): \(closure)? { get }")
                defaults.append("\(type.access >= .public ? "public " : "")var \(name): \(closure)? { nil }")
            } else if let variable = item.decl.as(VariableDeclSyntax.self), variable.modifiers.has("optional"),
                !conditions.isTooNew(variable.attributes)
            {
                guard let member = variable.members(conditions).first, variable.bindings.count == 1, !member.isStatic
                else {
                    report(
                        variable, "optional-requirement", .error,
                        "a static optional property of a protocol cannot be adapted",
                        "declare a property of an optional type, with a default in an extension of the protocol")
                    continue
                }
                let name = Self.optionalName(member)
                let value = Self.optionalType(member)
                let access = type.access >= .public ? "public " : ""
                edits.blank(variable.bytes, writing: "var \(name): \(value) { get }")
                defaults.append("\(access)var \(name): \(value) { nil }")
                // Uses of the property, which is optional if it is not of a type that has it.
                defaults.append("\(access)var \(Self.quoted(member.name)): \(value) { \(name) }")
            }
        }
        if !defaults.isEmpty { tail.append("extension \(type.name) { \(defaults.joined(separator: "; ")) }") }
    }

    /// Adds the properties with the methods that satisfy optional requirements.
    func addWitnesses(to block: MemberBlockSyntax, of name: String, _ members: [Member], _ access: Access) {
        guard !all.optionalRequirements.isEmpty, block.rightBrace.presence == .present else { return }
        for member in members where member.kind != .initializer && !member.isOverride && !member.isStatic {
            guard let requirement = all.optionalRequirements[member.fullName],
                all.adopts(name, requirement.protocolName)
            else { continue }
            let isInherited = all.chain(of: name).dropFirst().contains { all.adopts($0, requirement.protocolName) }
            if isInherited {
                report(
                    block.leftBrace, "optional-requirement", .warning,
                    "'\(member.fullName)' is not called by way of \(requirement.protocolName): the superclass adopts the protocol and lacks it",
                    "declare the method in the superclass, and override it")
                continue
            }
            let word = requirement.isPublic && access >= .public ? "public " : ""
            if member.kind == .property {
                // The type selects the class's property, not the optional of the protocol's extension.
                var type = requirement.member.result ?? "Any"
                if type.hasSuffix("!") { type = type.dropLast() + "?" }
                addMember(
                    "\(word)var \(Self.optionalName(member)): \(Self.optionalType(requirement.member)) "
                        + "{ let value: \(type) = self.\(Self.quoted(member.name)); return value }")
                continue
            }
            let closure = Self.closureType(
                member, all.isMainActorProtocol(requirement.protocolName) || options.isMainActorByDefault)
            addMember("\(word)var \(Self.optionalName(member)): \(closure)? { \(Self.reference(member)) }")
        }
    }

    private static func optionalName(_ member: Member) -> String { optionalName(member.fullName) }

    /// `__optional_list_didMoveTo` of `list(_:didMoveTo:)`.
    static func optionalName(_ fullName: String) -> String {
        var name = "__optional_"
        for scalar in fullName.unicodeScalars {
            if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" {
                name.unicodeScalars.append(scalar)
            } else if scalar == ":" || scalar == "(" {
                name += "_"
            }
        }
        return name
    }

    /// The type of a property that may be missing.
    private static func optionalType(_ member: Member) -> String {
        let type = member.result ?? "Any"
        if type.hasSuffix("!") { return type.dropLast() + "??" }
        let isSimple = type.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "._?<>[], :".unicodeScalars.contains($0)
        }
        return isSimple && !type.hasPrefix("any ") && !type.hasPrefix("some ") ? type + "?" : "(\(type))?"
    }

    private static func closureType(_ member: Member, _ isMainActor: Bool) -> String {
        let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
        return
            "(\(isMainActor ? "@MainActor " : "")(\(member.types.joined(separator: ", ")))\(effects) -> \(member.result ?? "Void"))"
    }

    private static func reference(_ member: Member) -> String {
        member.labels.isEmpty
            ? "self.\(quoted(member.name))" : "self.\(quoted(member.name))(\(member.labels.map { $0 + ":" }.joined()))"
    }

    // MARK: Calls

    /// `delegate?.listDidMove?(self)`: of the module's own protocols the property with the method is called, of
    /// UIKit's the method.
    func adaptOptionalCall(_ node: FunctionCallExprSyntax) {
        var mark: TokenSyntax
        var called: ExprSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (mark, called) = (chain.questionMark, chain.expression)
        } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (mark, called) = (force.exclamationMark, force.expression)
        } else {
            return
        }
        let name: DeclReferenceExprSyntax
        var base: ExprSyntax?
        if let access = called.as(MemberAccessExprSyntax.self) {
            (name, base) = (access.declName, access.base)
        } else if let reference = called.as(DeclReferenceExprSyntax.self) {
            name = reference
        } else {
            return
        }
        let labels = node.arguments.map { ($0.label?.identifierText ?? "_") + ":" }
        var fullName = "\(name.baseName.identifierText)(\(labels.joined()))"
        if node.trailingClosure != nil {
            let start = fullName.dropLast()
            fullName =
                all.optionalRequirements.keys.filter { $0.hasPrefix(start) && $0.count > fullName.count }.min()
                ?? fullName
        }
        // A closure of this name may be called as well. Its arguments have no labels.
        let isClosure = labels.allSatisfy { $0 == "_:" } && own.closures.contains(name.baseName.identifierText)
        if isClosure, !Self.isDelegate(base) { return }
        if all.optionalRequirements[fullName] != nil {
            edits.replace(name.bytes, with: Self.optionalName(fullName))
            for argument in node.arguments {
                if let label = argument.label, let colon = argument.colon {
                    edits.blank(label.bytes.lowerBound..<colon.bytes.upperBound)
                }
            }
        } else if KitNames.isRequirement(fullName) {
            edits.blank(mark.bytes)
            if isResultOptional(node), base?.description.contains("?") != true {
                edits.insert("Optional(", at: node.bytes.lowerBound)
                edits.insert(")", at: node.bytes.upperBound)
            }
        }
    }

    private static func isDelegate(_ base: ExprSyntax?) -> Bool {
        let name = base?.trimmedDescription.lowercased() ?? ""
        return ["delegate", "datasource", "listener"].contains { name.contains($0) }
    }

    /// Whether the place of an expression needs an optional: `if let`, `??`, a comparison with `nil`.
    private func isResultOptional(_ node: FunctionCallExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.is(InitializerClauseSyntax.self) {
            return parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false
        }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        if parent.is(ExprListSyntax.self) {
            return parent.tokens(viewMode: .sourceAccurate).contains { ["??", "==", "!="].contains($0.text) }
        }
        return false
    }
}
