extension UIViewController {
    // MARK: Configuring the view rotation settings

    /// Says that `supportedInterfaceOrientations` answers differently now: the scene turns as the device is held if that is
    /// permitted now, and away from an orientation that is permitted no longer. It is asked at the end of this turn.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        guard let window = viewStorage?.window else { return }
        OrientationNegotiation.setNeedsUpdate(in: window)
    }

    /// Turns every scene as the device is held, where its controllers permit that now. For when
    /// `supportedInterfaceOrientations` or `shouldAutorotate` answer differently; replaced since iOS 16 by
    /// ``setNeedsUpdateOfSupportedInterfaceOrientations()``.
    public class func attemptRotationToDeviceOrientation() {
        for scene in UIApplication.sharedStorage?.windowScenes ?? [] {
            scene.decidingWindow.map(OrientationNegotiation.setNeedsUpdate(in:))
        }
    }

    /// Says that what the status bar is asked to be has changed.
    ///
    /// Nothing has to be redrawn, since no bar is; `UIStatusBarManager` always answers with what the controllers say.
    public func setNeedsStatusBarAppearanceUpdate() {}
}
