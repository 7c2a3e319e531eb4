import SwiftParser
import SwiftSyntax

/// Adapts a file.
final class FileAdapter: SyntaxVisitor {
    let file: SourceFile
    let index: FileIndex
    /// The module's declarations.
    let own: ModuleIndex
    /// The declarations of the module and of the modules that it depends on.
    let all: ModuleIndex
    let options: AdapterOptions
    let conditions: Conditions
    private let triggers: Triggers
    var edits: Edits
    var diagnostics: [Diagnostic] = []
    /// Declarations at the end of the file.
    var tail: [String] = []
    /// The statements that run before the program starts.
    var startStatements: [String] = []
    var scopes: [Scope] = []
    /// The members to add to the types and extensions around the current node.
    var additions: [[String]] = []

    let tree: SourceFileSyntax
    /// Whether the file uses declarations on the main actor, once that is known.
    var mainActorUse: Bool?
    private lazy var lines = SourceLocationConverter(fileName: file.path, tree: tree)
    private var typeCount = 0
    private var extensionCount = 0

    /// A type or extension around the current node.
    enum Scope {
        case type(TypeDeclaration)
        case part(ExtensionDeclaration)
        /// A declaration that is left out.
        case leftOut

        var name: String? {
            switch self {
            case .type(let type): type.name
            case .part(let part): part.typeName
            case .leftOut: nil
            }
        }
    }

    init(
        _ file: SourceFile, _ tree: SourceFileSyntax, _ index: FileIndex, _ triggers: Triggers, own: ModuleIndex,
        all: ModuleIndex,
        options: AdapterOptions
    ) {
        (self.file, self.tree, self.index, self.own, self.all, self.options) = (file, tree, index, own, all, options)
        self.triggers = triggers
        conditions = Conditions(options: options)
        edits = Edits(Array(file.text.utf8))
        super.init(viewMode: .sourceAccurate)
    }

    /// The changed text, `nil` for a file that needs no change, and the diagnostics.
    func run() -> (text: String?, diagnostics: [Diagnostic]) {
        walk(tree)
        if !startStatements.isEmpty {
            if file.path.hasSuffix("/main.swift") {
                report(
                    tree.endOfFileToken, "class-tables", .warning,
                    "methods and properties of extensions in main.swift cannot be looked up by name",
                    "move the extensions to another file")
            } else {
                tail.append(
                    "@section(\".init_array\") @used nonisolated(unsafe) private let __irekoStart: @convention(c) () -> Void = "
                        + "{ MainActor.assumeIsolated { \(startStatements.joined(separator: "; ")) } }")
            }
        }
        guard !edits.isEmpty || !tail.isEmpty else { return (nil, diagnostics) }
        let text = String(decoding: edits.applied(tail: tail.joined(separator: " ; ")), as: UTF8.self)
        // A rule may misread a text with errors. The compiler then reports the errors of the original.
        if tree.hasError, SyntaxErrors.count(Parser.parse(source: text)) > SyntaxErrors.count(tree) {
            return (nil, diagnostics)
        }
        return (text, diagnostics)
    }

    func report(
        _ node: some SyntaxProtocol, _ rule: String, _ severity: Severity, _ message: String,
        _ suggestion: String? = nil
    ) {
        let place = lines.location(for: node.positionAfterSkippingLeadingTrivia)
        diagnostics.append(
            Diagnostic(
                path: file.path, line: place.line, column: place.column, rule: rule, severity: severity,
                message: message,
                suggestion: suggestion))
    }

    // MARK: - Code without a place for a rule

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { visitIfNeeded(node) }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { visitIfNeeded(node) }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { visitIfNeeded(node) }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { visitIfNeeded(node) }
    override func visit(_ node: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind { visitIfNeeded(node) }

    private func visitIfNeeded(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        triggers.contains(node.position.utf8Offset..<node.endPosition.utf8Offset, withSuper: !all.dispatched.isEmpty)
            ? .visitChildren : .skipChildren
    }

    // MARK: - Conditional code

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let isAboutIOS = Conditions.isAboutIOS(node)
        for clause in node.clauses {
            if let condition = clause.condition { adaptCondition(condition, isAboutIOS: isAboutIOS) }
        }
        if let elements = conditions.activeClause(node)?.elements { walk(elements) }
        return .skipChildren
    }

