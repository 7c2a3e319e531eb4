import Foundation

/// A payment. On Linux there is none.
open class SKPaymentTransaction: NSObject {
    /// The state of the transaction.
    public let transactionState: SKPaymentTransactionState
    /// The error of a failed transaction.
    public let error: (any Error)?

    init(_ transactionState: SKPaymentTransactionState, error: (any Error)? = nil) {
        (self.transactionState, self.error) = (transactionState, error)
    }
}

/// The state of a transaction.
public enum SKPaymentTransactionState: Int, Sendable {
    /// In progress.
    case purchasing
    /// Paid.
    case purchased
    /// Failed.
    case failed
    /// Restored.
    case restored
    /// Waits for another person.
    case deferred
}

/// The methods that are called with transactions.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Called with changed transactions. On Linux it is not called.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Called with finished transactions. On Linux it is not called.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Called when transactions cannot be restored.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Called when all transactions are restored. On Linux it is not called.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    /// Has no effect.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// Has no effect.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    /// Has no effect.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}
