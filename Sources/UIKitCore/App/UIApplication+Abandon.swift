import QuartzCore

extension UIApplication {
    /// Lets go of everything that is the program's without calling it, as when its process crashes: delegates, windows and scenes. A stage
    /// looks at its end whether the controllers are gone.
    package func abandon() {
        let windows = windows
        for window in windows {
            if let root = window.rootViewController { UIContext.current.note(removalOf: root) }
        }
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
