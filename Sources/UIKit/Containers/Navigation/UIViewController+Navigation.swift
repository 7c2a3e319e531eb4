extension UIViewController {
    // MARK: Getting other related view controllers

    /// The nearest ancestor that is a navigation controller, at any distance; not through a presentation. `nil` without.
    public var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
}
