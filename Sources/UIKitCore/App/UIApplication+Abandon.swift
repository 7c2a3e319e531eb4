import QuartzCore

extension UIApplication {
    /// Releases the program's delegates, windows and scenes without calling them, as in a crash of the process.
    package func abandon() {
        let windows = windows
        for scene in windowScenes {
            scene.input.cancelAll(in: scene)
            scene.delegate = nil
        }
        delegate = nil
        // Root controllers are released with their windows, without disappearing.
        for window in windows { window.applyScene(nil) }
        for scene in windowScenes { disconnect(scene) }
    }
}
