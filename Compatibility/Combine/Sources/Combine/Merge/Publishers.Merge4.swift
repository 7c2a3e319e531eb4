extension Publishers {
    /// A publisher of the values of four publishers, in their order in time.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the errors.
        public typealias Failure = A.Failure

        /// Publisher 1 of 4.
        public let a: A
        /// Publisher 2 of 4.
        public let b: B
        /// Publisher 3 of 4.
        public let c: C
        /// Publisher 4 of 4.
        public let d: D

        /// Makes a publisher that merges publishers. It finishes after the last of them, and fails with the first error.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber to all publishers.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = MergeSubscription(subscriber, count: 4)
            subscriber.receive(subscription: subscription)
            subscription.attach(a, at: 0)
            subscription.attach(b, at: 1)
            subscription.attach(c, at: 2)
            subscription.attach(d, at: 3)
        }
    }
}

extension Publisher {
    /// Merges the values of this publisher and of 3 publishers.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        Output == B.Output, Failure == B.Failure,
        B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        Publishers.Merge4(self, b, c, d)
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
