// Chosen (Collections): In a sidebar, the content of a selected cell has medium weight on a gray background; while the
// cell has the keyboard focus, its content is white on the tint color.
/// The values of a state that change the appearance of system configurations.
struct ConfigurationAppearance: Hashable {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isFocused = false

    init() {}

    init(_ state: any UIConfigurationState) {
        if let state = state as? UICellConfigurationState {
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted || state.cellDropState == .targeted
            isSelected = state.isSelected
            isFocused = state.isFocused
        } else if let state = state as? UIViewConfigurationState {
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted
            isSelected = state.isSelected
            isFocused = state.isFocused
        }
    }
}
