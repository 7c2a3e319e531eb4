import Foundation
import Testing

/// The program `state-saver`, which saves one state after the other. It runs in real time, since it is a separate
/// process.
final class SavingProcess {
    static let application = "state-saver"

    private let process = Process()
    private let output: FileHandle
    private var text = ""

    /// - Parameter first: The number of the first state.
    init(_ folder: URL, from first: Int64) throws {
        let pipe = Pipe()
        output = pipe.fileHandleForReading
        let program: URL = try #require(Self.program, "state-saver is not beside the tests")
        process.executableURL = program
        process.arguments = [folder.path, "\(first)"]
        process.standardOutput = pipe
        try process.run()
    }

    /// Waits until it has printed a number of lines, or has ended: the first line when it begins, and one for each
    /// state.
    func wait(lines: Int) {
        while text.count(where: { $0 == "\n" }) < lines {
            let data = output.availableData
            guard !data.isEmpty else { return }
            text += String(decoding: data, as: UTF8.self)
        }
    }

    /// - Returns: The number of the last state that it reported as saved.
    func kill(after seconds: Double) -> Int64? {
        usleep(useconds_t(seconds * 1e6))
        Foundation.kill(process.processIdentifier, SIGKILL)
        text += String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        // An incomplete last line was not fully printed.
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last.flatMap { Int64($0) }
    }

    /// Whether it ran until it was ended.
    var wasKilled: Bool { process.terminationReason == .uncaughtSignal }

    /// The program beside the tests.
    private static var program: URL? {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let places = [tests, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
        return places.map { $0.appendingPathComponent(application) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
