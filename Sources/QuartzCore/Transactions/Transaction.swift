/// The settings of a level of `CATransaction`.
@MainActor final class Transaction {
    var animationDuration: Double?
    var timingFunction: CAMediaTimingFunction??
    var disableActions: Bool?
    var values: [String: Any] = [:]
    var completion: TransactionCompletion?
}
