import Foundation

// Chosen (Windows): `--shortcut TYPE` on the command line starts a program with a quick action. Among the other
// arguments, URLs and existing files are opened. For an undeclared type, the title of the action is the type. Files
// are opened in place.
/// The launch arguments of a program's command line.
///
///     program [--shortcut TYPE | --shortcut=TYPE] [ADDRESS | FILE]… [-- FILE…]
///
/// The program's entry in the desktop's menu uses these arguments: `Exec=program %U` or `%F` for addresses and files,
/// and `Exec=program --shortcut new-note` for an action. An address must contain `://` or have a scheme that the
/// Info.plist declares (`CFBundleURLTypes`); a file must exist. All further arguments belong to the program. The
/// arguments of iOS for the appearance are parsed by `AppearanceOverrides`.
package struct LaunchArguments: Equatable {
    /// The addresses and files to open, in order.
    package private(set) var urls: [URL] = []
    /// The type of the quick action to perform; the last type if several are given.
    package private(set) var shortcutType: String?
    /// A message about invalid arguments.
    package private(set) var problem: String?

    /// - Parameters:
    ///   - arguments: The command line, including the program's name.
    ///   - schemes: The address schemes that the program opens, in lower case.
    ///   - fileExists: Whether a file or a folder exists at a path.
    package init(_ arguments: [String], schemes: Set<String> = [], fileExists: (String) -> Bool) {
        var rest = arguments.dropFirst()
        var hasOptions = true
        while let argument = rest.popFirst() {
            if hasOptions, argument == "--" {
                hasOptions = false
            } else if hasOptions, argument == "--shortcut" {
                setShortcut(rest.popFirst())
            } else if hasOptions, argument.hasPrefix("--shortcut=") {
                setShortcut(String(argument.dropFirst("--shortcut=".count)))
            } else if hasOptions, argument.hasPrefix("-") {
                if AppearanceOverrides.takesValue(argument) { _ = rest.popFirst() }
            } else if let url = Self.url(argument, schemes, fileExists) {
                urls.append(url)
            }
        }
    }

    private mutating func setShortcut(_ type: String?) {
        if let type, !type.isEmpty { shortcutType = type } else { problem = "--shortcut needs the type of an action" }
    }

    private static func url(_ argument: String, _ schemes: Set<String>, _ fileExists: (String) -> Bool) -> URL? {
        if !argument.isEmpty, !argument.contains("\0"), fileExists(argument) { return URL(fileURLWithPath: argument) }
        guard let url = URL(string: argument), let scheme = url.scheme?.lowercased() else { return nil }
        return argument.contains("://") || scheme == "file" || schemes.contains(scheme) ? url : nil
    }

    /// Returns the address schemes that a program's Info.plist declares.
    package static func schemes(info: [String: Any]?) -> Set<String> {
        let types = info?["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { ($0["CFBundleURLSchemes"] as? [String] ?? []).map { $0.lowercased() } })
    }
}
