import RenderServer
import UIKit
import UIKitCore

extension Stage {
    // MARK: Several windows

    /// The window scenes of the application, in the order in which they were connected: the scene of `window`, then
    /// the scenes that the application has requested with
    /// `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
    ///
    /// The scene in front, which is the last connected or activated scene, has the input focus, as on a desktop. It
    /// receives touches and keys, and `find`, `describe()` and pictures refer to it.
    ///
    /// This property and the other members of this extension are not part of UIKit.
    public var scenes: [UIWindowScene] { screens.scenes }

    /// The windows of all scenes, in the order of the scenes, and back to front within a scene.
    public var windows: [UIWindow] { scenes.flatMap(\.windows) }

    /// Brings a scene's window to the front, as a click on its title bar does. A minimized window is restored.
    public func activate(_ scene: UIWindowScene) {
        guard isThere(scene, "activate") else { return }
        guard self.scene !== scene || scene.activationState != .foregroundActive else { return }
        scene.screen.display.raise()
        settle()
    }

    /// Minimizes a scene's window, as its button does: the scene is in the background until it is activated. The most
    /// recently used of the remaining windows becomes the window in front.
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

    /// Closes a scene's window, as its button does. The application ends with its last window (`hasEnded`).
    public func close(_ scene: UIWindowScene) {
        guard isThere(scene, "close") else { return }
        scene.handle(.closeRequested)
        settle()
    }

    /// Disconnects a scene and keeps its session, as a device does with a background scene when memory is short. The
    /// application connects the session again by requesting it.
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

    /// Removes the scenes that the application has requested, at the end of the stage.
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
