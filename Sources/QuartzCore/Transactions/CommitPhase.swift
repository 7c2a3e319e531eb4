/// When in a flush a handler runs.
package enum CommitPhase: Sendable {
    /// Before anything is laid out; handlers added by these run in the same phase.
    case preLayout
    /// After layout, before anything is drawn. Layout follows again, and handlers added by that run in the same phase.
    case postLayout
    /// After the displays have what changed.
    case postCommit
}
