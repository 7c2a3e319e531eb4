extension UIViewController {
    // Chosen (Controllers): `isModalInPresentation` is respected for the presented controller and its visible
    // children. (Apple documents it for the root of a navigation controller, in "Disabling the pull-down gesture for a
    // sheet".)
    /// Whether `isModalInPresentation` is set in this controller or in a visible child.
    ///
    /// Apple's page "Disabling the pull-down gesture for a sheet" sets the property in the root of a presented
    /// navigation controller. Here, only visible children count.
    var isModalWithChildren: Bool {
        isModalInPresentation
            || childrenStorage.contains { $0.viewStorage?.window != nil && $0.isModalWithChildren }
    }
}
