// Chosen (Collections): The content of the selection in a sidebar is of medium weight on a gray background; with the
// keyboard's focus it is white on the tint color.
/// The part of a state that changes the look of system configurations.
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
