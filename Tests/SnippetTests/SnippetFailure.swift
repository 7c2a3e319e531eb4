/// A check of a snippet that failed. It is thrown, so that Swift Testing and XCTest both report it.
struct SnippetFailure: Error, CustomStringConvertible {
    let description: String
}

/// Throws if a condition does not hold.
func check(_ condition: Bool, file: String = #fileID, line: Int = #line) throws {
    if !condition { throw SnippetFailure(description: "\(file):\(line): the condition does not hold") }
}
