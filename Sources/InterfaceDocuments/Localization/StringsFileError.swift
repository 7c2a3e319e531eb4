/// An error that prevents a table of strings from being read.
package struct StringsFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reasons for the error.
    package enum Reason: Hashable, Sendable {
        case tooLarge(bytes: Int, limit: Int)
        case wrongEncoding
        /// The content does not have the format that its first bytes indicate.
        case malformed
    }

    /// The file's name.
    package var file: String
    /// The line of the error, in a text table.
    package var line: Int?
    package var reason: Reason

    package var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return switch reason {
        case .tooLarge(let bytes, let limit): "\(place): the table has \(bytes) bytes; at most \(limit) are read"
        case .wrongEncoding: "\(place): the table is neither in UTF-8 nor in UTF-16"
        case .malformed: "\(place): the table cannot be read from this position on"
        }
    }
}
