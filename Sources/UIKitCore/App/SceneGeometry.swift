import CoreGraphics

/// The size, orientation and traits of a scene, whose changes its delegate receives.
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

    /// Reports a change after the scene's windows have followed it.
    @MainActor
    static func didChange(_ scene: UIWindowScene) {
        // Of several simultaneous changes, the last one is reported.
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
