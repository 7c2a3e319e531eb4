import Foundation

/// The subscription of a merge: it passes on the values of all upstream publishers in their order in time.
///
/// While the demand is limited, a value of each upstream publisher is requested, and kept until the subscriber requests
/// it.
final class MergeSubscription<Downstream: Subscriber>: Subscription {
    private enum Upstream {
        case waiting
        case subscribed(any Subscription)
        case completed
    }

    private let lock = NSLock()
    /// Held during calls of the subscriber, so that it is called by one thread at a time.
    private let downstreamLock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstreams: [Upstream]
    private var kept: [(index: Int, value: Downstream.Input)] = []
    private var demand = Subscribers.Demand.none
    private var openCount: Int

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        upstreams = Array(repeating: .waiting, count: count)
        openCount = count
    }

    func attach<Upstream: Publisher>(_ publisher: Upstream, at index: Int)
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
        publisher.subscribe(
            UpstreamSubscriber(
                didSubscribe: { self.add($0, at: index) }, didReceive: { self.receive($0, from: index) },
                didComplete: { self.complete($0, at: index) }))
    }

    /// Completes a merge of no publishers.
    func finishIfEmpty() {
        if upstreams.isEmpty { finish() }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        let wasUnlimited = self.demand == .unlimited
        self.demand += demand
        let isUnlimited = self.demand == .unlimited
        let subscriptions = isUnlimited && !wasUnlimited ? open : []
        lock.unlock()
        for subscription in subscriptions { subscription.request(.unlimited) }
        deliverKept()
    }

    func cancel() { for subscription in close().open { subscription.cancel() } }

    // MARK: Upstream

    private func add(_ subscription: any Subscription, at index: Int) {
        lock.lock()
        guard downstream != nil, case .waiting = upstreams[index] else {
            lock.unlock()
            return subscription.cancel()
        }
        upstreams[index] = .subscribed(subscription)
        let isUnlimited = demand == .unlimited
        lock.unlock()
        subscription.request(isUnlimited ? .unlimited : .max(1))
    }

    private func receive(_ value: Downstream.Input, from index: Int) {
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        kept.append((index, value))
        lock.unlock()
        deliverKept()
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        if case .failure = completion {
            downstreamLock.lock()
            defer { downstreamLock.unlock() }
            let (downstream, open) = close()
            for subscription in open { subscription.cancel() }
            downstream?.receive(completion: completion)
            return
        }
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        if case .completed = upstreams[index] { return lock.unlock() }
        upstreams[index] = .completed
        openCount -= 1
        let isFinished = openCount == 0 && kept.isEmpty
        lock.unlock()
        if isFinished { finish() }
    }

    // MARK: Downstream

    /// Passes on kept values until the demand is met.
    private func deliverKept() {
        while true {
            downstreamLock.lock()
            lock.lock()
            guard let downstream, demand > .none, let next = kept.first else {
                lock.unlock()
                downstreamLock.unlock()
                return
            }
            kept.removeFirst()
            demand -= 1
            lock.unlock()
            let more = downstream.receive(next.value)
            lock.lock()
            let requested = add(more, afterValueFrom: next.index)
            let isUnlimited = demand == .unlimited
            let isFinished = openCount == 0 && kept.isEmpty
            lock.unlock()
            downstreamLock.unlock()
            if isFinished { return finish() }
            for subscription in requested { subscription.request(isUnlimited ? .unlimited : .max(1)) }
        }
    }

    /// Adds a demand, and returns the subscriptions of which more values are needed.
    private func add(_ more: Subscribers.Demand, afterValueFrom index: Int) -> [any Subscription] {
        if demand == .unlimited { return [] }
        demand += more
        if demand == .unlimited { return open }
        guard case .subscribed(let subscription) = upstreams[index] else { return [] }
        return [subscription]
    }

    private func finish() {
        downstreamLock.lock()
        defer { downstreamLock.unlock() }
        close().downstream?.receive(completion: .finished)
    }

    /// The subscriptions that are open. Read while the lock is held.
    private var open: [any Subscription] {
        upstreams.compactMap { if case .subscribed(let subscription) = $0 { subscription } else { nil } }
    }

    /// Ends the subscription, and returns the subscriber and the subscriptions that are open.
    private func close() -> (downstream: Downstream?, open: [any Subscription]) {
        lock.lock()
        defer { lock.unlock() }
        let downstream = downstream
        let open = open
        upstreams = upstreams.map { _ in .completed }
        self.downstream = nil
        kept = []
        return (downstream, open)
    }
}
