import QuartzCore

extension UIApplication {
    /// Lets go of everything that is the program's: its delegates, windows and scenes. It gets no calls of that, as one whose process
    /// has ended. A stage looks at its end whether the controllers are gone.
    package func abandon() {
        let windows = windows
        for window in windows {
            if let root = window.rootViewController { noteRemoval(of: root) }
        }
        for presentation in UIContext.current.presentations { presentation.object.map { noteRemoval(of: $0.presented) } }
        for scene in windowScenes {
            scene.input.cancelAll(in: scene)
            scene.delegate = nil
        }
        delegate = nil
        for window in windows {
            window.applyScene(nil)
            window.rootViewController = nil
        }
        for scene in windowScenes {
            scene.modalInput = nil
            disconnect(scene)
        }
    }

    private func noteRemoval(of controller: UIViewController) {
        UIContext.current.noteRemoval(of: controller)
        for child in controller.childrenStorage { noteRemoval(of: child) }
    }
}
