import Adapter
import Foundation

/// The settings of a package or project for the tool: the file `ireko.json` beside its `Package.swift`, `.xcodeproj` or
/// `.xcworkspace`.
///
///     {"sdk": "18.4", "shells": ["StoreKit", "UserNotifications"]}
struct PackageSettings {
    /// The version of iOS up to which `#available(iOS N, *)` is true.
    private(set) var sdk: String?
    /// The shells that the package may import: modules whose functions report that they are not available.
    private(set) var shells: [String] = []

    /// The name of the file.
    static let file = "ireko.json"

    /// Reads the settings of a package or project. Without a file, the settings have their defaults.
    ///
    /// - Parameters:
    ///   - folder: The folder that contains the package's manifest or the project.
    ///   - available: The names of the shells of the installation.
    init(of folder: String, available: [String]) throws {
        let path = folder + "/" + Self.file
        guard FileManager.default.fileExists(atPath: path) else { return }
        guard let data = FileManager.default.contents(atPath: path),
            let text = String(validating: data, as: UTF8.self)
        else { throw Failure("\(path):1:1: error: the file is not UTF-8, or cannot be read. [settings]", .unreadable) }
        func failure(_ message: String, at place: String.Index) -> Failure {
            let lines = text[..<place].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let (line, column) = (max(lines.count, 1), (lines.last?.utf8.count ?? 0) + 1)
            return Failure("\(path):\(line):\(column): error: \(message). [settings]", .unreadable)
        }
        /// An error at the first occurrence of a name.
        func failure(_ message: String, at name: String) -> Failure {
            failure(message, at: text.range(of: "\"\(name)\"")?.lowerBound ?? text.startIndex)
        }
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        } catch {
            throw failure("the file is not valid JSON", at: Self.place(of: error, in: text))
        }
        guard let settings = object as? [String: Any] else {
            throw failure("the file is not an object: { … }", at: text.startIndex)
        }
        for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
            switch key {
            case "sdk":
                guard let version = value as? String, version.wholeMatch(of: #/\d{1,3}(\.\d{1,3}){0,2}/#) != nil else {
                    throw failure("\"sdk\" is not a version of iOS, such as \"18.4\"", at: key)
                }
                sdk = version
            case "shells":
                guard let names = value as? [String] else {
                    throw failure("\"shells\" is not a list of modules", at: key)
                }
                for name in names where !available.contains(name) {
                    let list = available.isEmpty ? "none" : available.joined(separator: ", ")
                    throw failure("there is no shell of \"\(name)\"; there are: \(list)", at: name)
                }
                shells = Set(names).sorted()
            default:
                throw failure("\"\(key)\" is not a setting; there are: \"sdk\", \"shells\"", at: key)
            }
        }
    }

    /// The place of an error of `JSONSerialization`: a number of bytes in its description, or the end of the file.
    private static func place(of error: any Error, in text: String) -> String.Index {
        let description = "\((error as NSError).userInfo)"
        guard let match = description.firstMatch(of: #/character (\d+)/#), let offset = Int(match.1) else {
            return text.endIndex
        }
        return text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    }
}
