import Foundation
import IrekoCompatibility

/// The queue of payments. On Linux payments cannot be made.
open class SKPaymentQueue: NSObject, @unchecked Sendable {  // A lock protects the state.
    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }

    private static let shared = SKPaymentQueue()
    private let lock = NSLock()
    private var observers: [Observer] = []

    override init() {}

    /// Returns the queue of the program.
    open class func `default`() -> SKPaymentQueue { shared }
    /// Whether the user may pay: `false`.
    open class func canMakePayments() -> Bool { false }

    /// The transactions: none.
    open var transactions: [SKPaymentTransaction] { [] }
    /// The observers.
    open var transactionObservers: [any SKPaymentTransactionObserver] {
        lock.withLock { observers.compactMap(\.object) }
    }

    /// Adds an observer. It is called when a restoration fails.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock {
            observers.removeAll { $0.object == nil || $0.object === observer }
            observers.append(Observer(object: observer))
        }
    }

    /// Removes an observer.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
    }

    /// Does not restore transactions: observers are called with the error `paymentNotAllowed`.
    open func restoreCompletedTransactions() {
        ModuleShell.log("StoreKit", "payments are not available; the user cannot pay")
        ModuleShell.later { [self] in
            for observer in transactionObservers {
                observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
            }
        }
    }

    /// Has no effect, since there are no transactions.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}
