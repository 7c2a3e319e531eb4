/// The waiting handlers of each phase of a flush.
struct CommitHandlers {
    typealias Handlers = [@MainActor () -> Void]

    var preLayout: Handlers = []
    var postLayout: Handlers = []
    var postCommit: Handlers = []

    subscript(phase: CommitPhase) -> Handlers {
        get {
            switch phase {
            case .preLayout: preLayout
            case .postLayout: postLayout
            case .postCommit: postCommit
            }
        }
        _modify {
            switch phase {
            case .preLayout: yield &preLayout
            case .postLayout: yield &postLayout
            case .postCommit: yield &postCommit
            }
        }
    }
}
