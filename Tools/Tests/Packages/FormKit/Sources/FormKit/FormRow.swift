import Foundation

/// One row of a form.
@objcMembers
open class FormRow: NSObject {
    public let key: String
    public dynamic var value: String? {
        didSet {
            guard value != oldValue else { return }
            changeCount += 1
        }
    }
    public dynamic var isValid: Bool = true
    public private(set) var changeCount = 0
    public var title: String
    public var rules: [ValidationRule] = []

    public init(key: String, title: String, value: String? = nil) {
        self.key = key
        self.title = title
        self.value = value
        super.init()
    }

    /// Checks the rules and returns the first message.
    @discardableResult
    open func validate() -> String? {
        for rule in rules {
            if let message = rule.message(for: value ?? "") {
                isValid = false
                return message
            }
        }
        isValid = true
        return nil
    }

    open override var description: String { "<\(key): \(value ?? "nil")>" }
}

extension Array where Element == FormRow {
    /// The rows with a text in their titles, by key.
    public func rows(titled text: String) -> [FormRow] {
        let predicate = NSPredicate(format: "title CONTAINS[c] %@ OR key == %@", text, text)
        let sorted = (self as NSArray).sortedArray(using: [NSSortDescriptor(key: "key", ascending: false)])
        return (sorted as NSArray).filtered(using: predicate).compactMap { $0 as? FormRow }
    }
}

/// A rule that a value follows.
public struct ValidationRule {
    let check: (String) -> String?

    public init(_ check: @escaping (String) -> String?) { self.check = check }

    func message(for value: String) -> String? { check(value) }

    public static func required(_ message: String = "Required") -> ValidationRule {
        ValidationRule { $0.trimmingCharacters(in: .whitespaces).isEmpty ? message : nil }
    }

    public static func minimumLength(_ length: Int) -> ValidationRule {
        ValidationRule { $0.count < length ? "At least \(length) characters" : nil }
    }

    public static func matches(_ pattern: String, _ message: String) -> ValidationRule {
        let predicate = NSPredicate(format: "SELF MATCHES[c] %@", pattern)
        return ValidationRule { predicate.evaluate(with: $0) ? nil : message }
    }

    public static let email = ValidationRule { $0.contains("@") ? nil : "Not an address" }
}
