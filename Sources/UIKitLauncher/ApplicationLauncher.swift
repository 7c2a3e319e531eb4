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
        let mailbox = DisplayMailbox()
        let display: WindowDisplay
        do {
            display = try WindowDisplay(
                title: ProcessInfo.processInfo.processName, size: UIScreen.defaultSize, clock: MonotonicClock()
            ) { events in mailbox.post(events) }
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
        let screen = UIScreen(display: display)
        SimulatedDevice.fromEnvironment?.apply(to: screen)
        followDesktop(screen)
        RecordingFile.beginIfAsked(for: screen)
        UIContext.current.startingScreen = screen
        UIContext.current.fileChooser = PortalFileChooser()
        UITraitCollection.current = screen.traitCollection
        let application = UIApplication.shared
        let delegate = ClassTable.make(delegateClass)
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)

        let scene = UIWindowScene(screen: screen)
        mailbox.scene = scene.weakReference
        application.connect(scene)
        UIContext.current.startingScreen = nil
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        connect(scene, of: delegate, in: application)
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

    /// Gives a screen the style and the text size of the desktop, now and when they change.
    private static func followDesktop(_ screen: UIScreen) {
        let environment = ProcessInfo.processInfo.environment
        DesktopSettings().apply(to: screen, environment: environment)
        DesktopPortal { settings in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { settings.apply(to: screen, environment: environment) }
            }
        }.start()
    }

    /// Asks the delegate for the scene's configuration and has the scene's own delegate make its windows.
    static func connect(
        _ scene: UIWindowScene, of delegate: any UIApplicationDelegate, in application: UIApplication
    ) {
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        session.scene = scene
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(application, configurationForConnecting: session, options: options)
        guard let delegateClass = configuration.delegateClass else { return }
        guard let sceneClass = delegateClass as? (NSObject & UISceneDelegate).Type else {
            Diagnostics.warn(
                .resource, "The scene delegate class \(delegateClass) is not an NSObject & UISceneDelegate")
            return
        }
        let sceneDelegate = ClassTable.make(sceneClass)
        scene.delegate = sceneDelegate
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
    }
}

/// Where the display thread leaves events for the main thread.
private final class DisplayMailbox: Sendable {
    @MainActor var scene: WeakReference<UIScene>?

    func post(_ events: [DisplayEvent]) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard let scene = self.scene?.object as? UIWindowScene else { return }
                for event in events { scene.handle(event) }
            }
        }
    }
}
