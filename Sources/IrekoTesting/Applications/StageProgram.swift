import RenderServer
import UIKit
import UIKitCore

/// The application that a stage runs, and what each of its launches begins with.
@MainActor
struct StageProgram {
    let delegateClass: (NSObject & UIApplicationDelegate).Type
    let options: [UIApplication.LaunchOptionsKey: Any]?
    /// The device that is simulated; `nil` for a window of a desktop.
    var idiom: UIUserInterfaceIdiom?
    var style = UIUserInterfaceStyle.light
    var textSize = UIContentSizeCategory.large
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    private(set) var mode = DisplayMode(size: CGSize(width: 390, height: 844), scale: 1)
    private var safeAreaInsets = UIEdgeInsets.zero

    init(
        delegateClass: (NSObject & UIApplicationDelegate).Type, options: [UIApplication.LaunchOptionsKey: Any]?
    ) {
        self.delegateClass = delegateClass
        self.options = options
    }

    /// The same on a screen.
    func on(_ mode: DisplayMode, _ safeAreaInsets: UIEdgeInsets) -> StageProgram {
        var program = self
        (program.mode, program.safeAreaInsets) = (mode, safeAreaInsets)
        return program
    }

    /// Gives a new screen what the device has.
    func prepare(_ screen: UIScreen) {
        screen.safeAreaInsets = safeAreaInsets
        guard let idiom else { return }
        screen.traitCollection = screen.traitCollection.modifyingTraits {
            $0.userInterfaceIdiom = idiom
            $0.userInterfaceStyle = style
            $0.preferredContentSizeCategory = textSize
            $0.layoutDirection = direction
        }
        screen.showSystemBars(isPad: idiom == .pad)
    }

    /// Launches the application.
    ///
    /// - Returns: Its first scene.
    func launch(on screen: UIScreen, _ screens: StageScreens) -> UIWindowScene {
        var launch = ApplicationLaunch(delegate: delegateClass, screen: screen)
        launch.options = options
        launch.opener = screens
        launch.permitsMultipleScenes = idiom != .phone
        return launch.run()
    }
}
