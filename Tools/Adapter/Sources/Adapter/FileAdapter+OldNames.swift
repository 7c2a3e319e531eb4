import SwiftSyntax

extension FileAdapter {
    func adaptOldName(_ name: TokenSyntax) {
        let text = name.text
        guard text.utf8.count > 8, let new = OldNames.global[text] ?? OldNames.members[text], own.types[text] == nil
        else { return }
        edits.replace(name.bytes, with: new)
    }

    func adaptOldName(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if let new = OldNames.members[name.text] {
            edits.replace(name.bytes, with: new)
        } else if name.text.hasPrefix("UI"), let new = OldNames.notifications[name.text], isNotificationName(node.base)
        {
            edits.replace(node.bytes, with: new)
            return .skipChildren
        }
        return .visitChildren
    }

    /// Whether a base is `Notification.Name`, or left out.
    private func isNotificationName(_ base: ExprSyntax?) -> Bool {
        guard let base else { return true }
        return ["Notification.Name", "NSNotification.Name", "Foundation.Notification.Name"].contains(
            base.trimmedDescription)
    }

    func adaptOldCall(_ node: FunctionCallExprSyntax) {
        guard let first = node.arguments.first, let label = first.label, let name = node.calledExpression.lastName,
            let new = OldNames.calls["\(name)(\(label.text):"]
        else { return }
        let reference =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        if let reference, new.name != name { edits.replace(reference.bytes, with: new.name) }
        if !new.label.isEmpty {
            edits.replace(label.bytes, with: new.label)
        } else if let colon = first.colon {
            edits.blank(label.bytes.lowerBound..<colon.bytes.upperBound)
        }
    }

    /// Renames the label of a list of arguments for a format, for the initializer with the forms for numbers. Swift
    /// would find this initializer and Foundation's ambiguous.
    func adaptFormat(_ node: FunctionCallExprSyntax) {
        guard let last = node.arguments.last?.label, last.text == "arguments",
            ["String", "String.init", "Swift.String"].contains(node.calledExpression.trimmedDescription),
            [["format", "arguments"], ["format", "locale", "arguments"]].contains(node.arguments.map(\.label?.text))
        else { return }
        edits.replace(last.bytes, with: "argumentList")
    }

    /// Overrides of methods whose first label was renamed.
    func adaptOldDeclaration(_ node: FunctionDeclSyntax) {
        guard node.modifiers.has("override"), let label = node.signature.parameterClause.parameters.first?.firstName
        else { return }
        if let new = OldNames.calls["\(node.name.text)(\(label.text):"], !new.label.isEmpty {
            edits.replace(label.bytes, with: new.label)
        }
    }
}
