/// What the description of missing content depends on: the traits of a controller, and what is searched for.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate>.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The text that is searched for; `nil` unless the program sets it. `UIContentUnavailableConfiguration.search()`
    /// quotes it.
    public var searchText: String?

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state without a text that is searched for.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state that the program added; `nil` until it is set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
