/// The reason why a project, a workspace or a file of settings cannot be read.
public enum ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no such file, or it cannot be read.
    case unreadable(path: String)
    /// The text of a file has an error.
    case damaged(path: String, line: Int, message: String)
    /// A file exceeds a limit of the reader.
    case tooLarge(path: String, limit: String)

    /// The error in a line, with the file and the line.
    public var description: String {
        switch self {
        case .unreadable(let path): "\(path) cannot be read."
        case .damaged(let path, let line, let message): "\(path):\(line): \(message)"
        case .tooLarge(let path, let limit): "\(path) has more than \(limit)."
        }
    }
}
