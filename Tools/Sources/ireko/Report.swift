import Foundation

/// Lines about documents, on standard error.
enum Report {
    /// Writes messages, with the document's path in place of its name at their beginning.
    static func write(_ messages: [String], of path: String) {
        let name = URL(fileURLWithPath: path).lastPathComponent
        for message in messages {
            let line = message.hasPrefix(name + ":") ? path + message.dropFirst(name.count) : "\(path): \(message)"
            FileHandle.standardError.write(Data((line + "\n").utf8))
        }
    }
}
