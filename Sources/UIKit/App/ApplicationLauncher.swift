import Foundation
import QuartzCore
import RenderServer
import TextLayout
import WindowDisplay

/// Starts an application in a window of the desktop and runs it.
///
/// The display thread starts the window system while this thread warms up text, since each takes a good part of what a
/// start may cost and neither needs the other.
@MainActor
package enum ApplicationLauncher {
    /// What a window is at first, in points: a phone's screen. `IREKO_SIZE=1280x800` in the environment overrides it.
    package static var defaultSize: CGSize {
        guard let text = ProcessInfo.processInfo.environment["IREKO_SIZE"] else {
            return CGSize(width: 390, height: 844)
        }
        let parts = text.split(separator: "x").compactMap { Double($0) }
        guard parts.count == 2, parts.allSatisfy({ (1...16_384).contains($0) }) else {
            FileHandle.standardError.write(
                Data("IREKO_SIZE=\(text) is not of the form 390x844; using 390x844\n".utf8))
            return CGSize(width: 390, height: 844)
        }
        return CGSize(width: parts[0], height: parts[1])
    }

    /// Runs until the last window is closed; never returns.
    package static func run(delegate delegateClass: (NSObject & UIApplicationDelegate).Type) -> Never {
        DispatchQueue.global(qos: .userInitiated).async { FontSystem.shared.warmUp() }
        let mailbox = DisplayMailbox()
        let display: WindowDisplay
        do {
            display = try WindowDisplay(
                title: ProcessInfo.processInfo.processName, size: defaultSize, clock: MonotonicClock()
            ) { events in mailbox.post(events) }
        } catch {
            let name = ProcessInfo.processInfo.processName
            FileHandle.standardError.write(
                Data(
                    "\(name): no display to open a window on (\(error)). Tests run headless with IrekoTesting's Stage.\n"
                        .utf8))
            exit(1)
        }

        // A delegate may make its window with it: `var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)`.
        let screen = UIScreen(display: display)
        UIScreen.starting = screen
        UITraitCollection.current = screen.traitCollection
        let application = UIApplication.shared
        let delegate = DynamicInit.make(delegateClass)
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)

        let scene = UIWindowScene(screen: screen)
        mailbox.scene = scene
        application.connect(scene)
        UIScreen.starting = nil
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
        RunLoop.main.run()
        exit(0)
    }

    /// Asks the delegate what the scene is made of and tells the scene's own delegate to make its windows.
    package static func connect(
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
        let sceneDelegate = DynamicInit.make(sceneClass)
        scene.delegate = sceneDelegate
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
    }
}

/// Where the display thread leaves events for the main thread.
private final class DisplayMailbox: Sendable {
    @MainActor weak var scene: UIWindowScene?

    func post(_ events: [DisplayEvent]) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard let scene = self.scene else { return }
                for event in events { scene.handle(event) }
            }
        }
    }
}

/// Starts an application, as C and Swift programs without `@main` do: makes the application and its delegate and runs
/// until the last window is closed.
///
/// - Parameters:
///   - argc: The number of arguments; not looked at.
///   - argv: The arguments; not looked at.
///   - principalClassName: The application's class; `nil` for `UIApplication`. Other classes are found by name.
///   - delegateClassName: The delegate's class, by name (`NSStringFromClass(AppDelegate.self)`).
/// - Returns: Never.
@MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName, principalClassName != "UIApplication" {
        guard let principal = NSClassFromString(principalClassName) as? UIApplication.Type else {
            fatalError("UIApplicationMain: there is no application class named \(principalClassName)")
        }
        _ = DynamicInit.make(principal)
    }
    guard let delegateClassName,
        let found = NSClassFromString(delegateClassName) as? (NSObject & UIApplicationDelegate).Type
    else {
        fatalError("UIApplicationMain: there is no application delegate class named \(delegateClassName ?? "nil")")
    }
    ApplicationLauncher.run(delegate: found)
}
