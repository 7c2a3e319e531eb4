/// What a view's configurations depend on: its traits, and in which of several states it is.
public protocol UIConfigurationState {
    /// Makes a state in which everything is off.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A state that the program added; `nil` until it is set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
