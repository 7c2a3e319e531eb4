extension Publishers {
    /// A publisher of the latest values of three publishers, as a tuple.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of the errors.
        public typealias Failure = A.Failure

        /// Publisher 1 of 3.
        public let a: A
        /// Publisher 2 of 3.
        public let b: B
        /// Publisher 3 of 3.
        public let c: C

        /// Makes a publisher that combines publishers. It finishes after the last of them, and fails with the first error.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber to all publishers.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let latestA = LatestValue<A.Output>()
            let latestB = LatestValue<B.Output>()
            let latestC = LatestValue<C.Output>()
            let subscription = CombineLatestSubscription(subscriber, count: 3) {
                guard let a = latestA.value, let b = latestB.value, let c = latestC.value else { return nil }
                return (a, b, c)
            }
            subscriber.receive(subscription: subscription)
            subscription.attach(a, at: 0, latestA)
            subscription.attach(b, at: 1, latestB)
            subscription.attach(c, at: 2, latestC)
        }
    }
}

extension Publisher {
    /// Combines the latest values of this publisher and of 2 publishers into a tuple.
    public func combineLatest<B: Publisher, C: Publisher>(
        _ publisher1: B, _ publisher2: C
    ) -> Publishers.CombineLatest3<Self, B, C>
    where Failure == B.Failure, B.Failure == C.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Transforms the latest values of this publisher and of 2 publishers.
    public func combineLatest<B: Publisher, C: Publisher, Result>(
        _ publisher1: B, _ publisher2: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
    where Failure == B.Failure, B.Failure == C.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
