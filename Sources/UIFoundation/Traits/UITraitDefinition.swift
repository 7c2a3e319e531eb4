/// A property of an environment, such as its style or its size class, that children inherit from their parents.
///
/// The system's own are `UITraitUserInterfaceStyle` and the like. An app makes one with a type of its own:
///
///     struct ThemeTrait: UITraitDefinition {
///         static let defaultValue = Theme.standard
///     }
///
/// and sets it with `traitOverrides[ThemeTrait.self] = .festive`, reads it with `traitCollection[ThemeTrait.self]`.
public protocol UITraitDefinition<Value> {
    /// The type of the trait's values. Make it `Equatable`: values that cannot be compared count as changed each time.
    associatedtype Value

    /// The value of an unspecified trait.
    static var defaultValue: Value { get }

    /// Whether colours may depend on the trait. `false` unless the type says otherwise.
    static var affectsColorAppearance: Bool { get }

    /// A name for people, shown when debugging. The type's name unless the type says otherwise.
    static var name: String { get }

    /// A name that is the same in each run of the program. The type's full name unless the type says otherwise.
    static var identifier: String { get }
}

extension UITraitDefinition {
    /// `false`: colours do not depend on the trait.
    public static var affectsColorAppearance: Bool { false }

    /// The type's name.
    public static var name: String { String(describing: self) }

    /// The type's name with its module.
    public static var identifier: String { String(reflecting: self) }
}

/// A trait's type, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type
