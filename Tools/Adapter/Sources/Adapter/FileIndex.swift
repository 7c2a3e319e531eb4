import SwiftParser
import SwiftSyntax

/// The declarations of a file, and the names that it refers to at run time.
struct FileIndex: Sendable, Codable, Equatable {
    var types: [TypeDeclaration] = []
    var extensions: [ExtensionDeclaration] = []
    var selected: Set<String> = []
    var keys: Set<String> = []
    /// The types that aliases outside of types name.
    var aliases: [String: String] = [:]

    init(_ file: SourceFile, options: AdapterOptions) {
        self.init(Parser.parse(source: file.text), Triggers(file.text), path: file.path, options: options)
    }

    init(_ tree: SourceFileSyntax, _ triggers: Triggers, path: String, options: AdapterOptions) {
        let indexer = Indexer(path: path, triggers, options: options)
        indexer.walk(tree)
        self = indexer.index
    }

    init() {}
}

/// Collects the declarations of a file.
private final class Indexer: SyntaxVisitor {
    var index = FileIndex()
    private let path: String
    private let conditions: Conditions
    private let triggers: Triggers
    /// The places of the types and extensions around the current node.
    private var scopes: [Scope] = []

    private enum Scope {
        case type(Int)
        case part(Int)
        /// A type that needs a newer system.
        case leftOut
    }

    init(path: String, _ triggers: Triggers, options: AdapterOptions) {
        self.path = path
        self.triggers = triggers
        conditions = Conditions(options: options)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Code without a place for a rule

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { visitIfNeeded(node) }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { visitIfNeeded(node) }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { visitIfNeeded(node) }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { visitIfNeeded(node) }
    override func visit(_ node: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind { visitIfNeeded(node) }

    private func visitIfNeeded(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        triggers.contains(node.position.utf8Offset..<node.endPosition.utf8Offset) ? .visitChildren : .skipChildren
    }

    // MARK: Conditional code

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = conditions.activeClause(node)?.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node, .class, node.name, node.inheritanceClause, node.attributes, node.modifiers,
            node.genericParameterClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node, .actor, node.name, node.inheritanceClause, node.attributes, node.modifiers,
            node.genericParameterClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node, .value, node.name, node.inheritanceClause, node.attributes, node.modifiers,
            node.genericParameterClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node, .value, node.name, node.inheritanceClause, node.attributes, node.modifiers,
            node.genericParameterClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node, .protocol, node.name, node.inheritanceClause, node.attributes, node.modifiers, nil)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if conditions.isTooNew(node.attributes) { return leaveOut() }
        index.extensions.append(
            ExtensionDeclaration(
                typeName: node.extendedType.nameWithoutArguments, inherited: node.inheritanceClause.names,
                access: node.modifiers.access, isConstrained: node.genericWhereClause != nil,
                isObjC: conditions.attributes(node.attributes).contains {
                    $0.name == "objc" || $0.name == "objcMembers"
                }, path: path,
                ordinal: index.extensions.count, members: []))
        scopes.append(.part(index.extensions.count - 1))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func push(
        _ node: some SyntaxProtocol, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax,
        _ inheritance: InheritanceClauseSyntax?,
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
        _ generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        if conditions.isTooNew(attributes) { return leaveOut() }
        let found = conditions.attributes(attributes)
        var access = modifiers.access ?? .internal
        var isGeneric = generics != nil
        var isHidden = node.isLocal
        var outer = ""
        switch scopes.last {
        case .type(let place):
            outer = index.types[place].name + "."
            access = min(access, max(index.types[place].access, .fileprivate))
            isGeneric = isGeneric || index.types[place].isGeneric
            isHidden = isHidden || index.types[place].isHidden || modifiers.access == .private
        case .part(let place):
            outer = index.extensions[place].typeName + "."
            isHidden = isHidden || modifiers.access == .private
        case .leftOut, nil: break
        }
        index.types.append(
            TypeDeclaration(
                kind: kind, name: outer + name.identifierText, inherited: inheritance.names, access: access,
                isGeneric: isGeneric,
                isLocal: node.isLocal,
                isMainActor: found.contains { $0.name == "MainActor" },
                hasObjCMembers: found.contains { $0.name == "objcMembers" }, isHidden: isHidden, members: []))
        scopes.append(.type(index.types.count - 1))
        return .visitChildren
    }

    private func leaveOut() -> SyntaxVisitorContinueKind {
        scopes.append(.leftOut)
        return .skipChildren
    }

    private func leave() { scopes.removeLast() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if conditions.isTooNew(node.attributes) { return .skipChildren }
        if node.isMember { add(node.member(conditions)) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if conditions.isTooNew(node.attributes) { return .skipChildren }
        if node.isMember { node.members(conditions).forEach(add) }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard scopes.isEmpty, !node.isLocal, node.genericParameterClause == nil else { return .visitChildren }
        let type = node.initializer.value
        if type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) {
            let name = type.nameWithoutArguments
            if name != node.name.identifierText { index.aliases[node.name.identifierText] = name }
        }
        return .visitChildren
    }

    private func add(_ member: Member) {
        var member = member
        switch scopes.last {
        case .type(let place): index.types[place].members.append(member)
        case .part(let place):
            member.isInExtension = true
            if index.extensions[place].isObjC { member.isObjC = true }
            index.extensions[place].members.append(member)
        case .leftOut, nil: break
        }
    }

    // MARK: Names that are used at run time

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            if let reference = SelectorReference(node) { index.selected.insert(reference.text) }
        case "keyPath":
            for part in (KeyPathName(node)?.keys ?? []) { index.keys.insert(part) }
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if name == "Selector" || name == "NSSelectorFromString", let text = node.arguments.first?.expression.literalText
        {
            index.selected.insert(text)
        }
        for argument in node.arguments {
            switch argument.label?.text {
            case "forKey", "forKeyPath", "key", "keyPath":
                if let text = argument.expression.literalText {
                    for key in text.split(separator: ".") { index.keys.insert(String(key)) }
                } else if name == nil {
                    index.keys.insert(ModuleIndex.anyKey)
                }
            case "format":
                if let text = argument.expression.literalText { index.keys.formUnion(Self.words(text)) }
            default: break
            }
        }
        if node.calledExpression.lastName == "observe" || node.calledExpression.lastName == "publisher",
            let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self)
        {
            index.keys.formUnion(path.propertyNames)
        }
        return .visitChildren
    }

    private static func words(_ format: String) -> [String] {
        format.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter {
            $0.first?.isLowercase == true
        }
    }
}

