import Foundation
import IrekoCompatibility

/// A request for products. On Linux no product is found.
open class SKProductsRequest: NSObject {
    /// The object that is called with the products.
    open weak var delegate: (any SKProductsRequestDelegate)?
    private let identifiers: Set<String>
    private var isCanceled = false

    /// Makes a request for products with identifiers.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    /// Starts the request: the delegate is called with the identifiers as invalid.
    open func start() {
        ModuleShell.log("StoreKit", "products are not available; no product is found")
        isCanceled = false
        ModuleShell.later { [self] in
            guard !isCanceled else { return }
            delegate?.productsRequest(
                self, didReceive: SKProductsResponse(invalidProductIdentifiers: identifiers.sorted()))
        }
    }

    /// Cancels the request.
    open func cancel() { isCanceled = true }
}

/// The products that a request has found. On Linux there are none.
open class SKProductsResponse: NSObject {
    /// The identifiers without a product.
    public let invalidProductIdentifiers: [String]

    init(invalidProductIdentifiers: [String]) { self.invalidProductIdentifiers = invalidProductIdentifiers }
}

/// The methods that are called with products.
public protocol SKProductsRequestDelegate: NSObjectProtocol {
    /// Called with the products.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
