import InterfaceDocuments

extension UISlider {
    func decodeSlider(from coder: DocumentCoder) {
        let element = coder.element
        minimumValue = Self.number(element, .minValue) ?? 0
        maximumValue = Self.number(element, .maxValue) ?? 1
        value = Self.number(element, .value) ?? 0
        isContinuous = element.bool(.continuous, default: true)
        if let image = coder.image(.minimumValueImage) { minimumValueImage = image }
        if let image = coder.image(.maximumValueImage) { maximumValueImage = image }
        if let color = coder.color(.minimumTrackTintColor) { minimumTrackTintColor = color }
        if let color = coder.color(.maximumTrackTintColor) { maximumTrackTintColor = color }
        if let color = coder.color(.thumbTintColor) { thumbTintColor = color }
    }

    /// Decodes a number. Returns `nil` if the number does not fit into single precision.
    private static func number(_ element: ObjectElement, _ key: DocumentKey) -> Float? {
        guard let number = element.number(key) else { return nil }
        guard Float(number).isFinite else {
            element.note(.badValue(attribute: key.rawValue, value: "\(number)"))
            return nil
        }
        return Float(number)
    }

    static func addSliderProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("value", \UISlider.value)
            .adding("minimumValue", \UISlider.minimumValue)
            .adding("maximumValue", \UISlider.maximumValue)
            .adding("continuous", \UISlider.isContinuous)
            .adding("minimumValueImage", \UISlider.minimumValueImage)
            .adding("maximumValueImage", \UISlider.maximumValueImage)
            .adding("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
            .adding("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
            .adding("thumbTintColor", \UISlider.thumbTintColor)
    }
}
