import InterfaceDocuments

extension UISwitch {
    func decodeSwitch(from coder: DocumentCoder) {
        if coder.element.bool(.on, default: false) { setOn(true, animated: false) }
        if let color = coder.color(.onTintColor) { onTintColor = color }
        if let color = coder.color(.thumbTintColor) { thumbTintColor = color }
        let styles: KeyValuePairs<String, Style> = [
            "automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding,
        ]
        if let style = coder.element.word(.preferredStyle, in: styles) { preferredStyle = style }
        coder.pass(.title)
    }

    static func addSwitchProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("on", \UISwitch.isOn)
            .adding("onTintColor", \UISwitch.onTintColor)
            .adding("thumbTintColor", \UISwitch.thumbTintColor)
            .adding("onImage", \UISwitch.onImage)
            .adding("offImage", \UISwitch.offImage)
    }
}
