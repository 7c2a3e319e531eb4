extension Publishers {
    /// A publisher of the latest values of two publishers, as a tuple.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output)
        /// The type of the errors.
        public typealias Failure = A.Failure

        /// Publisher 1 of 2.
        public let a: A
        /// Publisher 2 of 2.
        public let b: B

        /// Makes a publisher that combines publishers. It finishes after the last of them, and fails with the first error.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber to all publishers.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let latestA = LatestValue<A.Output>()
            let latestB = LatestValue<B.Output>()
            let subscription = CombineLatestSubscription(subscriber, count: 2) {
                guard let a = latestA.value, let b = latestB.value else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: subscription)
            subscription.attach(a, at: 0, latestA)
            subscription.attach(b, at: 1, latestB)
        }
    }
}

extension Publisher {
    /// Combines the latest values of this publisher and of another publisher into a tuple.
    public func combineLatest<B: Publisher>(
        _ other: B
    ) -> Publishers.CombineLatest<Self, B>
    where Failure == B.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Transforms the latest values of this publisher and of another publisher.
    public func combineLatest<B: Publisher, Result>(
        _ other: B, _ transform: @escaping (Output, B.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result>
    where Failure == B.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
