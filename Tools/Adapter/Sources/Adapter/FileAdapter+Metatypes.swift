import SwiftSyntax

extension FileAdapter {
    /// Replaces calls that create views or view controllers of a generic parameter: `Content(frame:)`. Swift permits
    /// them only for classes of Objective-C and for `required` initializers.
    func adaptMetatypes(
        in node: some SyntaxProtocol, _ parameters: GenericParameterClauseSyntax?,
        _ requirements: GenericWhereClauseSyntax?
    ) {
        guard let parameters else { return }
        var kinds: [String: MetatypeCalls.Kind] = [:]
        func add(_ name: String, _ constraint: TypeSyntax?) {
            guard let constraint else { return }
            let parts =
                constraint.as(CompositionTypeSyntax.self)?.elements.map(\.type.trimmedDescription)
                ?? [constraint.trimmedDescription]
            for part in parts {
                let chain = all.chain(of: part.hasPrefix("UIKit.") ? String(part.dropFirst(6)) : part)
                if chain.contains("UIView") { kinds[name] = .view }
                if chain.contains("UIViewController") { kinds[name] = .controller }
            }
        }
        for parameter in parameters.parameters { add(parameter.name.text, parameter.inheritedType) }
        for case .conformanceRequirement(let requirement) in requirements?.requirements.map(\.requirement) ?? [] {
            let name = requirement.leftType.trimmedDescription
            if parameters.parameters.contains(where: { $0.name.text == name }) { add(name, requirement.rightType) }
        }
        guard !kinds.isEmpty else { return }
        let calls = MetatypeCalls(kinds)
        calls.walk(node)
        for edit in calls.edits { edits.replace(edit.bytes, with: edit.text) }
    }
}

/// The calls of initializers of generic parameters in a declaration.
private final class MetatypeCalls: SyntaxVisitor {
    enum Kind { case view, controller }

    private let kinds: [String: Kind]
    private(set) var edits: [(bytes: Range<Int>, text: String)] = []

    init(_ kinds: [String: Kind]) {
        self.kinds = kinds
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map(\.label?.text)
        guard labels.isEmpty || labels == ["frame"], node.leftParen != nil, node.trailingClosure == nil else {
            return .visitChildren
        }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), permits(name.baseName.text, labels) {
            edits.append((name.bytes, name.baseName.text + ".made"))
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init",
            let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, permits(name, labels)
        {
            edits.append((member.declName.bytes, "made"))
        }
        return .visitChildren
    }

    private func permits(_ name: String, _ labels: [String?]) -> Bool {
        guard let kind = kinds[name] else { return false }
        return kind == .view || labels.isEmpty
    }
}
