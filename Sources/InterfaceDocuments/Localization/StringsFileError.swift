/// Why a table of strings cannot be read.
package struct StringsFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    package enum Reason: Hashable, Sendable {
        case tooLarge(bytes: Int, limit: Int)
        case wrongEncoding
        /// It is not of the format that it begins like.
        case malformed
    }

    /// The file's name.
    package var file: String
    /// The line, in a table that is text.
    package var line: Int?
    package var reason: Reason

    package var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return switch reason {
        case .tooLarge(let bytes, let limit): "\(place): the table has \(bytes) bytes; at most \(limit) are read"
        case .wrongEncoding: "\(place): the table is neither in UTF-8 nor in UTF-16"
        case .malformed: "\(place): the table cannot be read from here"
        }
    }
}
