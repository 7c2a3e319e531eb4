import StateArchive
import UIKit
import UIKitCore

/// The application under test. A stage launches it as the system does, and can launch it several times.
@MainActor
final class StageProgram {
    let delegate: (NSObject & UIApplicationDelegate).Type
    /// The state that is kept between launches.
    let store = MemoryStateStore()
    /// The application's Info.plist, if it is launched with the one of its bundle.
    let info: [String: Any]?
    /// Sets up a screen with the traits and insets of the stage's device.
    let prepare: (UIScreen) -> Void

    init(
        delegate: (NSObject & UIApplicationDelegate).Type, info: [String: Any]? = nil,
        prepare: @escaping (UIScreen) -> Void
    ) {
        (self.delegate, self.info, self.prepare) = (delegate, info, prepare)
    }

    nonisolated deinit {}

    /// Launches the application in a scene.
    func launch(in scene: UIWindowScene, of screens: StageScreens, _ reasons: LaunchReasons) {
        UIContext.current.stateStore = store
        var launch = ApplicationLaunch(of: delegate, in: scene, opener: screens, info: info)
        launch.options = reasons
        launch.run()
    }
}
