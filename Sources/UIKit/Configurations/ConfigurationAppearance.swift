/// What of a state changes how system configurations look.
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
