import InterfaceDocuments

extension UIStepper {
    /// Decodes the range, the step and the value. Invalid numbers, which would raise an exception if a program set
    /// them, are ignored with a warning.
    func decodeStepper(from coder: DocumentCoder) {
        let element = coder.element
        let (minimum, maximum) = (
            element.number(.minimumValue, default: 0), element.number(.maximumValue, default: 100)
        )
        if minimum > maximum {
            element.note(.badValue(attribute: "minimumValue", value: "\(minimum)"))
        } else if minimum > maximumValue {
            (maximumValue, minimumValue) = (maximum, minimum)
        } else {
            (minimumValue, maximumValue) = (minimum, maximum)
        }
        if let step = element.number(.stepValue) {
            if step > 0 { stepValue = step } else { element.note(.badValue(attribute: "stepValue", value: "\(step)")) }
        }
        isContinuous = element.bool(.continuous, default: true)
        autorepeat = element.bool(.autorepeat, default: true)
        wraps = element.bool(.wraps, default: false)
        value = element.number(.value, default: 0)
    }

    static func addStepperProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("value", \UIStepper.value)
            .adding("minimumValue", \UIStepper.minimumValue)
            .adding("maximumValue", \UIStepper.maximumValue)
            .adding("stepValue", \UIStepper.stepValue)
            .adding("continuous", \UIStepper.isContinuous)
            .adding("autorepeat", \UIStepper.autorepeat)
            .adding("wraps", \UIStepper.wraps)
    }
}
