extension CALayer {
    /// Calls a closure after each change of the layer: of a property, or a call of `setNeedsLayout()` or
    /// `setNeedsDisplay()`.
    package final func subscribeToChanges(_ receive: @escaping @MainActor () -> Void) -> Probe<Void>.Subscription {
        let extras = makeExtras()
        let changes = extras.changes ?? Probe<Void>()
        extras.changes = changes
        flags.remove(.isUnobserved)
        return changes.subscribe { _ in receive() }
    }

    /// Calls the observers.
    @inline(never)
    final func reportChange() {
        guard let changes = extras?.changes, changes.isObserved else {
            flags.insert(.isUnobserved)
            return
        }
        changes.send(())
    }

    /// Observes the layer again after its frame has changed.
    @inline(never)
    final func reportFrame() {
        flags.remove(.isUnobserved)
        reportChange()
    }
}
