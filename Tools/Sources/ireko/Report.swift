import Foundation

/// Lines on standard error.
enum Report {
    /// Writes messages about a document or folder, with its path in place of its name at their beginning. Those about another file
    /// begin with that one's path.
    static func write(_ messages: [String], of path: String) {
        let url = URL(fileURLWithPath: path)
        for message in messages {
            if let name = [url.lastPathComponent, url.path].first(where: { message.hasPrefix($0 + ":") }) {
                write(path + message.dropFirst(name.count))
            } else {
                write(message.hasPrefix("/") ? message : "\(path): \(message)")
            }
        }
    }

    /// Writes a line.
    static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
