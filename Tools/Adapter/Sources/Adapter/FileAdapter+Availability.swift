import SwiftSyntax

/// Code for systems that are newer than the interface is left out: it would not compile.
extension FileAdapter {
    func leavesOut(_ node: some SyntaxProtocol, _ attributes: AttributeListSyntax) -> Bool {
        guard conditions.isTooNew(attributes) else { return false }
        edits.blank(node.bytes)
        return true
    }

    func adaptAvailability(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard !holds(node.conditions) else { return .visitChildren }
        walk(node.conditions)
        leaveOut(node.body)
        if let other = node.elseBody {
            switch other {
            case .codeBlock(let block): walk(block)
            case .ifExpr(let next): walk(next)
            }
        }
        return .skipChildren
    }

    func adaptAvailability(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        guard !holds(node.conditions), let item = node.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return .visitChildren }
        let start = node.bytes.upperBound
        if let last = list.last, last.bytes.upperBound > start {
            let first = list.first { $0.bytes.lowerBound >= start }?.bytes.lowerBound ?? start
            edits.blank(first..<last.bytes.upperBound, writing: "fatalError()")
        }
        return .visitChildren
    }

    private func leaveOut(_ body: CodeBlockSyntax) {
        guard body.rightBrace.presence == .present else { return }
        edits.blank(body.leftBrace.bytes.upperBound..<body.rightBrace.bytes.lowerBound, writing: " fatalError() ")
    }

    private func holds(_ list: ConditionElementListSyntax) -> Bool {
        list.allSatisfy { element in
            guard case .availability(let condition) = element.condition else { return true }
            let isTooNew = conditions.isTooNew(condition.availabilityArguments.trimmedDescription)
            return condition.availabilityKeyword.text == "#unavailable" ? isUnavailable(condition) : !isTooNew
        }
    }

    private func isUnavailable(_ condition: AvailabilityConditionSyntax) -> Bool {
        // A list without iOS is about other systems.
        Conditions.iOSVersion(condition.availabilityArguments.trimmedDescription) == nil
            || conditions.isTooNew(condition.availabilityArguments.trimmedDescription)
    }

    /// On Linux `#available(iOS …, *)` holds and `#unavailable(iOS …)` does not, whatever the version.
    func adaptAvailability(_ node: AvailabilityConditionSyntax) {
        let list = node.availabilityArguments.trimmedDescription
        guard conditions.isTooNew(list), let version = Conditions.iOSVersion(list) else { return }
        let isUnavailable = node.availabilityKeyword.text == "#unavailable"
        edits.replace(
            node.bytes, with: isUnavailable ? "#available(iOS \(version), *)" : "#unavailable(iOS \(version))")
    }
}
