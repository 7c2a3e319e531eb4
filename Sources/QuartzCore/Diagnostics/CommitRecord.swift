import RenderServer

/// One commit to a display: an entry of the probe.
package struct CommitRecord {
    /// Where it goes.
    let display: any Display
    /// What it changes.
    package let commit: Commit
}
