import Foundation

/// A wheel of a date picker.
enum DateColumn: Equatable {
    /// Days with month and weekday.
    case day
    case year
    case month
    case monthDay
    case hour
    case minute
    case period
    case durationHours
    case durationMinutes
}

/// A field of a date format, with a suffix such as 年 that belongs to it.
struct DateField: Equatable {
    let column: DateColumn
    /// The date format that contains only this field.
    let format: String

    /// Returns the fields of a date format, in the order of the format.
    static func fields(of pattern: String) -> [DateField] {
        var fields: [DateField] = []
        var era = ""
        for part in parts(of: pattern) {
            let suffix = part.suffix.first?.isLetter == true ? part.suffix.trimmingCharacters(in: .whitespaces) : ""
            let quoted = suffix.isEmpty ? "" : "'" + suffix.replacingOccurrences(of: "'", with: "''") + "'"
            let column: DateColumn
            var format = part.field
            switch part.field.first {
            case "G":
                era = part.field
                continue
            case "y", "u", "U", "r": (column, format) = (.year, era.isEmpty ? part.field : era + part.field)
            case "M", "L": (column, format) = (.month, part.field.count > 2 ? "LLLL" : part.field)
            case "d": column = .monthDay
            case "h", "H", "k", "K": column = .hour
            case "m": column = .minute
            case "a", "b", "B": (column, format) = (.period, "a")
            default: continue
            }
            if !fields.contains(where: { $0.column == column }) {
                fields.append(DateField(column: column, format: format + quoted))
            }
        }
        return fields
    }

    private static func parts(of pattern: String) -> [(field: String, suffix: String)] {
        var parts: [(field: String, suffix: String)] = []
        var isQuoted = false
        var last: Character?
        for character in pattern {
            if character == "'" {
                isQuoted.toggle()
                last = nil
            } else if !isQuoted, character.isASCII, character.isLetter {
                if character == last {
                    parts[parts.count - 1].field.append(character)
                } else {
                    parts.append(("\(character)", ""))
                }
                last = character
            } else {
                last = nil
                if !parts.isEmpty { parts[parts.count - 1].suffix.append(character) }
            }
        }
        return parts
    }
}

// Chosen (Pickers): Words for hours, minutes and "Time" in date pickers exist in twelve languages; other languages
// have the English ones.
/// The words for the units of a timer, in the supported languages and otherwise in English.
enum DurationWords {
    static func hoursAndMinutes(_ locale: Locale, hours: Int) -> (String, String) {
        switch locale.identifier.prefix(2) {
        case "de": ("Std.", "Min.")
        case "fr": ("h", "min")
        case "es", "it": ("h", "min")
        case "pt": ("h", "min")
        case "ja": ("時間", "分")
        case "zh": ("小时", "分钟")
        case "ko": ("시간", "분")
        case "ar": ("ساعة", "دقيقة")
        case "he": ("שעות", "דק׳")
        case "ru": ("ч", "мин")
        default: (hours == 1 ? "hour" : "hours", "min")
        }
    }
}

/// The label beside the time below a calendar, in the supported languages and otherwise in English.
enum DateWords {
    static func time(_ locale: Locale) -> String {
        switch locale.identifier.prefix(2) {
        case "de": "Uhrzeit"
        case "fr": "Heure"
        case "es", "pt": "Hora"
        case "it": "Ora"
        case "ja": "時刻"
        case "zh": "时间"
        case "ko": "시간"
        case "ar": "الوقت"
        case "he": "שעה"
        case "ru": "Время"
        default: "Time"
        }
    }
}
