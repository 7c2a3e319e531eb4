extension Publishers {
    /// A publisher of the values of any number of publishers of a type, in their order in time.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Makes a publisher that merges publishers. It finishes after the last of them, and fails with the first error.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Makes a publisher that merges the publishers of a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Attaches a subscriber to all publishers.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = MergeSubscription(subscriber, count: publishers.count)
            subscriber.receive(subscription: subscription)
            for (index, publisher) in publishers.enumerated() { subscription.attach(publisher, at: index) }
            subscription.finishIfEmpty()
        }

        /// Merges the values of another publisher with the values of these.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publisher {
    /// Merges the values of this publisher and of another of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
