/// The inputs of a configuration for missing content: the traits of a controller and the search text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate>.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The search text; `nil` unless the program sets it. `UIContentUnavailableConfiguration.search()` quotes it.
    public var searchText: String?

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state without a search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom state of the program; `nil` until set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
