import Foundation

/// Replaces the texts with variants in a format by the forms for its arguments.
struct FormatExpansion {
    /// The values of the arguments that are numbers.
    private let numbers: [Double?]
    /// The format without variants. Its specifiers have no numbers, since a form need not use all arguments.
    private(set) var text = ""
    /// The indices of the arguments of the specifiers.
    private(set) var order: [Int] = []
    /// The index of the argument of the next specifier without a number.
    private var next = 0
    private var steps = 0

    private static let mostSteps = 2000
    private static let mostBytes = 1 << 20
    private static let deepest = 16

    /// The names that a part of a format can use.
    private struct Scope {
        var language = "en"
        var variables: [String: LocalizedVariants.Variable] = [:]
        var depth = 0
        /// The index of the argument that a form is chosen by: the argument of its first specifier without a number.
        var own: Int?
    }

    /// Expands a format; `nil` if it has no variants.
    init?(_ format: String, numbers: @autoclosure () -> [Double?]) {
        guard LocalizedVariants.first(in: format, from: format.startIndex) != nil else { return nil }
        self.numbers = numbers()
        var scope = Scope()
        add(format, &scope)
    }

    /// Returns the value of an argument that is a number.
    static func number(_ argument: any CVarArg) -> Double? {
        if let integer = argument as? any BinaryInteger { return Double(integer) }
        if let number = argument as? any BinaryFloatingPoint { return Double(number) }
        return (argument as? NSNumber)?.doubleValue
    }

    private mutating func add(_ text: String, _ scope: inout Scope) {
        steps += 1
        guard steps < Self.mostSteps, scope.depth < Self.deepest, self.text.utf8.count < Self.mostBytes else { return }
        var start = text.startIndex
        while let place = LocalizedVariants.first(in: text, from: start) {
            addFormat(text[start..<place.range.lowerBound], &scope)
            add(place.variants, &scope)
            start = place.range.upperBound
        }
        addFormat(text[start...], &scope)
    }

    private mutating func add(_ variants: LocalizedVariants, _ scope: inout Scope) {
        var inner = scope
        inner.depth += 1
        defer { scope.own = inner.own }
        if let language = variants.language { inner.language = language }
        if let devices = variants.devices { return add(LocalizedVariants.chosen(devices), &inner) }
        inner.variables.merge(variants.variables ?? [:]) { _, new in new }
        if let format = variants.format {
            add(format, &inner)
        } else if let variable = variants.variables?.values.first {
            let argument = variable.argument ?? 1
            add(variable, at: (1..<1000).contains(argument) ? argument - 1 : 0, inner)
        }
    }

    /// Adds the form of a variable for the argument at an index.
    private mutating func add(_ variable: LocalizedVariants.Variable, at index: Int, _ scope: Scope) {
        var inner = scope
        inner.depth += 1
        inner.own = variable.isWhole == true ? nil : index
        let number = numbers.indices.contains(index) ? numbers[index] : nil
        add(Self.form(variable.forms, number ?? .nan, inner.language), &inner)
    }

    // Chosen (Documents): A text that depends on a number has its form `zero` for 0 in each language, if it has this
    // form.
    private static func form(_ forms: [String: String], _ number: Double, _ language: String) -> String {
        if number == 0, let form = forms["zero"] { return form }
        let category = number.isFinite ? PluralRules.category(of: number, in: language) : "other"
        return forms[category] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value ?? ""
    }

    // MARK: Specifiers

    private mutating func addFormat(_ text: Substring, _ scope: inout Scope) {
        var rest = text
        while let mark = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            self.text += rest[..<mark]
            rest = rest[mark...]
            guard self.text.utf8.count < Self.mostBytes else { return }
            guard let specifier = Specifier(rest) else {
                self.text += "%%"
                rest = rest.dropFirst()
                continue
            }
            rest = rest[specifier.end...]
            if specifier.text == "%" {
                self.text += "%%"
                continue
            }
            let index = index(of: specifier, &scope)
            if let name = specifier.variable {
                if let variable = scope.variables[name] { add(variable, at: index, scope) }
            } else if numbers.indices.contains(index) {
                self.text += "%" + specifier.text
                order.append(index)
            } else {
                self.text += "%%" + specifier.text
            }
        }
        self.text += rest
    }

    private mutating func index(of specifier: Specifier, _ scope: inout Scope) -> Int {
        if let argument = specifier.argument, argument > 0 { return argument - 1 }
        if let name = specifier.variable, let argument = scope.variables[name]?.argument, argument > 0, argument < 1000
        {
            next = max(next, argument)
            return argument - 1
        }
        if specifier.variable == nil, let own = scope.own {
            scope.own = nil
            next = max(next, own + 1)
            return own
        }
        defer { next += 1 }
        return next
    }

    /// A part of a format that an argument replaces.
    private struct Specifier {
        /// The number of the argument, from 1.
        var argument: Int?
        /// The specifier without `%` and the number of the argument.
        var text: Substring
        /// The name of a variable: `files` for `%#@files@`.
        var variable: String?
        var end: Substring.Index

        init?(_ text: Substring) {
            let bytes = text.utf8
            var place = bytes.index(after: bytes.startIndex)
            let digits = bytes[place...].prefix(4).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            if digits.endIndex < bytes.endIndex, bytes[digits.endIndex] == UInt8(ascii: "$") {
                argument = Int(Substring(digits))
                place = bytes.index(after: digits.endIndex)
            }
            let start = place
            if bytes[place...].starts(with: "#@".utf8) {
                let first = bytes.index(place, offsetBy: 2)
                guard let last = bytes[first...].prefix(200).firstIndex(of: UInt8(ascii: "@")) else { return nil }
                variable = String(text[first..<last])
                end = bytes.index(after: last)
                self.text = text[start..<end]
                return
            }
            let flags = bytes[place...].prefix(20).prefix { "-+ #'0123456789.hlqjztL".utf8.contains($0) }
            guard flags.endIndex < bytes.endIndex,
                "@dDiuUxXoOfFeEgGaAcCsSp%".utf8.contains(bytes[flags.endIndex])
            else { return nil }
            end = bytes.index(after: flags.endIndex)
            self.text = text[start..<end]
        }
    }
}
