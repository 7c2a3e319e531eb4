extension UIViewController {
    /// Whether it is `isModalInPresentation`, or a child that is seen in it.
    ///
    /// Apple's page "Disabling the pull-down gesture for a sheet" sets the property in the root of a navigation controller that is
    /// presented. That it counts only while the child is seen is chosen.
    var isModalWithChildren: Bool {
        isModalInPresentation
            || childrenStorage.contains { $0.viewStorage?.window != nil && $0.isModalWithChildren }
    }
}
