@_spi(Host) import IrekoTesting
public import Testing

/// Runs a test of Swift Testing in an app with a scene, as `HostedCase` runs those of XCTest.
public struct HostedTrait: TestTrait, TestScoping {
    /// Makes the trait.
    public init() {}

    /// Runs a test, or one case of it.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { function in
            let application = await HostApplication.delegate(in: test.sourceLocation.moduleName)
            try await Stage.host(application: application) { try await function() }
        }
    }
}
