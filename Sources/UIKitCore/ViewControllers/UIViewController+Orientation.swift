extension UIViewController {
    // MARK: Configuring the view rotation settings

    /// Rotates every scene to the device's orientation, if its controllers permit that. Call it when
    /// `supportedInterfaceOrientations` or `shouldAutorotate` return different values. Replaced since iOS 16 by
    /// ``setNeedsUpdateOfSupportedInterfaceOrientations()``.
    public class func attemptRotationToDeviceOrientation() {
        for scene in UIApplication.sharedStorage?.windowScenes ?? [] {
            OrientationNegotiation.setNeedsUpdate(in: scene)
        }
    }
}
