import Testing

// The compiler expands `#expect`, and then searches all overloads of `==`. These functions infer one type from both
// values: with them, 430 expectations of ListTests compile 7 seconds sooner. A failure is reported with `#expect`, and
// with the statement in the test.

/// Expects two values to be equal. The message of a failure contains both, and the difference of lines, which are
/// arrays of strings or texts with several lines.
package func expectEqual<Value: Equatable>(
    _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    if value == expected { return }
    let difference = LineDifference(of: value, from: expected)?.description
    #expect(
        value == expected, FailureText.comment(comment(), difference, at: sourceLocation),
        sourceLocation: sourceLocation)
}

/// Expects two values to be different.
package func expectNotEqual<Value: Equatable>(
    _ value: Value, _ other: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    if value != other { return }
    #expect(value != other, FailureText.comment(comment(), at: sourceLocation), sourceLocation: sourceLocation)
}

/// Expects two references to be to the same object, or both to be `nil`.
package func expectIdentical(
    _ object: AnyObject?, _ expected: AnyObject?, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    if object === expected { return }
    #expect(object === expected, FailureText.comment(comment(), at: sourceLocation), sourceLocation: sourceLocation)
}

/// Expects two references to be to different objects, or one to be `nil`.
package func expectNotIdentical(
    _ object: AnyObject?, _ other: AnyObject?, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    if object !== other { return }
    #expect(object !== other, FailureText.comment(comment(), at: sourceLocation), sourceLocation: sourceLocation)
}

/// Expects a value to be `nil`.
package func expectNil<Value>(
    _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    if value == nil { return }
    #expect(value == nil, FailureText.comment(comment(), at: sourceLocation), sourceLocation: sourceLocation)
}

/// Expects a value not to be `nil`.
package func expectNotNil<Value>(
    _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    if value != nil { return }
    #expect(value != nil, FailureText.comment(comment(), at: sourceLocation), sourceLocation: sourceLocation)
}

/// Expects a collection to be empty. On a failure, its elements are in the message.
package func expectEmpty(
    _ elements: some Collection, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    if elements.isEmpty { return }
    #expect(elements.isEmpty, FailureText.comment(comment(), at: sourceLocation), sourceLocation: sourceLocation)
}

/// Expects a condition to be true. The message of a failure contains no values: for these, use `#expect`, for example
/// when the condition is a comparison with `<` or a call of `contains(_:)`.
package func expectTrue(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    if condition { return }
    #expect(condition, FailureText.comment(comment(), at: sourceLocation), sourceLocation: sourceLocation)
}

/// Expects a condition to be false.
package func expectFalse(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    if !condition { return }
    #expect(condition == false, FailureText.comment(comment(), at: sourceLocation), sourceLocation: sourceLocation)
}
