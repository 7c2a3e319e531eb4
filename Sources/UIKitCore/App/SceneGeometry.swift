import CoreGraphics

/// The size, orientation and traits of a scene. The scene's delegate is notified of their changes.
struct SceneGeometry {
    let bounds: CGRect
    let orientation: UIInterfaceOrientation
    let traits: UITraitCollection

    @MainActor
    init(of scene: UIWindowScene) {
        bounds = scene.screen.bounds
        orientation = scene.interfaceOrientation
        traits = scene.traitCollection
    }

    /// Reports a change to the delegate after the scene's windows were updated.
    @MainActor
    static func didChange(_ scene: UIWindowScene) {
        // If several values change at once, only the last change is reported.
        guard !UIContext.current.isBetweenSizes else { return }
        let (old, new) = (scene.reportedGeometry, SceneGeometry(of: scene))
        scene.reportedGeometry = new
        guard let old, new.bounds != old.bounds || new.orientation != old.orientation || new.traits != old.traits
        else { return }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            scene, didUpdate: FormerScreenCoordinateSpace(screen: scene.screen, bounds: old.bounds),
            interfaceOrientation: old.orientation, traitCollection: old.traits)
    }
}
