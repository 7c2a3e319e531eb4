import Foundation

/// The subscription of a combination: after each value of an upstream publisher, it passes on the latest values of all,
/// once each has published a value.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription {
    private let lock = NSLock()
    /// Held during calls of the subscriber, so that it is called by one thread at a time.
    private let downstreamLock = NSRecursiveLock()
    private var downstream: Downstream?
    private var subscriptions: [(any Subscription)?]
    private var isCompleted: [Bool]
    private var demand = Subscribers.Demand.none
    /// The latest values; `nil` as long as an upstream publisher has not published a value.
    private let latest: () -> Downstream.Input?

    init(_ downstream: Downstream, count: Int, latest: @escaping () -> Downstream.Input?) {
        self.downstream = downstream
        self.latest = latest
        subscriptions = Array(repeating: nil, count: count)
        isCompleted = Array(repeating: false, count: count)
    }

    /// Subscribes to a publisher.
    ///
    /// - Parameter value: The place of the publisher's latest value.
    func attach<Upstream: Publisher>(_ publisher: Upstream, at index: Int, _ value: LatestValue<Upstream.Output>)
    where Upstream.Failure == Downstream.Failure {
        publisher.subscribe(
            UpstreamSubscriber(
                didSubscribe: { self.add($0, at: index) },
                didReceive: { input in self.receive { value.value = input } },
                didComplete: { self.complete($0, at: index) }))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        self.demand += demand
        let open = subscriptions.compactMap { $0 }
        lock.unlock()
        for subscription in open { subscription.request(demand) }
    }

    func cancel() { for subscription in close().open { subscription.cancel() } }

    // MARK: Upstream

    private func add(_ subscription: any Subscription, at index: Int) {
        lock.lock()
        guard downstream != nil, subscriptions[index] == nil, !isCompleted[index] else {
            lock.unlock()
            return subscription.cancel()
        }
        subscriptions[index] = subscription
        let demand = demand
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    private func receive(_ store: () -> Void) {
        downstreamLock.lock()
        lock.lock()
        store()
        guard let downstream, demand > .none, let values = latest() else {
            lock.unlock()
            return downstreamLock.unlock()
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(values)
        downstreamLock.unlock()
        if more > .none { request(more) }
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.lock()
        guard downstream != nil, !isCompleted[index] else { return lock.unlock() }
        isCompleted[index] = true
        subscriptions[index] = nil
        let isLast = isCompleted.allSatisfy { $0 }
        lock.unlock()
        if case .finished = completion, !isLast { return }
        downstreamLock.lock()
        defer { downstreamLock.unlock() }
        let (downstream, open) = close()
        for subscription in open { subscription.cancel() }
        downstream?.receive(completion: completion)
    }

    /// Ends the subscription, and returns the subscriber and the subscriptions that are open.
    private func close() -> (downstream: Downstream?, open: [any Subscription]) {
        lock.lock()
        defer { lock.unlock() }
        let downstream = downstream
        let open = subscriptions.compactMap { $0 }
        subscriptions = subscriptions.map { _ in nil }
        self.downstream = nil
        return (downstream, open)
    }
}

/// The latest value of a publisher; `nil` before the first.
final class LatestValue<Value> {
    var value: Value?
}
