import Foundation

/// The build settings that Xcode replaces in an Info.plist at build time, if they are known at run time.
///
/// Xcode's templates contain `$(PRODUCT_MODULE_NAME).SceneDelegate`, which is not replaced in an Info.plist of a
/// SwiftPM program. Unknown settings remain in the text.
@MainActor
package struct BuildSettings {
    private let values: [String: String]

    /// The settings of the running program. The module is the module of the application's delegate, and the bundle
    /// identifier is the name of the executable.
    package static var ofProgram: BuildSettings {
        let executable = Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName
        let delegate = UIApplication.sharedStorage?.delegate.map { String(reflecting: type(of: $0)) }
        let module = delegate?.split(separator: ".").first.map(String.init)
        return BuildSettings(executable: executable, module: module)
    }

    /// - Parameter module: The name of the program's module; `nil` derives it from the executable's name.
    init(executable: String, module: String?) {
        values = [
            "PRODUCT_MODULE_NAME": module ?? DocumentClasses.moduleName(executable),
            "PRODUCT_NAME": executable, "TARGET_NAME": executable, "EXECUTABLE_NAME": executable,
            "PRODUCT_BUNDLE_IDENTIFIER": Self.modified(executable, by: "rfc1034identifier"),
            "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
    }

    /// Returns an Info.plist in which the known settings in all strings are replaced.
    func replacing(in info: [String: Any]?) -> [String: Any]? { info?.mapValues { replacing(in: $0) } }

    private func replacing(in value: Any) -> Any {
        switch value {
        case let text as String: replacing(in: text)
        case let values as [Any]: values.map { replacing(in: $0) }
        case let values as [String: Any]: values.mapValues { replacing(in: $0) }
        default: value
        }
    }

    /// Replaces known settings in a text: `$(NAME)` or `${NAME}`, also with an operator after a colon.
    package func replacing(in text: String) -> String {
        guard text.contains("$") else { return text }
        var (result, rest) = ("", text[...])
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            let open = rest.dropFirst().first
            let close: Character? = open == "(" ? ")" : open == "{" ? "}" : nil
            guard let end = close.flatMap({ rest.firstIndex(of: $0) }) else {
                result += rest.prefix(1)
                rest = rest.dropFirst()
                continue
            }
            let written = rest[...end]
            result += value(of: written.dropFirst(2).dropLast()) ?? String(written)
            rest = rest[end...].dropFirst()
        }
        return result + rest
    }

    // Chosen (Documents): An Info.plist's `$(PRODUCT_BUNDLE_IDENTIFIER)` is the executable's name. Settings that are
    // unknown at run time are not replaced.
    /// Returns the value of `NAME:operator:operator`; `nil` for an unknown setting.
    private func value(of reference: Substring) -> String? {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let value = values[parts[0]] else { return nil }
        return parts.dropFirst().reduce(value, Self.modified)
    }

    private static func modified(_ text: String, by operation: String) -> String {
        func keeping(_ others: String, _ instead: Character) -> String {
            String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) ? $0 : instead })
        }
        return switch operation {
        case "rfc1034identifier": keeping("-.", "-")
        case "c99extidentifier", "identifier": keeping("_", "_")
        case "lower": text.lowercased()
        case "upper": text.uppercased()
        default: text
        }
    }
}
