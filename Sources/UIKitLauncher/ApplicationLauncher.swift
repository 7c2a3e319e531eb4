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

        CallbackLog.beginIfAsked()
        desktop.followSettings()
        RecordingFile.beginIfAsked(for: screen)
        UIContext.current.fileChooser = PortalFileChooser()
        TerminationSignals.watch {
            DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.shared.end(status: 0) } }
        }
        var launch = ApplicationLaunch(delegate: delegateClass, screen: screen)
        launch.opener = desktop
        launch.permitsMultipleScenes = SimulatedDevice.fromEnvironment?.isPad != false
        launch.run()
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
