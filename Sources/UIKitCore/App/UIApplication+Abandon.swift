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
        for window in windows {
            window.applyScene(nil)
            window.rootViewController?.abandonPresentations()
        }
        for scene in windowScenes { disconnect(scene) }
    }
}

extension UIViewController {
    /// A presentation and its two controllers hold one another.
    fileprivate func abandonPresentations() {
        for child in childrenStorage { child.abandonPresentations() }
        guard let presentation = extras?.presentation else { return }
        extras?.presentation = nil
        presentation.presented.extras?.presentationController = nil
        presentation.presented.abandonPresentations()
    }
}
