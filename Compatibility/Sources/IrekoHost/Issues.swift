import Foundation

/// A failure of a test.
public struct XCTIssue: Sendable {
    /// The kind of a failure.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }

    /// The kind.
    public var type: IssueType
    /// The failure, in a sentence.
    public var compactDescription: String
    /// More about the failure.
    public var detailedDescription: String?
    /// Where the test failed.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error that was thrown.
    public var associatedError: (any Error)?
    /// Data about the failure.
    public var attachments: [XCTAttachment]

    /// Makes an issue.
    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {
        (self.type, self.compactDescription, self.detailedDescription) = (type, compactDescription, detailedDescription)
        (self.sourceCodeContext, self.associatedError, self.attachments) = (
            sourceCodeContext, associatedError, attachments
        )
    }

    /// The failure, in a sentence.
    public var description: String { compactDescription }

    /// Adds data about the failure.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// A line of a file.
public struct XCTSourceCodeLocation: Sendable {
    /// The file.
    public var fileURL: URL
    /// The line.
    public var lineNumber: Int

    /// Makes a location.
    public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }

    /// Makes a location.
    public init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }
}

/// Where a test failed.
public struct XCTSourceCodeContext: Sendable {
    /// The line.
    public var location: XCTSourceCodeLocation?

    /// Makes a context.
    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// How failures are expected.
public final class XCTExpectedFailure {
    /// The options of an expectation.
    public final class Options {
        /// Whether failures are expected.
        public var isEnabled = true
        /// Whether the lack of a failure is one.
        public var isStrict = true
        /// Whether a failure is expected.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

        /// Makes options.
        public init() {}

        /// Options with which the lack of a failure is none.
        public class func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// An expectation of failures in a test.
final class ExpectedFailures {
    let reason: String?
    let options: XCTExpectedFailure.Options
    private(set) var count = 0

    init(_ reason: String?, _ options: XCTExpectedFailure.Options) { (self.reason, self.options) = (reason, options) }

    func accepts(_ issue: XCTIssue) -> Bool {
        guard options.isEnabled, options.issueMatcher(issue) else { return false }
        count += 1
        return true
    }

    /// The failure that failures did not occur.
    var missing: String? {
        guard options.isEnabled, options.isStrict, count == 0 else { return nil }
        return "Expected failure" + (reason.map { " '\($0)'" } ?? "") + " but none recorded"
    }
}

/// Expects failures until the test ends.
public func XCTExpectFailure(
    _ reason: String? = nil, options: XCTExpectedFailure.Options = XCTExpectedFailure.Options()
) {
    HostedCase.current?.expected.append(ExpectedFailures(reason, options))
}

/// Expects failures until the test ends.
public func XCTExpectFailure(
    _ reason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    issueMatcher: @escaping (XCTIssue) -> Bool
) {
    XCTExpectFailure(reason, options: options(enabled, strict, issueMatcher))
}

/// Expects failures while a closure runs.
public func XCTExpectFailure<Result>(
    _ reason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result
) rethrows -> Result {
    let expected = ExpectedFailures(reason, options)
    let test = HostedCase.current
    test?.expected.append(expected)
    defer {
        test?.expected.removeAll { $0 === expected }
        if let missing = expected.missing { XCTFail(missing) }
    }
    return try failingBlock()
}

/// Expects failures while a closure runs.
public func XCTExpectFailure<Result>(
    _ reason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> Result,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
    try XCTExpectFailure(
        reason, options: options(enabled, strict, issueMatcher ?? { _ in true }), failingBlock: failingBlock)
}

private func options(
    _ isEnabled: Bool?, _ isStrict: Bool?, _ matcher: @escaping (XCTIssue) -> Bool
) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = isEnabled ?? true
    options.isStrict = isStrict ?? true
    options.issueMatcher = matcher
    return options
}
