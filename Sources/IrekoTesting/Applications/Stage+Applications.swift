import UIKit
import UIKitCore

extension Stage {
    // MARK: The application's life

    /// Ends the application as the system does, and launches it again: it goes to the background, where its state is kept,
    /// `applicationWillTerminate(_:)` is called, and everything of it goes without further calls. Then it has a new `UIApplication`, a new
    /// delegate, windows and scenes, and restores its state. The clock and the timeline go on.
    ///
    /// Controllers of the launch that has ended must be gone at the end of the stage. What the program has put elsewhere stays, as it
    /// would not in another process: in static variables, in `UserDefaults`, and as observers of notifications; what it has
    /// scheduled is still done.
    ///
    /// - Parameter afterCrash: Whether it ends without anything, as when it crashes: no state is kept, that which was kept before is
    ///   restored, and not even that where the program was still restoring it.
    public func relaunch(afterCrash: Bool = false) {
        guard let program else {
            return fail("relaunch(): the stage runs no application; one that does is made by Stage.run(application:)")
        }
        if !afterCrash { terminate() }
        replaceLaunch(of: program)
        launch(program)
        settle()
    }

    /// Ends the program as the system does (`hasEnded`): it goes to the background, where its state is kept, has up to five seconds for
    /// its background tasks, and `applicationWillTerminate(_:)` is called.
    public func terminate() {
        guard !hasEnded else { return }
        settle()
        UIApplication.shared.end(status: 0)
        if !hasEnded, !runLoop(for: 60, until: { hasEnded }) { fail("terminate(): the program has not ended in a minute") }
        settle()
    }

    /// Minimizes all windows: the program is in the background, and its state is kept.
    public func sendToBackground() {
        for scene in scenes {
            scene.handle(.visibility(false))
            scene.handle(.focus(false))
        }
        settle()
    }

    /// Brings all windows back, with the one in front that was there last: the program is in the foreground, and active.
    public func bringToForeground() {
        guard !hasEnded, !scenes.isEmpty else { return fail("bringToForeground(): the program has ended") }
        for scene in scenes { scene.handle(.visibility(true)) }
        display.raise()
        settle()
    }
}
