import UIKit

extension Stage {
    // MARK: Running a test of an application

    /// Launches an application on a stage, as the launcher does in a window of the desktop, and runs a test on it.
    ///
    /// The delegate's calls come as in a window, and in their order: `application(_:willFinishLaunchingWithOptions:)`, what is kept
    /// of its state, `application(_:didFinishLaunchingWithOptions:)`, its scenes, active. Its state is kept in memory, for
    /// `relaunch(afterCrash:)`.
    ///
    ///     try Stage.run(application: AppDelegate.self) { stage in
    ///         stage.find("Drafts").tap()
    ///         stage.relaunch()
    ///
    ///         #expect(stage.find("Drafts").exists)
    ///     }
    ///
    /// - Parameters:
    ///   - size: The screen's size in points, from 1 to 16384 each.
    ///   - scale: Pixels a point, more than 0 and at most 100.
    ///   - safeAreaInsets: What bars or notches of the simulated device cover in portrait.
    ///   - application: The class of the application's delegate.
    ///   - launchOptions: What the delegate gets, at each launch.
    ///   - body: The test. What it throws is thrown on.
    /// - Throws: `StageFailure`, as `run(size:scale:safeAreaInsets:rootViewController:_:)`; all controllers of the application must be
    ///   gone when it is.
    @discardableResult
    public static func run<Result>(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero,
        application: (NSObject & UIApplicationDelegate).Type,
        launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil, _ body: (Stage) throws -> Result
    ) throws -> Result {
        let program = StageProgram(delegateClass: application, options: launchOptions)
        let stage = Stage(size: size, scale: scale, safeAreaInsets: safeAreaInsets, program: program)
        return try run(stage, { nil }, body)
    }

    /// Launches an application on a stage and runs a test on it that may await, as `run(size:scale:safeAreaInsets:application:_:)` and
    /// `run(size:scale:safeAreaInsets:rootViewController:_:)` with such a test say.
    @discardableResult
    public static func run<Result>(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero,
        application: (NSObject & UIApplicationDelegate).Type,
        launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil,
        _ body: @escaping @MainActor (Stage) async throws -> Result
    ) async throws -> Result {
        let program = StageProgram(delegateClass: application, options: launchOptions)
        let stage = Stage(size: size, scale: scale, safeAreaInsets: safeAreaInsets, program: program)
        return try await run(stage, { nil }, body)
    }

    /// Launches an application on the screen of a device and runs a test on it.
    ///
    /// - Parameters:
    ///   - device: The device, upright.
    ///   - style: The interface's style.
    ///   - textSize: The user's text size.
    ///   - direction: The direction of the user's language.
    ///   - application: The class of the application's delegate.
    ///   - launchOptions: What the delegate gets, at each launch.
    ///   - body: The test. What it throws is thrown on.
    /// - Throws: `StageFailure`, as the other one.
    @discardableResult
    public static func run<Result>(
        device: StageDevice, style: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        application: (NSObject & UIApplicationDelegate).Type,
        launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil, _ body: (Stage) throws -> Result
    ) throws -> Result {
        let program = StageProgram(delegateClass: application, options: launchOptions)
            .on(device, style, textSize, direction)
        return try run(device.stage(program), { nil }, body)
    }

    /// Launches an application on the screen of a device and runs a test on it that may await.
    @discardableResult
    public static func run<Result>(
        device: StageDevice, style: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        application: (NSObject & UIApplicationDelegate).Type,
        launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil,
        _ body: @escaping @MainActor (Stage) async throws -> Result
    ) async throws -> Result {
        let program = StageProgram(delegateClass: application, options: launchOptions)
            .on(device, style, textSize, direction)
        return try await run(device.stage(program), { nil }, body)
    }
}
