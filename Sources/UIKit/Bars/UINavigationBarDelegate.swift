import Foundation

/// The methods that a navigation bar calls before and after it changes its items. All methods are optional.
///
/// The delegate of a navigation controller's bar is the navigation controller. If its subclass implements these
/// methods, they are called: for example, `shouldPop` when the user taps the back button.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether an item may be pushed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called after an item was pushed. An animated push calls it before the end of the animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns whether the top item may be popped.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called after an item was popped. An animated pop calls it before the end of the animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    /// Returns the section of a Mac's toolbar that contains the bar. This method is never called on Linux.
    func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection
}

extension UINavigationBarDelegate {
    /// The default implementation returns `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// The default implementation is empty.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// The default implementation returns `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// The default implementation is empty.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
    /// The default implementation returns `none`.
    public func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection {
        .none
    }
}

extension OptionalMethods {
    static let navigationBar = OptionalMethods((any UINavigationBarDelegate).self) {
        $0 is any UINavigationBarDelegate.Type
    }
}
