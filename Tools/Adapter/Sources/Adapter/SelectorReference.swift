import SwiftSyntax

/// The method of a `#selector`.
struct SelectorReference {
    enum Kind { case method, getter, setter }

    var kind = Kind.method
    /// The type, or `nil` for the type around the expression; `self`, `super` and `Self` are that type, too.
    var owner: String?
    var base: String
    /// The labels, if they are written.
    var labels: [String]?
    /// The number of arguments by `as (A, B) -> C`.
    var argumentCount: Int?

    /// The name as it is written: `save`, `save(_:)`.
    var text: String { labels.map { "\(base)(\($0.map { $0 + ":" }.joined()))" } ?? base }

    init?(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return nil }
        switch argument.label?.text {
        case "getter": kind = .getter
        case "setter": kind = .setter
        default: break
        }
        base = ""
        var expression = argument.expression
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            for element in sequence.elements {
                if let type = element.as(TypeExprSyntax.self)?.type { argumentCount = type.argumentCount }
            }
            expression = first
        } else if let cast = expression.as(AsExprSyntax.self) {
            argumentCount = cast.type.argumentCount
            expression = cast.expression
        }
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            expression = only.expression
            if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                for element in sequence.elements {
                    if let type = element.as(TypeExprSyntax.self)?.type { argumentCount = type.argumentCount }
                }
                expression = first
            }
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            read(reference)
        } else if let access = expression.as(MemberAccessExprSyntax.self) {
            read(access.declName)
            owner = access.base.flatMap(Self.ownerName)
        } else if let chain = expression.as(OptionalChainingExprSyntax.self) ?? nil {
            guard let access = chain.expression.as(MemberAccessExprSyntax.self) else { return nil }
            read(access.declName)
            owner = access.base.flatMap(Self.ownerName)
        } else {
            return nil
        }
        if base.isEmpty { return nil }
    }

    private mutating func read(_ reference: DeclReferenceExprSyntax) {
        base = reference.baseName.identifierText
        labels = reference.argumentNames?.arguments.map { $0.name.identifierText }
    }

    /// The type that a base names; `nil` for `self` and its like, and for values, whose types are not known.
    private static func ownerName(_ base: ExprSyntax) -> String? {
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.identifierText
            return ["self", "super", "Self"].contains(name) ? nil : name
        }
        if let access = base.as(MemberAccessExprSyntax.self), let outer = access.base.flatMap(ownerName) {
            return outer + "." + access.declName.baseName.identifierText
        }
        if let generic = base.as(GenericSpecializationExprSyntax.self) { return ownerName(generic.expression) }
        return nil
    }
}

extension TypeSyntax {
    /// The number of arguments of a function type; of a curried one, of the last.
    fileprivate var argumentCount: Int? {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.argumentCount
        }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.argumentCount }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.argumentCount }
        guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
        return function.returnClause.type.as(FunctionTypeSyntax.self).flatMap { TypeSyntax($0).argumentCount }
            ?? function.parameters.count
    }
}

/// The properties of a `#keyPath`.
struct KeyPathName {
    /// The names of the properties.
    var keys: [String]
    /// The type before them, if it is written.
    var owner: String?

    init?(_ node: MacroExpansionExprSyntax) {
        guard let expression = node.arguments.first?.expression else { return nil }
        var names: [String] = []
        var next: ExprSyntax? = expression
        while let current = next {
            if let access = current.as(MemberAccessExprSyntax.self) {
                names.insert(access.declName.baseName.identifierText, at: 0)
                next = access.base
            } else if let reference = current.as(DeclReferenceExprSyntax.self) {
                names.insert(reference.baseName.identifierText, at: 0)
                next = nil
            } else if let chain = current.as(OptionalChainingExprSyntax.self) {
                next = chain.expression
            } else if let force = current.as(ForceUnwrapExprSyntax.self) {
                next = force.expression
            } else if let generic = current.as(GenericSpecializationExprSyntax.self) {
                next = generic.expression
            } else {
                return nil
            }
        }
        let types = names.prefix { $0.first?.isUppercase == true || $0 == "self" }
        owner = types.isEmpty || types.first == "self" ? nil : types.joined(separator: ".")
        keys = Array(names.dropFirst(types.count))
        if keys.isEmpty { return nil }
    }
}
