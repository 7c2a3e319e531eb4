@_spi(Host) import IrekoTesting
@_exported import XCTest

/// The superclass of test cases in adapted sources, under the name `XCTestCase`. A test runs in an app with a scene:
/// windows and presentations have a screen, and time passes while the test waits.
open class HostedCase: XCTestCase {
    /// Runs the test, with its methods `setUp` and `tearDown`, in the host.
    open override func invokeTest() {
        // XCTest runs tests one after another on the main thread.
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            Stage.host { test.invokeWithoutHost() }
        }
    }

    private func invokeWithoutHost() { super.invokeTest() }
}
