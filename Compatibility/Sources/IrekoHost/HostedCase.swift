import Foundation
import IrekoCompatibility
@_spi(Host) import IrekoTesting
@_exported import XCTest

/// The superclass of test cases in adapted sources, under the name `XCTestCase`. A test runs in an app with a scene:
/// windows and presentations have a screen, and time passes while the test waits.
open class HostedCase: XCTestCase {
    /// The test that runs.
    nonisolated(unsafe) private(set) static weak var current: HostedCase?
    /// The expectations of failures.
    var expected: [ExpectedFailures] = []
    private var isRecording = false
    private var properties: [ExpectedProperty] = []

    /// The name of the test that runs.
    static var currentName: String { current?.name ?? "test" }

    /// Runs the test, with its methods `setUp` and `tearDown`, in the host.
    open override func invokeTest() {
        HostedCase.current = self
        defer { HostedCase.current = nil }
        // XCTest runs tests one after another on the main thread.
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            let module = String(reflecting: type(of: test)).prefix { $0 != "." }
            Stage.host(application: HostApplication.delegate(in: module)) { test.invokeWithoutHost() }
        }
        properties = []
        let missing = expected.compactMap(\.missing)
        expected = []
        for description in missing {
            record(XCTIssue(type: .unmatchedExpectedFailure, compactDescription: description))
        }
    }

    private func invokeWithoutHost() { super.invokeTest() }

    // MARK: Failures

    open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected isExpected: Bool
    ) {
        let location = XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)
        let issue = XCTIssue(
            type: isExpected ? .assertionFailure : .thrownError, compactDescription: description,
            sourceCodeContext: XCTSourceCodeContext(location: location))
        // A subclass may record a failure in its own way.
        if isRecording { return report(issue) }
        isRecording = true
        defer { isRecording = false }
        record(issue)
    }

    /// Records a failure.
    open func record(_ issue: XCTIssue) { report(issue) }

    private func report(_ issue: XCTIssue) {
        for attachment in issue.attachments { attachment.keep(for: name) }
        for expectation in expected.reversed() where expectation.accepts(issue) { return }
        let location = issue.sourceCodeContext.location
        super.recordFailure(
            withDescription: issue.compactDescription, inFile: location?.fileURL.path ?? "<unknown>",
            atLine: location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
    }

    // MARK: What XCTest lacks on Linux

    /// Adds data to the test's results.
    public func add(_ attachment: XCTAttachment) { attachment.keep(for: name) }

    /// Measures a closure.
    public func measure(
        metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
    ) {
        if options.invocationOptions.isEmpty { return measure(block: block) }
        measureMetrics([.wallClockTime], automaticallyStartMeasuring: false, for: block)
    }

    /// Measures a closure.
    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: [XCTClockMetric()], options: options, block: block)
    }

    /// How long a test may run. It is not limited here.
    public var executionTimeAllowance: Double {
        get { 600 }
        set {}
    }

    /// Makes an expectation that a property has a value.
    @discardableResult
    public func keyValueObservingExpectation(
        for object: Any, keyPath: String, expectedValue: Any?, file: StaticString = #file, line: Int = #line
    ) -> XCTestExpectation {
        observing(object, keyPath, expectedValue, nil, file, line)
    }

    /// Makes an expectation that a property changes.
    @discardableResult
    public func keyValueObservingExpectation(
        for object: Any, keyPath: String, file: StaticString = #file, line: Int = #line,
        handler: XCTKVOExpectation.Handler? = nil
    ) -> XCTestExpectation {
        observing(object, keyPath, nil, handler, file, line)
    }

    private func observing(
        _ object: Any, _ keyPath: String, _ value: Any?, _ handler: XCTKVOExpectation.Handler?, _ file: StaticString,
        _ line: Int
    ) -> XCTestExpectation {
        // `waitForExpectations` waits for the expectations that the test case has made.
        let expectation = expectation(
            description: "Expect value change for key path \"\(keyPath)\"", file: file, line: line)
        let property = ExpectedProperty(object, keyPath, value, value == nil ? [.new] : [.new, .initial], handler) {
            expectation.fulfill()
        }
        properties.append(property)
        return expectation
    }
}
