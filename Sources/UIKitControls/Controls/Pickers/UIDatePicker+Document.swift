import Foundation
import InterfaceDocuments

extension UIDatePicker {
    private static let modes: KeyValuePairs<String, Mode> = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
    ]
    private static let styles: KeyValuePairs<String, UIDatePickerStyle> = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]

    /// Decodes a date picker. The date of the document is ignored if the document specifies the current date.
    func decodeDatePicker(from coder: DocumentCoder) {
        let element = coder.element
        if let name = element.timeZoneName(.timeZone) {
            timeZone = TimeZone(identifier: name)
            if timeZone == nil { element.note(.badValue(attribute: "timeZone", value: name)) }
        }
        if let name = element.string(.locale), !name.isEmpty { locale = Locale(identifier: name) }
        let mode = element.word(.datePickerMode, in: Self.modes) ?? .dateAndTime
        datePickerMode = mode
        let style = element.word(.style, in: Self.styles) ?? .automatic
        if mode == .yearAndMonth, style == .compact || style == .inline {
            element.note(.badValue(attribute: "style", value: element.string(.style) ?? ""))
        } else {
            preferredDatePickerStyle = style
        }
        minuteInterval = element.integer(.minuteInterval, default: 1)
        minimumDate = element.date(.minimumDate)
        maximumDate = element.date(.maximumDate)
        // Xcode also writes the date if the current date is used.
        let date = element.date(.date)
        if !element.bool(.useCurrentDate, default: true), let date { self.date = date }
        if let duration = element.number(.countDownDuration), duration > 0 { countDownDuration = duration }
    }

    static func addDatePickerProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("date", \UIDatePicker.date)
            .adding("minimumDate", \UIDatePicker.minimumDate)
            .adding("maximumDate", \UIDatePicker.maximumDate)
            .adding("minuteInterval", \UIDatePicker.minuteInterval)
            .adding("countDownDuration", \UIDatePicker.countDownDuration)
            .adding("datePickerMode", \UIDatePicker.datePickerMode)
            .adding("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
    }
}
