/// Reports events to any number of subscribers.
///
///     let subscription = UIContext.current.callbacks.subscribe { record in log.append(record) }
///     subscription.end()
///
/// Without subscribers, an event costs only a comparison, since it is not created. Subscribers are called in the order
/// of their subscriptions. A subscriber that is added while an event is sent receives only later events.
@MainActor package final class Probe<Event> {
    /// A subscription. It lasts until `end()` or until the probe is deallocated, even if the subscription itself is
    /// released.
    @MainActor package final class Subscription {
        @usableFromInline var receive: (@MainActor (Event) -> Void)?
        private weak var probe: Probe?

        fileprivate init(to probe: Probe, _ receive: @escaping @MainActor (Event) -> Void) {
            (self.probe, self.receive) = (probe, receive)
        }

        nonisolated deinit {}

        /// Ends the subscription. The subscriber is not called again, even for an event that is being sent.
        package func end() {
            receive = nil
            probe?.remove(self)
        }
    }

    @exclusivity(unchecked) @usableFromInline var subscriptions: [Subscription] = []

    /// Whether the probe has subscribers. It is stored, since reading a generic array costs hundreds of instructions.
    @exclusivity(unchecked) @usableFromInline package private(set) final var isObserved = false

    package init() {}

    nonisolated deinit {}

    /// Subscribes a closure to all events from now on.
    @discardableResult
    package func subscribe(_ receive: @escaping @MainActor (Event) -> Void) -> Subscription {
        let subscription = Subscription(to: self, receive)
        subscriptions.append(subscription)
        isObserved = true
        return subscription
    }

    private func remove(_ subscription: Subscription) {
        subscriptions.removeAll { $0 === subscription }
        isObserved = !subscriptions.isEmpty
    }

    /// Ends all subscriptions.
    package func endSubscriptions() { for subscription in subscriptions { subscription.end() } }

    /// Sends an event, which is created only if the probe has subscribers. Inlinable, since generic code costs hundreds
    /// of instructions for each event.
    @inlinable @inline(__always)
    package func send(_ event: @autoclosure () -> Event) {
        if isObserved { deliver(event()) }
    }

    @inlinable @inline(never)
    package func deliver(_ event: Event) {
        for subscription in subscriptions { subscription.receive?(event) }
    }
}
