import Foundation

/// The subscription of a publisher that collects values. It requests all values, and keeps them until the period ends
/// or the group has its number.
final class CollectSubscription<Value, Downstream: Subscriber>: Subscription where Downstream.Input == [Value] {
    private let lock = NSLock()
    /// Held during calls of the subscriber, so that it is called by one thread at a time.
    private let downstreamLock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var values: [Value] = []
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream) { self.downstream = downstream }

    func startTimer<Context: Scheduler>(
        on scheduler: Context, every period: Context.SchedulerTimeType.Stride, _ options: Context.SchedulerOptions?
    ) {
        timer = scheduler.schedule(
            after: scheduler.now.advanced(by: period), interval: period, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.deliver() }
    }

    func attach<Upstream: Publisher>(_ publisher: Upstream, count: Int)
    where Upstream.Output == Value, Upstream.Failure == Downstream.Failure {
        publisher.subscribe(
            UpstreamSubscriber(
                didSubscribe: { self.add($0) }, didReceive: { self.receive($0, count) },
                didComplete: { self.complete($0) }))
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() { close().upstream?.cancel() }

    private func add(_ subscription: any Subscription) {
        lock.lock()
        guard downstream != nil, upstream == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        lock.unlock()
        subscription.request(.unlimited)
    }

    private func receive(_ value: Value, _ count: Int) {
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        values.append(value)
        let isFull = values.count >= count
        lock.unlock()
        if isFull { deliver() }
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .finished = completion { deliver() }
        downstreamLock.lock()
        defer { downstreamLock.unlock() }
        close().downstream?.receive(completion: completion)
    }

    /// Passes on the values. Without demand they are kept.
    private func deliver() {
        downstreamLock.lock()
        defer { downstreamLock.unlock() }
        lock.lock()
        guard let downstream, demand > .none, !values.isEmpty else { return lock.unlock() }
        demand -= 1
        let group = values
        values = []
        lock.unlock()
        let more = downstream.receive(group)
        lock.withLock { demand += more }
    }

    /// Ends the subscription and its timer.
    private func close() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.lock()
        let (downstream, upstream, timer) = (downstream, upstream, timer)
        (self.downstream, self.upstream, self.timer) = (nil, nil, nil)
        values = []
        lock.unlock()
        timer?.cancel()
        return (downstream, upstream)
    }
}
