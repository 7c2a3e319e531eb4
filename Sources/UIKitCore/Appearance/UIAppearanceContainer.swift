/// A class whose instances may be containers in `appearance(whenContainedInInstancesOf:)`: views and view controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIAppearanceContainer {
    /// Returns whether an object's class is this class or a subclass.
    static func isClass(of object: AnyObject) -> Bool { object is Self }
}
