import SwiftSyntax

/// Key-value observing, predicates and sort descriptors, and functions of the run time.
extension FileAdapter {
    /// Predicates of formats and sort descriptors of keys, which Foundation on Linux lacks, are made by other
    /// initializers.
    func adaptPredicate(_ node: FunctionCallExprSyntax) {
        guard let label = node.arguments.first?.label,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else {
            return
        }
        switch (name, label.text) {
        case ("NSPredicate", "format"): edits.replace(label.bytes, with: "__ireko_format")
        case ("NSSortDescriptor", "key"): edits.replace(label.bytes, with: "__ireko_key")
        default: break
        }
    }

    /// `target?.perform(action)`: the target may be of the type `AnyObject`, whose methods only Objective-C looks up.
    func adaptPerform(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "perform",
            let first = node.arguments.first, first.label == nil, first.expression.isSelector,
            node.arguments.dropFirst().allSatisfy({ ["with", "afterDelay", "inModes"].contains($0.label?.text) }),
            let base = access.base
        else { return }
        let mark =
            base.as(OptionalChainingExprSyntax.self)?.questionMark
            ?? base.as(ForceUnwrapExprSyntax.self)?.exclamationMark
        if let mark { edits.insert(".__ireko_object", at: mark.bytes.lowerBound) }
    }

    /// Timers that fire after an interval, with a target or a block. Foundation's initializers on Linux fire at once
    /// or lack the target.
    func adaptTimer(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "Timer",
            let label = node.arguments.first?.label?.text, ["timeInterval", "fireAt"].contains(label),
            own.types["Timer"] == nil
        else { return }
        edits.insert(".__ireko_timer", at: name.bytes.upperBound)
    }

    /// Functions of Objective-C's run time that have no equivalent.
    func reportRunTime(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            Self.runTimeFunctions.contains(name),
            own.types[name] == nil
        else { return }
        report(
            node, "run-time", .error, "'\(name)' changes or reads Objective-C's classes, which do not exist on Linux",
            "override the method, or put the code between `#if canImport(ObjectiveC)` and `#endif`")
    }

    static let runTimeFunctions: Set<String> = [
        "method_exchangeImplementations", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod",
        "class_replaceMethod",
        "method_getImplementation", "method_setImplementation", "method_getTypeEncoding", "imp_implementationWithBlock",
        "object_setClass",
        "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList", "class_addProtocol",
        "objc_allocateClassPair",
        "objc_registerClassPair", "objc_getClass", "class_addProperty", "object_getIvar", "object_setIvar",
    ]

    func adaptObserving(_ node: FunctionCallExprSyntax) {
        switch node.calledExpression.lastName {
        case "observe":
            guard let first = node.arguments.first, first.label == nil,
                let path = first.expression.as(KeyPathExprSyntax.self),
                node.arguments.dropFirst().allSatisfy({ ["options", "changeHandler"].contains($0.label?.text) })
            else { return }
            edits.insert(", named: \"\(path.propertyNames.joined(separator: "."))\"", at: path.bytes.upperBound)
        case "willChangeValue", "didChangeValue":
            // Foundation has these methods of operations.
            guard let first = node.arguments.first, first.label?.text == "for", node.arguments.count == 1,
                let path = first.expression.as(KeyPathExprSyntax.self),
                scopes.last?.name.map({ all.chain(of: $0).contains("Operation") }) != true
            else { return }
            edits.insert(", named: \"\(path.propertyNames.joined(separator: "."))\"", at: path.bytes.upperBound)
        case "observeValue":
            guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
                access.base?.is(SuperExprSyntax.self) == true,
                node.arguments.first?.label?.text == "forKeyPath", let owner = scopes.last?.name,
                !inheritsObserveValue(owner)
            else { return }
            edits.replace(access.bytes, with: "__ireko_observeValue")
        default: break
        }
    }

    /// `observeValue(forKeyPath:of:change:context:)` of the first class with the method satisfies a protocol.
    func adaptObserveValue(_ node: FunctionDeclSyntax) {
        guard node.isMember, node.name.text == "observeValue",
            node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
            let override = node.modifiers.first(where: { $0.name.text == "override" }), let owner = scopes.last?.name,
            !inheritsObserveValue(owner)
        else { return }
        edits.blank(override.bytes)
        let isMainActor =
            all.tables(of: owner) != .none || all.type(owner)?.isMainActor == true || options.isMainActorByDefault
        conform(
            to: isMainActor ? "@preconcurrency __IrekoKeyValueObserver" : "__IrekoKeyValueObserver", owner,
            node)
    }

    private func inheritsObserveValue(_ name: String) -> Bool {
        all.chain(of: name).dropFirst().contains { all.ownMembers(of: $0).contains { $0.name == "observeValue" } }
    }

    private func conform(to protocolName: String, _ name: String, _ member: some SyntaxProtocol) {
        if let type = all.type(name), type.isHidden {
            // The class cannot be named in an extension.
            guard let owner = member.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self) else { return }
            if let last = owner.inheritanceClause?.inheritedTypes.last {
                edits.insert(", \(protocolName)", at: last.type.bytes.upperBound)
            }
            return
        }
        tail.append("extension \(name): \(protocolName) {}")
    }

    /// A property that can be observed notifies its observers.
    func adaptDynamicProperty(_ node: VariableDeclSyntax) {
        guard node.isMember, node.modifiers.has("dynamic"), !node.modifiers.has("override"),
            !node.modifiers.has("static"),
            node.bindingSpecifier.text == "var", node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
            let owner = scopes.last?.name,
            all.isClass(owner), all.chain(of: owner).last == "NSObject",
            !conditions.attributes(node.attributes).contains(where: { $0.name == "NSManaged" })
        else { return }
        let (will, did) = ("__ireko_willChange(self, \"\(name)\")", "__ireko_didChange(self, \"\(name)\")")
        guard let block = binding.accessorBlock else {
            guard case .type = scopes.last else { return }
            edits.insert(
                " { willSet { \(will) } didSet { \(did) } }",
                at: (binding.initializer?.bytes ?? binding.typeAnnotation?.bytes ?? binding.bytes).upperBound)
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        var found: Set<String> = []
        for accessor in accessors {
            guard let body = accessor.body else { continue }
            found.insert(accessor.accessorSpecifier.text)
            switch accessor.accessorSpecifier.text {
            case "willSet": edits.insert(" \(will);", at: body.leftBrace.bytes.upperBound)
            case "didSet": edits.insert(" defer { \(did) };", at: body.leftBrace.bytes.upperBound)
            case "set": edits.insert(" \(will); defer { \(did) };", at: body.leftBrace.bytes.upperBound)
            default: break
            }
        }
        guard block.rightBrace.presence == .present else { return }
        if found.contains("didSet"), !found.contains("willSet") {
            edits.insert(" willSet { \(will) } ", at: block.rightBrace.bytes.lowerBound)
        }
        if found.contains("willSet"), !found.contains("didSet") {
            edits.insert(" didSet { \(did) } ", at: block.rightBrace.bytes.lowerBound)
        }
    }
}

extension ExprSyntax {
    /// Whether an expression is a selector by its form or by its name.
    fileprivate var isSelector: Bool {
        if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression.isSelector }
        if let macro = self.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "selector" }
        if let call = self.as(FunctionCallExprSyntax.self) {
            return ["Selector", "NSSelectorFromString"].contains(call.calledExpression.lastName)
        }
        guard let name = lastName?.lowercased() else { return false }
        return name.hasSuffix("action") || name.hasSuffix("selector")
    }
}
