import Foundation

/// A file of build settings, with the files that it includes.
struct XCConfigFile {
    /// An assignment of a setting.
    struct Assignment: Equatable {
        /// The name, with conditions: `NAME[sdk=iphoneos*]`.
        var name: String
        var value: String
    }

    /// The assignments in the order of the text; an included file's are in the place of the directive.
    private(set) var assignments: [Assignment] = []
    /// The included files that do not exist.
    private(set) var missing: [String] = []
    private var fileCount = 0

    /// The maximum number of files that a file includes, directly and indirectly.
    private static let mostFiles = 500
    /// The maximum number of assignments.
    private static let mostAssignments = 100_000

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - root: The folder for included paths that do not exist beside the file.
    ///   - locate: Returns the path to read for a path; `nil` for files that must not be read.
    init(contentsOf path: String, root: String, locate: (String) -> String?) throws(ProjectError) {
        try read(path, root: root, including: [], locate: locate)
    }

    private mutating func read(
        _ path: String, root: String, including: [String], locate: (String) -> String?
    ) throws(ProjectError) {
        fileCount += 1
        guard fileCount <= Self.mostFiles else {
            throw .tooLarge(path: path, limit: "\(Self.mostFiles) included files")
        }
        guard let place = locate(path), let data = FileManager.default.contents(atPath: place) else {
            throw .unreadable(path: path)
        }
        let folder = (path as NSString).deletingLastPathComponent
        for (number, line) in String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).enumerated() {
            let text = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty else { continue }
            if text.hasPrefix("#include") {
                let isOptional = text.hasPrefix("#include?")
                guard let name = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first else {
                    throw .damaged(path: path, line: number + 1, message: "an #include has no quoted path")
                }
                let candidates = name.hasPrefix("/") ? [String(name)] : [folder + "/" + name, root + "/" + name]
                let found = candidates.map(FilePaths.normalized).first {
                    locate($0).map(FileManager.default.fileExists(atPath:)) == true
                }
                guard let found else {
                    if !isOptional { missing.append(String(name)) }
                    continue
                }
                guard !including.contains(found), found != path else {
                    throw .damaged(path: path, line: number + 1, message: "\(name) includes itself")
                }
                try read(found, root: root, including: including + [path], locate: locate)
                continue
            }
            guard let mark = Self.assignmentMark(in: text) else { continue }
            guard assignments.count < Self.mostAssignments else {
                throw .tooLarge(path: path, limit: "\(Self.mostAssignments) settings")
            }
            let name = text[..<mark].trimmingCharacters(in: .whitespaces)
            var value = text[text.index(after: mark)...].trimmingCharacters(in: .whitespaces)
            if value.hasSuffix(";") { value.removeLast() }
            assignments.append(Assignment(name: name, value: value))
        }
    }

    /// The place of the `=` outside of the conditions.
    private static func assignmentMark(in text: String) -> String.Index? {
        var depth = 0
        for place in text.indices {
            switch text[place] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth <= 0: return place
            default: break
            }
        }
        return nil
    }

    /// A line without the comment at its end.
    private static func withoutComment(_ line: Substring) -> Substring {
        guard let range = line.range(of: "//") else { return line }
        return line[..<range.lowerBound]
    }
}
