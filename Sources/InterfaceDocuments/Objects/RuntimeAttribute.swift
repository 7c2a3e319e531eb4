import Foundation

/// A user-defined runtime attribute: a value for a key path.
package struct RuntimeAttribute: Sendable, Hashable {
    /// The value to set.
    package enum Value: Sendable, Hashable {
        case none
        case bool(Bool)
        case number(Double)
        /// A string, and whether it is looked up in the table of localized strings.
        case string(String, isLocalized: Bool)
        case color(ColorDescription)
        case point(CGPoint)
        case size(CGSize)
        case rect(CGRect)
        case range(NSRange)
        case image(ImageDescription)
    }

    package var keyPath: String
    package var value: Value
    package var line: Int

    /// Reads a `userDefinedRuntimeAttribute`; adds a warning and returns `nil` if its type is unknown.
    init?(_ element: SourceElement) {
        (keyPath, line) = (element.string(.keyPath) ?? "", element.line)
        let type = element.string(.type) ?? ""
        let child = element.children.first { $0.key == "value" || $0.key == nil }
        let isLocalized = element.bool(.localized, default: false)
        switch (type, child.flatMap(DocumentValue.init(_:))) {
        case ("boolean", .bool(let value)?): self.value = .bool(value)
        case ("boolean", _): value = .bool(element.bool(.value, default: false))
        // The child's name need not specify the number's type.
        case ("number", .number(let number)?): value = .number(number)
        case ("number", .bool(let flag)?): value = .number(flag ? 1 : 0)
        case ("number", _): value = .number(element.number(.value, default: 0))
        case ("string", .string(let text)?): value = .string(text, isLocalized: isLocalized)
        case ("string", _): value = .string(element.string(.value) ?? "", isLocalized: isLocalized)
        case ("color", .color(let color)?): value = .color(color)
        case ("point", .point(let point)?): value = .point(point)
        case ("size", .size(let size)?): value = .size(size)
        case ("rect", .rect(let rect)?): value = .rect(rect)
        case ("range", .range(let range)?): value = .range(range)
        case ("image", _):
            let isSystem = element.string(.catalog) == "system"
            value = .image(ImageDescription(name: element.string(.value) ?? "", isSystem: isSystem))
        case ("nil", _), ("color", _):
            // Xcode may leave an old value beside the type.
            _ = element.string(.value)
            value = .none
        default:
            element.note(.unknownWord(attribute: "type", word: type))
            return nil
        }
    }
}
