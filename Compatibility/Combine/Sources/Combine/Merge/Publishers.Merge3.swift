extension Publishers {
    /// A publisher of the values of three publishers, in their order in time.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        B.Output == C.Output, B.Failure == C.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the errors.
        public typealias Failure = A.Failure

        /// Publisher 1 of 3.
        public let a: A
        /// Publisher 2 of 3.
        public let b: B
        /// Publisher 3 of 3.
        public let c: C

        /// Makes a publisher that merges publishers. It finishes after the last of them, and fails with the first error.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber to all publishers.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = MergeSubscription(subscriber, count: 3)
            subscriber.receive(subscription: subscription)
            subscription.attach(a, at: 0)
            subscription.attach(b, at: 1)
            subscription.attach(c, at: 2)
        }
    }
}

extension Publisher {
    /// Merges the values of this publisher and of 2 publishers.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where
        Output == B.Output, Failure == B.Failure,
        B.Output == C.Output, B.Failure == C.Failure
    {
        Publishers.Merge3(self, b, c)
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
