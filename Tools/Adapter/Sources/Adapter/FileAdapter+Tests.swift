import SwiftSyntax

/// Test cases that use UIKit run on the main actor: the class belongs to it, and the methods that XCTest calls
/// synchronously do not.
extension FileAdapter {
    func adaptTestCase(_ node: ClassDeclSyntax, _ type: TypeDeclaration) {
        guard isMainActorTestCase(type) else { return }
        if !conditions.attributes(node.attributes).contains(where: { $0.name == "MainActor" }) {
            edits.insert("@MainActor ", at: (node.modifiers.first?.bytes ?? node.classKeyword.bytes).lowerBound)
        }
        // The superclass is not sendable, and the methods that XCTest calls send the test to the main actor.
        if let last = node.inheritanceClause?.inheritedTypes.last, !type.inherited.contains("Sendable") {
            edits.insert(", @unchecked Sendable", at: last.type.bytes.upperBound)
        }
    }

    func adaptTestMethod(_ node: FunctionDeclSyntax) {
        guard node.isMember, let owner = scopes.last?.name, let type = all.type(owner), isMainActorTestCase(type) else {
            return
        }
        let name = node.name.text
        let isCalled =
            ["setUp", "tearDown", "setUpWithError", "tearDownWithError"].contains(name) || name.hasPrefix("test")
        guard isCalled, node.signature.parameterClause.parameters.isEmpty,
            node.signature.effectSpecifiers?.asyncSpecifier == nil,
            !node.modifiers.has("nonisolated"), node.signature.returnClause == nil, let body = node.body,
            body.rightBrace.presence == .present
        else { return }
        let throwsClause = node.signature.effectSpecifiers?.throwsClause
        for attribute in conditions.attributes(node.attributes) where attribute.name == "MainActor" {
            edits.blank(attribute.node.bytes)
        }
        edits.insert("nonisolated ", at: node.funcKeyword.bytes.lowerBound)
        if body.statements.isEmpty { return }
        edits.insert(
            throwsClause == nil
                ? " MainActor.assumeIsolated { () -> Void in "
                : " try MainActor.assumeIsolated { () throws -> Void in ",
            at: body.leftBrace.bytes.upperBound)
        edits.insert("} ", at: body.rightBrace.bytes.lowerBound)
    }

    private func isMainActorTestCase(_ type: TypeDeclaration) -> Bool {
        guard type.kind == .class, all.chain(of: type.name).last == "XCTestCase" else { return false }
        return type.isMainActor || usesMainActor
    }

    /// Whether the file names something of UIKit, or a class on the main actor of the module or of the tested module.
    var usesMainActor: Bool {
        mainActorUse
            ?? {
                let use = findMainActorUse()
                mainActorUse = use
                return use
            }()
    }

    private func findMainActorUse() -> Bool {
        if options.isMainActorByDefault { return true }
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, let first = name.unicodeScalars.first,
                ("A"..."Z").contains(first)
            else { continue }
            if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true || name == "UIKit" { return true }
            guard let type = all.type(name) else { continue }
            if type.isMainActor || all.tables(of: name) != .none { return true }
        }
        return false
    }
}
