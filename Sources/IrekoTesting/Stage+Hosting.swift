import UIKit
import UIKitCore

extension Stage {
    // MARK: Hosting tests without a stage

    /// Runs a test as an app that hosts tests does: a window scene exists, new windows are added to it, and time
    /// passes while the test waits for an expectation or runs the run loop.
    ///
    /// Neither leaks nor broken rules fail the test. The host ends when the test creates a stage.
    ///
    /// - Parameters:
    ///   - device: The device whose screen the host has.
    ///   - body: The test.
    @_spi(Host) public static func host<Result>(
        device: StageDevice = .iPhone15, _ body: () throws -> Result
    ) rethrows -> Result {
        guard current == nil else { return try body() }
        let stage = Stage(host: device)
        defer { stage.endHosting() }
        device.prepare(stage.window.screen)
        stage.begin(UIViewController())
        return try body()
    }
    /// Hosts an asynchronous test. The host keeps the main actor until its end.
    @_spi(Host) public static func host(
        device: StageDevice = .iPhone15, _ body: @escaping @MainActor () async throws -> Void
    ) async throws {
        guard current == nil else { return try await body() }
        try await run(awaiting: { _ in try await body() }, on: Stage(host: device)) { stage in
            device.prepare(stage.window.screen)
            stage.begin(UIViewController())
        }
    }
}