    private func adaptCondition(_ condition: ExprSyntax, isAboutIOS: Bool) {
        if let call = condition.as(FunctionCallExprSyntax.self) {
            switch call.trimmedDescription.filter({ !$0.isWhitespace }) {
            case "os(iOS)", "targetEnvironment(simulator)": edits.replace(call.bytes, with: "true")
            case "os(Linux)" where isAboutIOS: edits.replace(call.bytes, with: "false")
            default: break
            }
        } else if let name = condition.as(DeclReferenceExprSyntax.self) {
            if options.falseConditions.contains(name.baseName.text) { edits.replace(name.bytes, with: "false") }
        } else if let sequence = condition.as(SequenceExprSyntax.self) {
            for element in sequence.elements { adaptCondition(element, isAboutIOS: isAboutIOS) }
        } else if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
            adaptCondition(prefix.expression, isAboutIOS: isAboutIOS)
        } else if let tuple = condition.as(TupleExprSyntax.self) {
            for element in tuple.elements { adaptCondition(element.expression, isAboutIOS: isAboutIOS) }
        } else if let infix = condition.as(InfixOperatorExprSyntax.self) {
            adaptCondition(infix.leftOperand, isAboutIOS: isAboutIOS)
            adaptCondition(infix.rightOperand, isAboutIOS: isAboutIOS)
        }
    }

    // MARK: - Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard enterType(node, node.attributes), case .type(let type) = scopes.last else { return .skipChildren }
        adaptTestCase(node, type)
        adaptMetatypes(in: node.memberBlock, node.genericParameterClause, node.genericWhereClause)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) {
        if case .type(let type) = scopes.last {
            addClassTables(node, type)
            addMovedMembers(type)
            addWitnesses(to: node.memberBlock, of: type.name, type.members, type.access)
        }
        leaveScope(node.memberBlock)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, node.attributes) ? .visitChildren : .skipChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { leaveScope(node.memberBlock) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        guard enterType(node, node.attributes) else { return .skipChildren }
        adaptMetatypes(in: node.memberBlock, node.genericParameterClause, node.genericWhereClause)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) {
        if case .type(let type) = scopes.last {
            addWitnesses(to: node.memberBlock, of: type.name, type.members, type.access)
        }
        leaveScope(node.memberBlock)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, node.attributes) ? .visitChildren : .skipChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { leaveScope(node.memberBlock) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard enterType(node, node.attributes), case .type(let type) = scopes.last else { return .skipChildren }
        adaptProtocol(node, type)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leaveScope(node.memberBlock) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if leavesOut(node, node.attributes) {
            enter(.leftOut)
            return .skipChildren
        }
        guard extensionCount < index.extensions.count else {
            enter(.leftOut)
            return .skipChildren
        }
        enter(.part(own.resolved(index.extensions[extensionCount])))
        extensionCount += 1
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        if case .part(let part) = scopes.last {
            addExtensionTables(node, part)
            let access = part.access ?? all.type(part.typeName)?.access ?? .internal
            addWitnesses(to: node.memberBlock, of: part.typeName, part.members, access)
        }
        leaveScope(node.memberBlock)
    }

    private func enter(_ scope: Scope) {
        scopes.append(scope)
        additions.append([])
    }

    /// Adds members before the closing brace, on its line.
    private func leaveScope(_ block: MemberBlockSyntax) {
        scopes.removeLast()
        let added = additions.removeLast()
        guard !added.isEmpty, block.rightBrace.presence == .present else { return }
        let isOnLineOfMember = !block.rightBrace.leadingTrivia.contains(where: \.isNewline) && !block.members.isEmpty
        edits.insert(
            (isOnLineOfMember ? "; " : " ") + added.joined(separator: "; ") + " ", at: block.rightBrace.bytes.lowerBound
        )
    }

    /// Adds a member to the innermost type or extension.
    func addMember(_ text: String) {
        if !additions.isEmpty { additions[additions.count - 1].append(text) }
    }

    /// Whether the type is compiled.
    private func enterType(_ node: some SyntaxProtocol, _ attributes: AttributeListSyntax) -> Bool {
        if leavesOut(node, attributes) || typeCount >= index.types.count {
            enter(.leftOut)
            return false
        }
        // The index has the same types in the same order. The module's index has their tables.
        let type = index.types[typeCount]
        typeCount += 1
        let declared = own.types[type.name]?.first { $0.members == type.members && $0.inherited == type.inherited }
        enter(.type(declared ?? type))
        return true
    }

    // MARK: - Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if leavesOut(node, node.attributes) { return .skipChildren }
        adaptExtensionMember(node)
        adaptTestMethod(node)
        adaptSwiftTest(node)
        adaptObserveValue(node)
        adaptOldDeclaration(node)
        if let body = node.body { adaptMetatypes(in: body, node.genericParameterClause, node.genericWhereClause) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if leavesOut(node, node.attributes) { return .skipChildren }
        adaptExtensionMember(node)
        adaptDynamicProperty(node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if leavesOut(node, node.attributes) { return .skipChildren }
        if let body = node.body { adaptMetatypes(in: body, node.genericParameterClause, node.genericWhereClause) }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        leavesOut(node, node.attributes) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        leavesOut(node, node.attributes) ? .skipChildren : .visitChildren
    }

    // MARK: - Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.attributeName.trimmedDescription {
        case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "NSManaged", "NSCopying", "GKInspectable":
            edits.blank(node.bytes)
        case "UIApplicationMain", "NSApplicationMain": edits.replace(node.bytes, with: "@main")
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { edits.blank(node.bytes) }
        return .skipChildren
    }

    // MARK: - Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": adaptSelector(node)
        case "keyPath": adaptKeyPath(node)
        case "Preview": edits.blank(node.bytes)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        edits.blank(node.bytes)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        adaptOptionalCall(node)
        adaptObserving(node)
        adaptOldCall(node)
        adaptFormat(node)
        adaptLocalizedText(node)
        adaptPredicate(node)
        adaptTimer(node)
        adaptPerform(node)
        reportRunTime(node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // A member's name is its owner's.
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { adaptOldName(node.baseName) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        adaptOldName(node.name)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        adaptDispatchedSuper(node)
        return adaptOldName(node)
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { adaptAvailability(node) }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { adaptAvailability(node) }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        adaptAvailability(node)
        return .skipChildren
    }

    // MARK: - Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        adaptImport(node)
        return .visitChildren
    }
}