// MARK: - Reading syntax

extension SyntaxProtocol {
    /// Whether a declaration is in a function or closure.
    var isLocal: Bool {
        var next = parent
        while let node = next {
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) {
                return true
            }
            next = node.parent
        }
        return false
    }

    /// Whether a declaration is a member of a type or extension.
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}

extension TokenSyntax {
    /// The identifier without backticks.
    var identifierText: String {
        text.hasPrefix("`") && text.hasSuffix("`") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
}

extension TypeSyntax {
    /// The name of a type without generic arguments and attributes: `Outer.Cell`.
    var nameWithoutArguments: String { Syntax(self).typeName }
}

extension SyntaxProtocol {
    fileprivate var typeName: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
        if let type = self.as(MemberTypeSyntax.self) {
            return Syntax(type.baseType).typeName + "." + type.name.identifierText
        }
        if let type = self.as(AttributedTypeSyntax.self) { return Syntax(type.baseType).typeName }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return Syntax(type.constraint).typeName }
        return trimmedDescription
    }
}

extension InheritanceClauseSyntax? {
    /// The names of the inherited types.
    var names: [String] {
        (self?.inheritedTypes ?? []).flatMap { inherited -> [String] in
            if let composition = inherited.type.as(CompositionTypeSyntax.self) {
                return composition.elements.map { $0.type.nameWithoutArguments }
            }
            return [inherited.type.nameWithoutArguments]
        }
    }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }

    var access: Access? {
        for modifier in self where modifier.detail == nil {
            switch modifier.name.text {
            case "private": return .private
            case "fileprivate": return .fileprivate
            case "internal": return .internal
            case "package": return .package
            case "public": return .public
            case "open": return .open
            default: break
            }
        }
        return nil
    }
}

/// An attribute's name and arguments as they are written.
struct AttributeUse {
    var name: String
    var arguments: String?
    var node: AttributeSyntax
}

extension Conditions {
    /// The attributes that are compiled.
    func attributes(_ list: AttributeListSyntax) -> [AttributeUse] {
        list.flatMap { element -> [AttributeUse] in
            switch element {
            case .attribute(let attribute):
                return [
                    AttributeUse(
                        name: attribute.attributeName.trimmedDescription,
                        arguments: attribute.arguments?.trimmedDescription,
                        node: attribute)
                ]
            case .ifConfigDecl(let conditional):
                guard case .attributes(let inner) = activeClause(conditional)?.elements else { return [] }
                return attributes(inner)
            }
        }
    }

