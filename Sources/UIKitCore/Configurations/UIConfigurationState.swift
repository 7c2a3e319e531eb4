/// The inputs of a view's configurations: its traits and its states.
public protocol UIConfigurationState {
    /// Creates a state with all states off.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A custom state of the program; `nil` until set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
