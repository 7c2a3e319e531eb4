extension Publishers {
    /// A publisher of the values of two publishers, in their order in time.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the errors.
        public typealias Failure = A.Failure

        /// Publisher 1 of 2.
        public let a: A
        /// Publisher 2 of 2.
        public let b: B

        /// Makes a publisher that merges publishers. It finishes after the last of them, and fails with the first error.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber to all publishers.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = MergeSubscription(subscriber, count: 2)
            subscriber.receive(subscription: subscription)
            subscription.attach(a, at: 0)
            subscription.attach(b, at: 1)
        }
    }
}

extension Publisher {
    /// Merges the values of this publisher and of 1 other.
    public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B>
    where
        Output == B.Output, Failure == B.Failure
    {
        Publishers.Merge(self, other)
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
