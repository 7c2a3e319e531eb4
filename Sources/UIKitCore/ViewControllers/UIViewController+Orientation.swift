extension UIViewController {
    // MARK: Configuring the view rotation settings

    /// Says that `supportedInterfaceOrientations` answers differently now: the scene turns as the device is held if that is
    /// permitted now, and away from an orientation that is permitted no longer.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        guard let scene = viewStorage?.window?.windowScene else { return }
        OrientationNegotiation.update(scene)
    }

    /// Says that what the status bar is asked to be has changed.
    ///
    /// Nothing has to be redrawn, since no bar is; `UIStatusBarManager` always answers with what the controllers say.
    public func setNeedsStatusBarAppearanceUpdate() {}
}
