/// A test of the program.
struct Test: Hashable, Comparable {
    enum Library {
        case xctest, swiftTesting
    }

    var library: Library
    /// The name: `Module.Class/method` or `Module.Suite/function()`.
    var name: String

    /// The names before and after the last slash outside of backquotes, for files of results.
    var parts: (suite: Substring, function: Substring) {
        var isQuoted = false
        var slash: String.Index?
        for index in name.indices {
            if name[index] == "`" { isQuoted.toggle() }
            if name[index] == "/", !isQuoted { slash = index }
        }
        if let slash { return (name[..<slash], name[name.index(after: slash)...]) }
        // A function outside of types.
        guard let dot = name.firstIndex(of: ".") else { return ("", name[...]) }
        return (name[..<dot], name[name.index(after: dot)...])
    }

    /// The name of the module.
    var module: Substring { name.prefix { $0 != "." } }

    static func < (left: Test, right: Test) -> Bool {
        (left.library == .xctest ? 0 : 1, left.name) < (right.library == .xctest ? 0 : 1, right.name)
    }
}
