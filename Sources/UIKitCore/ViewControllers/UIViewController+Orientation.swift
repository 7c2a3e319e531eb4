extension UIViewController {
    // MARK: Configuring the view rotation settings

    /// Turns every scene as the device is held, where its controllers permit that now. For when
    /// `supportedInterfaceOrientations` or `shouldAutorotate` answer differently; replaced since iOS 16 by
    /// ``setNeedsUpdateOfSupportedInterfaceOrientations()``.
    public class func attemptRotationToDeviceOrientation() {
        for scene in UIApplication.sharedStorage?.windowScenes ?? [] {
            scene.decidingWindow.map(OrientationNegotiation.setNeedsUpdate(in:))
        }
    }
}
