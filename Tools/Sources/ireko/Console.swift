import Foundation

/// The tool's output on standard error.
enum Console {
    /// Whether standard error is a terminal, which can show colors.
    private static let hasColours = isatty(2) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

    /// Writes a line to standard error.
    static func error(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    /// Writes a line about the progress of the work, to terminals only.
    static func progress(_ line: String) {
        guard isatty(2) == 1 else { return }
        error(line)
    }

    static func bold(_ text: String) -> String { hasColours ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    static func red(_ text: String) -> String { hasColours ? "\u{1B}[31m\(text)\u{1B}[0m" : text }
    static func yellow(_ text: String) -> String { hasColours ? "\u{1B}[33m\(text)\u{1B}[0m" : text }
}
