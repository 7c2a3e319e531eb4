/// Reports what happens to any number of subscribers.
///
///     let subscription = UIContext.current.callbacks.subscribe { record in log.append(record) }
///     subscription.end()
///
/// Without subscribers an event costs one comparison, and is not even made. Subscribers are called in the order in which they
/// subscribed; who subscribes during an event gets those after it.
@MainActor package final class Probe<Event> {
    /// One subscriber. Dropping it does not end it: it lasts until `end()`, or as long as the probe.
    @MainActor package final class Subscription {
        fileprivate var receive: (@MainActor (Event) -> Void)?
        private weak var probe: Probe?

        fileprivate init(to probe: Probe, _ receive: @escaping @MainActor (Event) -> Void) {
            (self.probe, self.receive) = (probe, receive)
        }

        nonisolated deinit {}

        /// Ends the subscription: no event follows, not even the rest of one that is being sent.
        package func end() {
            receive = nil
            probe?.remove(self)
        }
    }

    @exclusivity(unchecked) private var subscriptions: [Subscription] = []

    /// Whether there are subscribers. Kept, since asking a generic array costs hundreds of instructions.
    @exclusivity(unchecked) package private(set) final var isObserved = false

    package init() {}

    nonisolated deinit {}

    /// Has a closure called for each event from now on.
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

    /// Reports an event, which is made only if there are subscribers.
    @inline(__always)
    package func send(_ event: @autoclosure () -> Event) {
        if isObserved { deliver(event()) }
    }

    @inline(never)
    private func deliver(_ event: Event) {
        for subscription in subscriptions { subscription.receive?(event) }
    }
}
