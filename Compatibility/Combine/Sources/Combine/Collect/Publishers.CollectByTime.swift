extension Publishers {
    /// How values are collected.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// The values of each period of a scheduler.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// The values of each period of a scheduler, in groups of at most a number.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher of groups of the values that another publishes in a period.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the groups.
        public typealias Output = [Upstream.Output]
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// How values are collected.
        public let strategy: TimeGroupingStrategy<Context>
        /// The options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher that collects values.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        /// Attaches a subscriber to the publisher.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = CollectSubscription<Upstream.Output, Downstream>(subscriber)
            let count: Int
            switch strategy {
            case .byTime(let scheduler, let period):
                count = .max
                subscription.startTimer(on: scheduler, every: period, options)
            case .byTimeOrCount(let scheduler, let period, let number):
                count = Swift.max(number, 1)
                subscription.startTimer(on: scheduler, every: period, options)
            }
            subscriber.receive(subscription: subscription)
            subscription.attach(upstream, count: count)
        }
    }
}

extension Publisher {
    /// Collects the values of each period into an array. A period without values has no array.
    public func collect<Context: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, Context> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
