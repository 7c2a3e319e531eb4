import SwiftParser
import SwiftSyntax

/// The errors of a text's syntax.
enum SyntaxErrors {
    /// The number of missing and unexpected tokens.
    static func count(_ tree: SourceFileSyntax) -> Int {
        let counter = Counter(viewMode: .all)
        counter.walk(tree)
        return counter.count
    }

    private final class Counter: SyntaxVisitor {
        var count = 0

        override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
            count += 1
            return .skipChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if token.presence == .missing { count += 1 }
            return .visitChildren
        }
    }
}
