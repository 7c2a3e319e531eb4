import QuartzCore

extension UIApplication {
    /// Lets go of everything that is the program's without calling it, as when its process crashes: delegates, windows and scenes.
    package func abandon() {
        let windows = windows
        for scene in windowScenes {
            scene.input.cancelAll(in: scene)
            scene.delegate = nil
        }
        delegate = nil
        // Their roots go with them, without disappearing.
        for window in windows { window.applyScene(nil) }
        for scene in windowScenes { disconnect(scene) }
    }
}