    fileprivate func apply(_ list: AttributeListSyntax, to member: inout Member) {
        for attribute in attributes(list) {
            switch attribute.name {
            case "objc":
                member.isObjC = true
                if let name = attribute.arguments, !name.isEmpty { member.objCName = name.filter { !$0.isWhitespace } }
            case "IBAction": (member.isAction, member.isObjC) = (true, true)
            case "IBSegueAction":
                (member.isSegueAction, member.isObjC) = (true, true)
                if let name = attribute.arguments, !name.isEmpty { member.objCName = name.filter { !$0.isWhitespace } }
            case "IBOutlet": member.isOutlet = true
            case "IBInspectable": member.isInspectable = true
            case "NSManaged": (member.isObjC, member.isDynamic) = (true, true)
            case "nonobjc": member.isObjC = false
            case "MainActor": break
            default:
                if attribute.name.hasSuffix("Actor") { member.hasOtherActor = true }
            }
        }
    }
}

extension FunctionDeclSyntax {
    func member(_ conditions: Conditions) -> Member {
        let parameters = signature.parameterClause.parameters
        var member = Member(
            kind: .method, name: name.identifierText, labels: parameters.map { $0.firstName.identifierText },
            types: parameters.map { $0.type.oneLine + ($0.ellipsis == nil ? "" : "...") })
        member.parameterNames = parameters.map { ($0.secondName ?? $0.firstName).identifierText }
        member.signature = signatureText
        conditions.apply(attributes, to: &member)
        let result = signature.returnClause?.type.oneLine
        member.result = result == "Void" || result == "()" ? nil : result
        member.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        member.isThrowing = signature.effectSpecifiers?.throwsClause != nil
        member.isGeneric = genericParameterClause != nil
        apply(modifiers, to: &member)
        return member
    }
}

extension FunctionDeclSyntax {
    /// The parameters, effects and result, without default arguments.
    private var signatureText: String {
        let parameters = signature.parameterClause.parameters.map { parameter in
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }.joined(separator: " ")
            return "\(names): \(parameter.type.oneLine)\(parameter.ellipsis == nil ? "" : "...")"
        }
        let effects = signature.effectSpecifiers.map { " " + $0.oneLine } ?? ""
        let result = signature.returnClause.map { " " + $0.oneLine } ?? ""
        return "(\(parameters.joined(separator: ", ")))\(effects)\(result)"
    }
}

extension VariableDeclSyntax {
    func members(_ conditions: Conditions) -> [Member] {
        bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            var member = Member(kind: .property, name: pattern.identifier.identifierText, labels: [], types: [])
            conditions.apply(attributes, to: &member)
            member.result = binding.typeAnnotation?.type.oneLine
            member.isSettable = bindingSpecifier.text == "var" && binding.isSettable
            apply(modifiers, to: &member)
            return member
        }
    }
}

extension PatternBindingSyntax {
    /// Whether a variable can be set: it is stored, or has a setter.
    var isSettable: Bool {
        guard let accessorBlock else { return true }
        guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
        return accessors.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

private func apply(_ modifiers: DeclModifierListSyntax, to member: inout Member) {
    member.access = modifiers.access
    for modifier in modifiers {
        switch modifier.name.text {
        case "optional": member.isOptional = true
        case "override": member.isOverride = true
        case "static", "class": member.isStatic = true
        case "dynamic": member.isDynamic = true
        default: break
        }
    }
}

extension SyntaxProtocol {
    /// The text without comments and line breaks.
    var oneLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            text += token.text
            if !token.trailingTrivia.isEmpty || token.trailingTrivia.contains(where: \.isNewline) { text += " " }
        }
        return text.trimmed
    }
}

extension String {
    var trimmed: String {
        var slice = self[...]
        while slice.first?.isWhitespace == true { slice.removeFirst() }
        while slice.last?.isWhitespace == true { slice.removeLast() }
        return String(slice)
    }
}

extension ExprSyntax {
    /// The text of a literal without interpolations.
    var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    /// The last name of a reference: `observe` in `a.b.observe`.
    var lastName: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
        if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.identifierText }
        return nil
    }
}

extension KeyPathExprSyntax {
    /// The names of the properties.
    var propertyNames: [String] {
        components.compactMap { part in
            guard case .property(let property) = part.component else { return nil }
            return property.declName.baseName.identifierText
        }
    }
}
