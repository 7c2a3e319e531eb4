extension Publishers {
    /// A publisher of the latest values of four publishers, as a tuple.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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

        /// Makes a publisher that combines publishers. It finishes after the last of them, and fails with the first error.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber to all publishers.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let latestA = LatestValue<A.Output>()
            let latestB = LatestValue<B.Output>()
            let latestC = LatestValue<C.Output>()
            let latestD = LatestValue<D.Output>()
            let subscription = CombineLatestSubscription(subscriber, count: 4) {
                guard let a = latestA.value, let b = latestB.value, let c = latestC.value, let d = latestD.value else {
                    return nil
                }
                return (a, b, c, d)
            }
            subscriber.receive(subscription: subscription)
            subscription.attach(a, at: 0, latestA)
            subscription.attach(b, at: 1, latestB)
            subscription.attach(c, at: 2, latestC)
            subscription.attach(d, at: 3, latestD)
        }
    }
}

extension Publisher {
    /// Combines the latest values of this publisher and of 3 publishers into a tuple.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
        _ publisher1: B, _ publisher2: C, _ publisher3: D
    ) -> Publishers.CombineLatest4<Self, B, C, D>
    where Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Transforms the latest values of this publisher and of 3 publishers.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
        _ publisher1: B, _ publisher2: C, _ publisher3: D,
        _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
    where Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
