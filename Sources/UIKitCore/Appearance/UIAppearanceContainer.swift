/// A class whose instances may stand around others in `appearance(whenContainedInInstancesOf:)`: views and view controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIAppearanceContainer {
    /// Whether an object is of this class or one of its subclasses.
    static func isClass(of object: AnyObject) -> Bool { object is Self }
}
