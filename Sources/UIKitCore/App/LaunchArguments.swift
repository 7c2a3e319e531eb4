import Foundation

/// What a command line asks a program to do. (Chosen.)
///
///     program [--shortcut TYPE | --shortcut=TYPE] [ADDRESS | FILE]… [-- FILE…]
///
/// That is what the entry of a program in the desktop's menu writes: `Exec=program %U` or `%F` for addresses and files, and
/// `Exec=program --shortcut new-note` for an action. The arguments of iOS for its appearance are read by
/// `AppearanceOverrides`. Everything else belongs to the program itself: an address counts with `://`, or with
/// a scheme that the Info.plist declares (`CFBundleURLTypes`); a file where it is there.
package struct LaunchArguments: Equatable {
    /// The addresses and files to open, in order.
    package private(set) var urls: [URL] = []
    /// The type of the quick action to perform, of several the last one.
    package private(set) var shortcutType: String?
    /// What is wrong with them, in a sentence.
    package private(set) var problem: String?

    /// - Parameters:
    ///   - arguments: The command line, its first word the program.
    ///   - schemes: Those of addresses that the program opens, in lower case.
    ///   - fileExists: Whether there is a file or a folder at a path.
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

    /// The schemes of the addresses that a program opens by its Info.plist.
    package static func schemes(info: [String: Any]?) -> Set<String> {
        let types = info?["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { ($0["CFBundleURLSchemes"] as? [String] ?? []).map { $0.lowercased() } })
    }
}
