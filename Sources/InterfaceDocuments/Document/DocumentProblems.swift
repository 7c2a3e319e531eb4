import Synchronization

/// The warnings about a document. Warnings are added when the document is read, and when objects are created from it,
/// on any thread.
package final class DocumentProblems: Sendable {
    private struct Noted: Hashable {
        var element: String
        var problem: DocumentWarning.Problem
    }

    private struct State {
        var warnings: [DocumentWarning] = []
        var noted: Set<Noted> = []
        var lines: [NamedUse: Int] = [:]
    }

    /// The maximum number of warnings. Further warnings are dropped.
    static let limit = 1000

    /// The document's name.
    let document: String
    private let state = Mutex(State())

    init(document: String) { self.document = document }

    /// All warnings, in the order of their detection.
    var warnings: [DocumentWarning] { state.withLock { $0.warnings } }

    /// Keeps the line of the first use of each name, for warnings that are found when objects are created.
    func keepLines(_ lines: [NamedUse: Int]) { state.withLock { $0.lines = lines } }

    /// Adds a warning about a name, at the line of the name's first use.
    package func note(missing problem: DocumentWarning.Problem, element: String) {
        let use: NamedUse? =
            switch problem {
            case .missingColor(let name): .color(name)
            case .missingImage(let name), .missingSymbol(let name): .image(name)
            case .missingFont(let name): .font(name)
            default: nil
            }
        note(problem, element: element, line: use.flatMap { use in state.withLock { $0.lines[use] } } ?? 0)
    }

    /// Adds a warning, unless the same warning was added for an element with this name.
    package func note(_ problem: DocumentWarning.Problem, element: String, line: Int) {
        state.withLock { state in
            guard state.warnings.count <= Self.limit,
                state.noted.insert(Noted(element: element, problem: problem)).inserted
            else { return }
            let isLast = state.warnings.count == Self.limit
            state.warnings.append(
                DocumentWarning(
                    document: document, line: line, element: element, problem: isLast ? .more : problem))
        }
    }
}
