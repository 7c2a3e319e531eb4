import Foundation

// Chosen (Views): `tintColor` can be set on an appearance proxy, although it is inherited and Apple's header advises
// against it.
// Chosen (Swift): An appearance proxy does not record properties of a program's classes, because Swift has no runtime
// that could intercept them.
/// A class whose appearance can be set for all its instances together, through an appearance proxy.
///
///     UILabel.appearance().textColor = .systemIndigo
///     UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .label
///
/// The settings of a proxy are applied to each instance when it enters a window: before `willMove(toWindow:)`, so that
/// they are in effect for its first layout. Instances in a window keep their values until they are removed and added
/// again. Values that the program set on an instance are kept.
///
/// If several proxies have a value for the same property, precedence is given to the most specific class, then to the
/// proxy with the outermost containers and, if equal, the longer list, then to the proxy with more traits, and then to
/// the last setting.
///
/// `tintColor` can also be set, as many programs do, although it is inherited (Apple's header advises against it).
///
/// A proxy is an instance that is never shown, created with `init()`. It records the properties that are documented as
/// appearance properties, but not the properties of a program's classes (Swift has no runtime that could intercept
/// them).
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
    /// Returns the proxy for all instances of the class and its subclasses.
    static func appearance() -> Self

    /// Returns the proxy for instances inside instances of the given classes, the innermost first. Instances of
    /// further classes may be between them.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// Returns the proxy for instances whose traits include the given traits. When traits change, the matching
    /// settings are applied.
    static func appearance(for traitCollection: UITraitCollection) -> Self

    /// Returns the proxy for instances whose traits include the given traits, inside instances of the given classes.
    static func appearance(
        for traitCollection: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}
