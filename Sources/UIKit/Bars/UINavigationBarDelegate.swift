import Foundation

/// Is asked and told about the items of a navigation bar. All methods are optional.
///
/// The bar of a navigation controller asks its controller, where a subclass of that has these methods: `shouldPop` when the
/// user taps the back button.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may be pushed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// An item was pushed; called at the end of the animation, or at once without.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether the top item may be popped.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// An item was popped; called at the end of the animation, or at once without.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    /// Which part of a Mac's toolbar the bar would be in; never asked here.
    func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection
}

extension UINavigationBarDelegate {
    /// Answers that it may.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Answers that it may.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
    /// Answers that it would be in none.
    public func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection {
        .none
    }
}

extension OptionalMethods {
    static let navigationBar = OptionalMethods((any UINavigationBarDelegate).self) {
        $0 is any UINavigationBarDelegate.Type
    }
}
