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

    /// Renames a label of calls for a localized text, for the function that returns the text for the user's language
    /// and device. Swift would find this function and Foundation's ambiguous.
    func adaptLocalizedText(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map(\.label?.text)
        if labels == ["forKey", "value", "table"], let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "localizedString", let base = member.base?.trimmedDescription,
            // The type of the base is not known; a protocol may require a method of this name.
            base.contains("Bundle") || base.contains("bundle"), !declaresLocalizedString
        {
            if let label = node.arguments.first?.label { edits.replace(label.bytes, with: "ofKey") }
        } else if labels == [nil, "tableName", "bundle", "value", "comment"],
            node.calledExpression.trimmedDescription == "NSLocalizedString",
            let label = node.arguments.dropFirst().first?.label
        {
            edits.replace(label.bytes, with: "inTable")
        }
    }

    /// Whether a protocol of the program requires a method that has the name of the method of `Bundle`.
    private var declaresLocalizedString: Bool {
        all.types.values.joined().contains { type in
            type.kind == .protocol && type.members.contains { $0.name == "localizedString" }
        }
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
