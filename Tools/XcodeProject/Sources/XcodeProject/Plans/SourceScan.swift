import Foundation

/// Facts about Swift files that are found without parsing them.
public struct SourceScan {
    /// A line of a file, counted from 1.
    public struct Place: Sendable, Equatable {
        /// The path of the file.
        public var path: String
        /// The number of the line.
        public var line: Int
        /// Whether the line is in an `#if`, so that it may not be compiled.
        public var isConditional = false
    }

    /// The first import of each module. Imports of modules that the file tests by `canImport` are left out.
    public private(set) var places: [String: Place] = [:]
    /// The modules that the files import.
    public var imports: Set<String> { Set(places.keys) }
    /// The first import of each module that is not in an `#if`.
    public var unconditional: [String: Place] { places.filter { !$0.value.isConditional } }
    /// The class of the application's delegate: the class with `@main` or `@UIApplicationMain`, or the class that
    /// `main.swift` passes to `UIApplicationMain`.
    public private(set) var delegate: String?
    /// Whether the program starts with an `App` of SwiftUI.
    public private(set) var isSwiftUI = false

    /// Reads files. Files that cannot be read are ignored.
    public init(_ paths: [String]) {
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path), data.count < 16 << 20 else { continue }
            read(String(decoding: data, as: UTF8.self), path)
        }
    }

    init(text: String, path: String = "") { read(text, path) }

    private mutating func read(_ text: String, _ path: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var conditions = 0
        for (number, line) in lines.enumerated() where line.contains("import ") || line.contains("#") {
            let start = line.drop { $0 == " " || $0 == "\t" }
            if start.hasPrefix("#if") { conditions += 1 }
            if start.hasPrefix("#endif") { conditions -= 1 }
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
            guard let place = words.firstIndex(of: "import"),
                words[..<place].allSatisfy({
                    $0.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains($0)
                })
            else { continue }
            let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
            let name = words[(place + 1)...].first { !kinds.contains($0) }
            guard let module = name?.split(whereSeparator: { ".;/".contains($0) }).first.map(String.init),
                SwiftOptions.isIdentifier(module), places[module]?.isConditional != false,
                !text.contains("canImport(\(module))")
            else { continue }
            let isConditional = conditions > 0
            guard places[module] == nil || !isConditional else { continue }
            places[module] = Place(path: path, line: number + 1, isConditional: isConditional)
        }
        if path.hasSuffix("/main.swift"),
            let match = text.firstMatch(of: #/NSStringFromClass\(\s*([A-Za-z_][\w.]*)\.self\s*\)\s*\)/#)
        {
            delegate = String(match.1)
        }
        guard text.contains("@main") || text.contains("@UIApplicationMain") else { return }
        let pattern =
            #/(?m)^[ \t]*(?:@MainActor\s{1,20}|@objc\s{1,20}){0,4}@(?:main|UIApplicationMain)\b(?:\s|@\w+(?:\([^)\n]{0,200}\))?|\/\/[^\n]*\n){0,200}(?:(?:public|open|internal|final|private|fileprivate)\s{1,20}){0,4}(class|struct|enum)\s+(\w+)\s*:?\s*([\w., ]*)/#
        guard let match = text.firstMatch(of: pattern) else { return }
        if match.1 == "class" {
            delegate = String(match.2)
        } else if match.3.split(whereSeparator: { ", ".contains($0) }).contains(where: {
            $0 == "App" || $0 == "SwiftUI.App"
        }) {
            isSwiftUI = true
        }
    }
}
