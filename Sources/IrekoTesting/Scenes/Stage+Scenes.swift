import RenderServer
import UIKit
import UIKitCore

extension Stage {
    // MARK: Several windows

    /// The window scenes of the program, in the order in which they were connected: that of `window`, and those that the program has
    /// requested with `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
    ///
    /// One of them is in front, as on a desktop: it has the input focus, and fingers, keys, `find`, `describe()` and pictures are of
    /// it. That is the one that came last, or was activated last.
    ///
    /// Not a part of UIKit, as are the other members here.
    public var scenes: [UIWindowScene] { screens.scenes }

    /// The windows of all scenes, in their order, and in each back to front.
    public var windows: [UIWindow] { scenes.flatMap(\.windows) }

    /// Brings a scene's window to the front, as a click on its title bar does. It is not minimized then.
    public func activate(_ scene: UIWindowScene) {
        guard isThere(scene, "activate") else { return }
        guard self.scene !== scene || scene.activationState != .foregroundActive else { return }
        scene.screen.display.raise()
        settle()
    }

    /// Minimizes a scene's window, as its button does: the scene is in the background until it is activated. The window that came
    /// last of the others is in front then.
    public func minimize(_ scene: UIWindowScene) {
        guard isThere(scene, "minimize") else { return }
        scene.handle(.visibility(false))
        if self.scene === scene, let other = scenes.last(where: { $0.activationState != .background }) {
            other.screen.display.raise()
        } else {
            scene.handle(.focus(false))
        }
        settle()
    }

    /// Closes a scene's window, as its button does. The program ends with its last one (`hasEnded`).
    public func close(_ scene: UIWindowScene) {
        guard isThere(scene, "close") else { return }
        scene.handle(.closeRequested)
        settle()
    }

    /// Disconnects a scene whose session stays, as a device does with one in the background when memory is short. The program connects
    /// the session again by requesting it.
    public func disconnect(_ scene: UIWindowScene) {
        guard isThere(scene, "disconnect") else { return }
        UIApplication.shared.reclaim(scene)
        settle()
    }

    private func isThere(_ scene: UIWindowScene, _ verb: String) -> Bool {
        if scenes.contains(scene) { return true }
        fail("\(verb): the scene is not connected")
        return false
    }

    /// At the end of the stage.
    func removeOtherScenes() {
        for scene in scenes where scene !== ownScene {
            for window in scene.windows {
                window.rootViewController = nil
                window.isHidden = true
            }
            settle()
            UIApplication.shared.disconnect(scene)
            screens.didDisconnect(scene)
        }
    }
}
