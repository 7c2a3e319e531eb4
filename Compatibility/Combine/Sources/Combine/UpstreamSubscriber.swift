/// The subscriber of one of the publishers that are merged or combined. It passes all calls on.
final class UpstreamSubscriber<Input, Failure: Error>: Subscriber {
    private let didSubscribe: (any Subscription) -> Void
    private let didReceive: (Input) -> Void
    private let didComplete: (Subscribers.Completion<Failure>) -> Void

    init(
        didSubscribe: @escaping (any Subscription) -> Void, didReceive: @escaping (Input) -> Void,
        didComplete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (self.didSubscribe, self.didReceive, self.didComplete) = (didSubscribe, didReceive, didComplete)
    }

    func receive(subscription: any Subscription) { didSubscribe(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        didReceive(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { didComplete(completion) }
}
