/// A trait: a property of an environment, such as the user interface style or a size class, that children inherit from
/// their parents.
///
/// The system's traits are `UITraitUserInterfaceStyle` and similar types. An app defines a custom trait with a type:
///
///     struct ThemeTrait: UITraitDefinition {
///         static let defaultValue = Theme.standard
///     }
///
/// Set the trait with `traitOverrides[ThemeTrait.self] = .festive`, and read it with
/// `traitCollection[ThemeTrait.self]`.
public protocol UITraitDefinition<Value> {
    /// The type of the trait's values. Make it `Equatable`, since setting a value that cannot be compared always
    /// counts as a change.
    associatedtype Value

    /// The value of an unspecified trait.
    static var defaultValue: Value { get }

    /// Whether colors may depend on the trait. The default is `false`.
    static var affectsColorAppearance: Bool { get }

    /// A name for debugging. The default is the name of the type.
    static var name: String { get }

    /// A name that is the same in each run of the program. The default is the full name of the type.
    static var identifier: String { get }
}

extension UITraitDefinition {
    /// `false`: colors do not depend on the trait.
    public static var affectsColorAppearance: Bool { false }

    /// The type's name.
    public static var name: String { String(describing: self) }

    /// The type's name with its module.
    public static var identifier: String { String(reflecting: self) }
}

/// The type of a trait, for lists of traits.
public typealias UITrait = any UITraitDefinition.Type
