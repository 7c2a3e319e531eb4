import SwiftSyntax

/// Tests of Swift Testing in files that use UIKit get a trait that runs each in an app's scene, as XCTest's test
/// cases are run.
extension FileAdapter {
    func adaptSwiftTest(_ node: FunctionDeclSyntax) {
        guard options.isTestModule,
            let attribute = conditions.attributes(node.attributes).first(where: { $0.name == "Test" })?.node,
            usesMainActor
        else { return }
        let trait = "IrekoHost.HostedTrait()"
        guard let open = attribute.leftParen, case .argumentList(let arguments)? = attribute.arguments,
            let first = arguments.first
        else {
            edits.insert(
                attribute.leftParen == nil ? "(\(trait))" : trait,
                at: (attribute.leftParen ?? attribute.attributeName.lastToken(viewMode: .sourceAccurate))?.bytes
                    .upperBound ?? attribute.bytes.upperBound)
            return
        }
        // The name of a test precedes its traits.
        if first.label == nil, first.expression.is(StringLiteralExprSyntax.self) {
            edits.insert(", \(trait)", at: first.expression.bytes.upperBound)
        } else {
            edits.insert("\(trait), ", at: open.bytes.upperBound)
        }
    }
}
