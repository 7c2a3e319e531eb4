import Foundation

/// The result of a query about a text.
package enum AccessibilityTextResult: Sendable, Equatable {
    case range(Range<Int>)
    case rectangle(CGRect)
    case ranges([Range<Int>])
    case style(AccessibilityTextStyle, Range<Int>)
}
