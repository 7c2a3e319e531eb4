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
    ///   - application: The class of the app's delegate. The app is launched with the Info.plist of the program's
    ///     bundle. `nil` for an app with an empty root controller.
    ///   - device: The device whose screen the host has.
    ///   - body: The test.
    @_spi(Host) public static func host<Result>(
        application: (NSObject & UIApplicationDelegate).Type? = nil, device: StageDevice = .iPhone15,
        _ body: () throws -> Result
    ) rethrows -> Result {
        guard current == nil else { return try body() }
        let stage = hosting(application, device)
        defer { stage.endHosting() }
        return try body()
    }

    /// Hosts an asynchronous test. The host keeps the main actor until its end.
    @_spi(Host) public static func host(
        application: (NSObject & UIApplicationDelegate).Type? = nil, device: StageDevice = .iPhone15,
        _ body: @escaping @MainActor () async throws -> Void
    ) async throws {
        guard current == nil else { return try await body() }
        try await run(awaiting: { _ in try await body() }, on: hosting(application, device))
    }

    private static func hosting(
        _ application: (NSObject & UIApplicationDelegate).Type?, _ device: StageDevice
    ) -> Stage {
        if let application {
            let info = Bundle.main.infoDictionary
            let program = StageProgram(delegate: application, info: info) { device.prepare($0) }
            return Stage(host: device, program: program)
        }
        let stage = Stage(host: device)
        device.prepare(stage.window.screen)
        stage.begin(UIViewController())
        return stage
    }
}
