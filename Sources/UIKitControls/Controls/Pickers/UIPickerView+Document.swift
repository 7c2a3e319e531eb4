import InterfaceDocuments

extension UIPickerView {
    func decodePicker(from coder: DocumentCoder) {
        showsSelectionIndicator = coder.element.bool(.showsSelectionIndicator, default: false)
    }

    static func addPickerProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("dataSource", \UIPickerView.dataSource)
            .adding("delegate", \UIPickerView.delegate)
            .adding("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
    }
}
