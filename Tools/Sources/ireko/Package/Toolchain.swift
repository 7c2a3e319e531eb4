import ArgumentParser
import Foundation

/// Runs the Swift on `PATH`.
enum Toolchain {
    private static func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        var environment = ProcessInfo.processInfo.environment
        // The launcher's variables are for the tool only.
        for (name, saved) in [("LD_LIBRARY_PATH", "IREKO_LD_LIBRARY_PATH")] where environment[saved] != nil {
            let value = environment.removeValue(forKey: saved)
            environment[name] = value == "" ? nil : value
        }
        process.environment = environment
        return process
    }

    /// Runs a command and returns its standard output. Its errors are shown.
    static func output(_ arguments: [String]) throws -> Data {
        let process = process(arguments)
        let pipe = Pipe()
        process.standardOutput = pipe
        do {
            try process.run()
        } catch {
            throw Failure("`swift` cannot be started: \(error). See `ireko doctor`.", .unavailable)
        }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(
                "`swift \(arguments.joined(separator: " "))` failed with \(process.terminationStatus).", .unreadable)
        }
        return data
    }

    /// Runs a command whose output is shown as it is written.
    ///
    /// - Parameter line: Is called with each line of standard output.
    /// - Returns: The exit status, or 128 and the number of the signal that ended the command.
    static func run(_ arguments: [String], line: ((Substring) -> Void)? = nil) throws -> Int32 {
        let process = process(arguments)
        let pipe = line.map { _ in Pipe() }
        if let pipe { process.standardOutput = pipe }
        // An interrupt goes to the whole group: the command ends, and then the tool.
        signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, SIG_DFL) }
        do {
            try process.run()
        } catch {
            throw Failure("`swift` cannot be started: \(error). See `ireko doctor`.", .unavailable)
        }
        if let pipe, let line {
            var rest = Data()
            while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
                FileHandle.standardOutput.write(data)
                rest += data
                while let end = rest.firstIndex(of: 10) {
                    line(String(decoding: rest[..<end], as: UTF8.self)[...])
                    rest = Data(rest[(end + 1)...])
                }
            }
        }
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
            ? 128 + process.terminationStatus : process.terminationStatus
    }
}
