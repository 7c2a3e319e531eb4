import Foundation
import IrekoCompatibility
import XCTest

/// An expectation that a property of an object changes.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    /// Whether a change fulfills the expectation.
    public typealias Handler = (_ object: Any, _ change: [AnyHashable: Any]) -> Bool

    /// The path of the property.
    public let keyPath: String
    /// The object.
    public let observedObject: Any
    /// The value that fulfills the expectation; any if it is `nil`.
    public let expectedValue: Any?
    /// Whether a change fulfills the expectation.
    open var handler: Handler? {
        get { property?.handler }
        set { property?.handler = newValue }
    }

    private var property: ExpectedProperty?

    /// Makes an expectation of a value.
    public init(
        keyPath: String, object: Any, expectedValue: Any? = nil, options: NSKeyValueObservingOptions = [.new, .initial]
    ) {
        (self.keyPath, observedObject, self.expectedValue) = (keyPath, object, expectedValue)
        super.init(description: "Expect value change for key path \"\(keyPath)\"")
        property = ExpectedProperty(object, keyPath, expectedValue, options, nil) { [weak self] in self?.fulfill() }
    }
}

/// A property that is observed until it has a value.
final class ExpectedProperty: NSObject, __IrekoKeyValueObserver {
    private let value: Any?
    private let reached: () -> Void
    private var isReached = false
    var handler: XCTKVOExpectation.Handler?

    init(
        _ object: Any, _ keyPath: String, _ value: Any?, _ options: NSKeyValueObservingOptions,
        _ handler: XCTKVOExpectation.Handler?, _ reached: @escaping () -> Void
    ) {
        (self.value, self.handler, self.reached) = (value, handler, reached)
        super.init()
        (object as? NSObject)?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard !isReached, let object, let keyPath else { return }
        if let handler {
            var values: [AnyHashable: Any] = [:]
            for (key, value) in change ?? [:] { values[AnyHashable(key)] = value }
            guard handler(object, values) else { return }
        } else if let value {
            let found = (object as? NSObject)?.value(forKeyPath: keyPath)
            guard let found = found as? AnyHashable, let expected = value as? AnyHashable, found == expected else {
                return
            }
        }
        isReached = true
        reached()
    }
}
