import StateArchive
import UIKit
import UIKitCore

/// A program that a stage launches as the system would, once or several times.
@MainActor
final class StageProgram {
    let delegate: (NSObject & UIApplicationDelegate).Type
    /// What is kept between its launches.
    let store = MemoryStateStore()
    /// Gives a screen what the stage's device has.
    let prepare: (UIScreen) -> Void

    init(delegate: (NSObject & UIApplicationDelegate).Type, prepare: @escaping (UIScreen) -> Void) {
        (self.delegate, self.prepare) = (delegate, prepare)
    }

    nonisolated deinit {}

    /// Launches it in a scene.
    func launch(in scene: UIWindowScene, of screens: StageScreens, _ reasons: LaunchReasons) {
        UIContext.current.stateStore = store
        var launch = ApplicationLaunch(of: delegate, in: scene, opener: screens, info: nil)
        launch.options = reasons
        launch.run()
    }
}
