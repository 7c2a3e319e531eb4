import Foundation

/// The variants of a localized text, by number or by device, as the module for adapted sources reads them.
///
/// Foundation on Linux reads tables of plain texts only. The variants are therefore a part of the text: a text that is
/// used without its variants, and then the variants as JSON in invisible characters. Each byte is a character from
/// U+E0000, after U+E0001.
struct LocalizedVariants: Encodable {
    /// The forms of a text by plural category.
    struct Variable: Encodable {
        /// The number of the argument, from 1; `nil` for the next argument.
        var argument: Int?
        /// Whether the forms are the whole text.
        var isWhole: Bool?
        var forms: [String: String]
    }

    /// The number of bytes of the text before the variants.
    private var length = 0
    /// The language of the forms.
    private var language: String?
    /// Texts by device.
    private var devices: [String: String]?
    /// A format with variables: `%#@name@`.
    private var format: String?
    private var variables: [String: Variable]?

    private static let mostBytes = 1 << 17

    /// A text by device: `iphone`, `ipad`, `other` and others.
    static func text(devices: [String: String]) -> String? {
        guard let text = devices["iphone"] ?? devices["other"] ?? devices["ipad"] else { return nil }
        return LocalizedVariants(devices: devices).text(plain(text))
    }

    /// A text whose forms depend on an argument.
    static func text(forms: [String: String], argument: Int, language: String) -> String? {
        guard let text = mostFrequent(forms) else { return nil }
        let variable = Variable(argument: argument, isWhole: true, forms: forms)
        return LocalizedVariants(language: language, variables: ["": variable]).text(plain(text))
    }

    /// A format with variables.
    static func text(format: String, variables: [String: Variable], language: String) -> String? {
        // A form may contain a further variable.
        var text = plain(format)
        for _ in 0..<5 where text.contains("#@") {
            for (name, variable) in variables {
                guard let form = mostFrequent(variable.forms).map(plain) else { continue }
                text.replace("%#@\(name)@", with: form)
                for argument in 1..<6 { text.replace("%\(argument)$#@\(name)@", with: form) }
            }
            guard text.utf8.count < 1 << 16 else { return nil }
        }
        return LocalizedVariants(language: language, format: format, variables: variables).text(text)
    }

    /// The form for most numbers.
    static func mostFrequent(_ forms: [String: String]) -> String? { forms["other"] ?? forms["many"] ?? forms["few"] }

    private static func plain(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return String(scalars[..<(scalars.firstIndex { $0.value == 0xE0001 } ?? scalars.endIndex)])
    }

    private func text(_ plain: String) -> String {
        var value = self
        value.length = plain.utf8.count
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value), data.count < Self.mostBytes else { return plain }
        var scalars = String.UnicodeScalarView()
        for byte in [1] + data { if let scalar = Unicode.Scalar(0xE0000 + UInt32(byte)) { scalars.append(scalar) } }
        return plain + String(scalars)
    }
}
