import Foundation
import QuartzCore
import RenderServer
import TextLayout
import UIKitCore
import WindowDisplay

/// Starts an application in a window of the desktop and runs it.
///
/// The display thread starts the window system, which takes longest, before anything else is done; meanwhile another thread
/// warms up text, and this one makes the views.
@MainActor
enum ApplicationLauncher {
    /// Runs until the last window is closed; never returns.
    static func run(delegate delegateClass: (NSObject & UIApplicationDelegate).Type) -> Never {
        WindowDisplay.prewarm()
        DispatchQueue.global(qos: .userInitiated).async { FontSystem.shared.warmUp() }
        let desktop = DesktopWindows()
        let screen: UIScreen
        do {
            screen = try desktop.open(size: UIScreen.defaultSize)
        } catch {
            let name = ProcessInfo.processInfo.processName
            FileHandle.standardError.write(
                Data(
                    "\(name): no window can be opened; tests need none, on IrekoTesting's Stage. \(error)\n"
                        .utf8))
            exit(1)
        }

        // A delegate may make its window with it: `var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)`.
        CallbackLog.beginIfAsked()
        desktop.followSettings()
        RecordingFile.beginIfAsked(for: screen)
        UIContext.current.startingScreen = screen
        UIContext.current.fileChooser = PortalFileChooser()
        UITraitCollection.current = screen.traitCollection
        let application = UIApplication.shared
        application.sceneOpener = desktop
        application.permitsMultipleScenes = SimulatedDevice.fromEnvironment?.isPad != false
        let delegate = ClassTable.make(delegateClass)
        application.delegate = delegate
        // Before the first call, as on iOS.
        let mainStoryboard = MainStoryboard(info: Bundle.main.infoDictionary, bundle: .main)
        mainStoryboard?.makeWindow(of: delegate)
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)

        let scene = UIWindowScene(screen: screen)
        desktop.didConnect(scene)
        application.connect(scene)
        UIContext.current.startingScreen = nil
        LaunchScreen(info: Bundle.main.infoDictionary, bundle: .main)?.show(in: scene)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        mainStoryboard?.showWindow(of: delegate)
        application.attachDelegate(to: scene, isNew: true, options: UIScene.ConnectionOptions())
        application.post(UIApplication.didFinishLaunchingNotification)
        application.move(scene, to: .foregroundActive)
        CATransaction.flush()
        do {
            try FontSystem.shared.checkFonts()
        } catch {
            Diagnostics.warn(.resource, "There is no font to show text with (\(error)): install fonts-inter")
        }
        MemoryPressure.watch {
            DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.shared.didReceiveMemoryWarning() } }
        }
        RunLoop.main.run()
        exit(0)
    }
}
