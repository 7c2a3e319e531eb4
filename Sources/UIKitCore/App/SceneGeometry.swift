import CoreGraphics

/// What a scene's delegate is told of when it changes: its size, orientation and traits.
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

    /// Reports a change, once its windows have followed it.
    @MainActor
    static func didChange(_ scene: UIWindowScene) {
        // Of several changes the last one reports.
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
