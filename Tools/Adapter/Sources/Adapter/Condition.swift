import SwiftSyntax

/// The values of conditions of compilation, as adapted code is compiled.
struct Conditions {
    let options: AdapterOptions

    /// Whether a condition holds; conditions that are not known do not.
    func holds(_ expression: ExprSyntax, insteadOfLinux: Bool = false) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression, insteadOfLinux: insteadOfLinux)
        }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return !holds(prefix.expression, insteadOfLinux: insteadOfLinux)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return holds(Array(sequence.elements), insteadOfLinux)
        }
        if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return options.defines.contains(name.baseName.text)
        }
        guard let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression
        else { return false }
        let value = argument.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return value == "iOS" || (value == "Linux" && !insteadOfLinux)
        case "targetEnvironment": return value == "simulator"
        case "canImport": return options.modules.contains(value)
        case "arch": return value == Self.architecture
        case "swift": return Self.compare(value, "6.3")
        case "compiler": return Self.compare(value, "6.3")
        case "hasFeature", "hasAttribute": return true
        default: return false
        }
    }

    private func holds(_ elements: [ExprSyntax], _ insteadOfLinux: Bool) -> Bool {
        // && binds closer than ||.
        var result = false
        var term = true
        for (place, element) in elements.enumerated() {
            if place % 2 == 0 {
                term = term && holds(element, insteadOfLinux: insteadOfLinux)
            } else if element.trimmedDescription == "||" {
                result = result || term
                term = true
            }
        }
        return result || term
    }

    /// The clause of conditional code that is compiled.
    func activeClause(_ conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        let isAboutSystems = Self.isAboutIOS(conditional)
        return conditional.clauses.first { clause in
            guard let condition = clause.condition else { return true }
            return holds(condition, insteadOfLinux: isAboutSystems)
        }
    }

    /// Whether the clauses distinguish iOS from Linux. Then iOS's is compiled.
    static func isAboutIOS(_ conditional: IfConfigDeclSyntax) -> Bool {
        conditional.clauses.contains { clause in
            clause.condition.map { $0.description.contains("iOS") || $0.description.contains("UIKit") } ?? false
        }
    }

    private static func compare(_ condition: String, _ version: String) -> Bool {
        let isLess = condition.hasPrefix("<") && !condition.hasPrefix("<=")
        let number = condition.drop { !$0.isNumber }
        let order = Version(String(number)) <= Version(version)
        return isLess ? !order : order
    }

    private static let architecture: String = {
        #if arch(x86_64)
            "x86_64"
        #else
            "arm64"
        #endif
    }()
}

/// A version of a system.
struct Version: Comparable {
    private let parts: [Int]

    init(_ text: String) {
        parts = text.split(separator: ".").prefix(3).map { Int($0.filter(\.isNumber)) ?? 0 }
    }

    static func < (a: Version, b: Version) -> Bool {
        for place in 0..<3 {
            let (x, y) = (place < a.parts.count ? a.parts[place] : 0, place < b.parts.count ? b.parts[place] : 0)
            if x != y { return x < y }
        }
        return false
    }

    static func == (a: Version, b: Version) -> Bool { !(a < b) && !(b < a) }
}

// MARK: - Availability

extension Conditions {
    /// Whether a declaration needs a newer system than the interface's.
    func isTooNew(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
                let arguments = attribute.arguments
            else { return false }
            return isTooNew(arguments.trimmedDescription)
        }
    }

    /// Whether a list of platforms needs a newer iOS: `iOS 26, macOS 26, *`.
    func isTooNew(_ list: String) -> Bool {
        guard let version = Self.iOSVersion(list) else { return false }
        return Version(options.sdkVersion) < Version(version)
    }

    /// The version of iOS in a list of platforms.
    static func iOSVersion(_ list: String) -> String? {
        let parts = list.split(separator: ",").map { String($0).trimmed }
        if parts.first == "iOS" {
            return parts.first { $0.hasPrefix("introduced") }?.split(separator: ":").last.map { String($0).trimmed }
        }
        return parts.first { $0.hasPrefix("iOS ") }.map { String($0.dropFirst(4)).trimmed }
    }
}
