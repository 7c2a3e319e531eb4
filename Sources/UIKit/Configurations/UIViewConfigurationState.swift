/// The state of a view such as a section's header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view cannot be used.
    public var isDisabled = false
    /// Whether the view is highlighted, as while a finger is on it.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the keyboard's focus.
    public var isFocused = false
    /// Whether the view stays at the edge while the content scrolls under it.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which everything is off.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state that the program added; `nil` until it is set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
