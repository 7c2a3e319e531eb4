import Foundation
import QuartzCore
import RenderServer
import StateArchive
import TextLayout
import UIKitCore
import WindowDisplay

/// Starts an application in a window of the desktop and runs it.
///
/// The display thread starts the window system first, since that takes longest. Meanwhile a second thread warms up the
/// text system, and the main thread creates the views.
@MainActor
enum ApplicationLauncher {
    /// Runs the application until the last window is closed. It never returns.
    static func run(delegate delegateClass: (NSObject & UIApplicationDelegate).Type) -> Never {
        WindowDisplay.prewarm()
        // A thread is used instead of a queue: after the first work on a global queue, libdispatch checks its threads
        // once per second, until the program ends.
        Thread.detachNewThread { FontSystem.shared.warmUp() }
        let desktop = DesktopWindows()
        let store = stateStore
        let screen: UIScreen
        do {
            screen = try desktop.openFirst(store?.keptSessions() ?? [])
        } catch {
            let name = ProcessInfo.processInfo.processName
            FileHandle.standardError.write(
                Data(
                    "\(name): no window can be opened (tests on the Stage of IrekoTesting do not need one). \(error)\n"
                        .utf8))
            exit(1)
        }

        // A delegate may use the screen in its initializer: `var window: UIWindow? = UIWindow(frame:
        // UIScreen.main.bounds)`.
        CallbackLog.beginIfRequested()
        desktop.followSettings()
        RecordingFile.beginIfRequested(for: screen)
        let context = UIContext.current
        context.fileChooser = PortalFileChooser()
        context.speller = EnchantSpeller()
        context.changesTypedText = true
        context.stateStore = store
        context.urlOpener = DesktopURLOpener()
        let application = UIApplication.shared
        application.permitsMultipleScenes = SimulatedDevice.fromEnvironment?.isPad != false
        var launch = ApplicationLaunch(
            of: delegateClass, in: UIWindowScene(screen: screen), opener: desktop, info: Bundle.main.infoDictionary)
        launch.options = LaunchReasons(arguments: CommandLine.arguments)
        launch.run()
        let accessibility = DesktopAccessibility()
        accessibility.start(environment: ProcessInfo.processInfo.environment)
        EndingSignals.watch { signal in UIApplication.shared.end(status: 128 + signal) }
        do {
            try FontSystem.shared.checkFonts()
        } catch {
            Diagnostics.warn(.resource, "No font is available to draw text (\(error)): install fonts-inter")
        }
        MemoryPressure.watch {
            MainLoop.send { UIApplication.shared.didReceiveMemoryWarning() }
        }
        RunLoop.main.run()
        exit(0)
    }

    /// The store for the state of this program, identified by its bundle identifier, or by the name of its file.
    private static var stateStore: FileStateStore? {
        let process = ProcessInfo.processInfo
        let identifier =
            Bundle.main.bundleIdentifier.map(BuildSettings.ofProgram.replacing(in:)) ?? process.processName
        return FileStateStore.folder(application: identifier, environment: process.environment)
            .map { FileStateStore(folder: $0, application: identifier) }
    }
}
