package import AccessibilityTree

/// A query about the text of an element that a call of a client requires. The call has no reply until the query has a
/// result.
package final class AccessibleTextQuery: Sendable {
    package let query: AccessibilityTextQuery
    /// The number of the element.
    package let id: UInt64

    init(_ query: AccessibilityTextQuery, _ id: UInt64) { (self.query, self.id) = (query, id) }
}
