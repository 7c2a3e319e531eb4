import Foundation

/// A class with values that can be set for all of its instances at once.
///
///     UILabel.appearance().textColor = .systemIndigo
///     UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .label
///
/// What is set on a proxy is given to each instance when it enters a window: before `willMove(toWindow:)`, so that its
/// first layout has it. Instances that are in a window keep theirs until they are removed and added again. A value that
/// the program has set on an instance itself stays.
///
/// Where several proxies have a value for the same property, that of the most special class counts; then that whose
/// containers stand furthest outside, with the longer list where they are the same; then that with more traits; then the one
/// that was set last.
///
/// `tintColor` can be set, too, as many programs do, though it is inherited (chosen: Apple's header advises against it).
///
/// A proxy is an instance that is never shown, made with `init()`. It remembers what is set by the properties that are
/// documented as appearance properties; those of a program's own classes are not (chosen: there is no run time that could
/// intercept them).
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
    /// The proxy for all instances of the class and its subclasses.
    static func appearance() -> Self

    /// The proxy for instances inside instances of other classes, the innermost of which is first in the list. Others may
    /// stand between them.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// The proxy for instances whose traits include these. Where traits change, what then applies is set.
    static func appearance(for traitCollection: UITraitCollection) -> Self

    /// The proxy for instances whose traits include these, inside instances of other classes.
    static func appearance(
        for traitCollection: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}
