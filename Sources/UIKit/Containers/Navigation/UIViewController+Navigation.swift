extension UIViewController {
    // MARK: Getting other related view controllers

    /// The nearest ancestor that is a navigation controller, at any distance, or `nil`. Presenting controllers are not
    /// searched.
    public var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
}
