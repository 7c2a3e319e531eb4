import Foundation

/// Lines on standard error.
enum Report {
    /// Writes messages about a document or folder, with its path in place of its name at their beginning. Messages
    /// about a different file begin with its path.
    static func write(_ messages: [String], of path: String) {
        for message in messages { write(line(message, of: path)) }
    }

    /// A message as `write(_:of:)` writes it.
    static func line(_ message: String, of path: String) -> String {
        let url = URL(fileURLWithPath: path)
        if let name = [url.lastPathComponent, url.path].first(where: { message.hasPrefix($0 + ":") }) {
            return path + message.dropFirst(name.count)
        }
        return message.hasPrefix("/") ? message : "\(path): \(message)"
    }

    /// Writes a line.
    static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
