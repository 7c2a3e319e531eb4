extension UIViewController {
    // MARK: Getting other related view controllers

    /// The nearest ancestor that is a navigation controller; `nil` if no ancestor is one. Presenting view controllers
    /// are not ancestors.
    public var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
}
