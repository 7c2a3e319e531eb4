import ArgumentParser
import Foundation

// A handler of signals may use variables that are initialized before the program starts, and no others.
nonisolated(unsafe) private var child: pid_t = 0
nonisolated(unsafe) private var interruption: Int32 = 0

/// Runs the Swift on `PATH`.
enum Toolchain {
    /// Runs a process and passes interrupts on, since Foundation starts the process in a separate group, which the
    /// terminal does not interrupt.
    private static func run(_ process: Process, _ body: () -> Void) throws {
        let signals = [SIGINT, SIGTERM, SIGHUP]
        interruption = 0
        for number in signals {
            signal(number) { received in
                interruption = received
                // SwiftPM ends its own processes after this signal.
                if child > 0 { kill(-child, SIGINT) }
            }
        }
        defer {
            child = 0
            for number in signals { signal(number, SIG_DFL) }
        }
        do {
            try process.run()
        } catch {
            throw Failure("`swift` cannot be started: \(error). See `ireko doctor`.", .unavailable)
        }
        child = process.processIdentifier
        if interruption != 0 { kill(-child, SIGINT) }
        body()
        process.waitUntilExit()
        if interruption != 0 { throw ExitCode(128 + interruption) }
    }

    private static func process(_ program: String, _ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        var environment = ProcessInfo.processInfo.environment
        // The launcher's variables are for the tool only, and show `ldd` the libraries of Swift.
        for (name, saved) in [("LD_LIBRARY_PATH", "IREKO_LD_LIBRARY_PATH")]
        where environment[saved] != nil && program != "ldd" {
            let value = environment.removeValue(forKey: saved)
            environment[name] = value == "" ? nil : value
        }
        if arguments.first == "test" {
            // Tests have the texts of the development language on each machine.
            environment["LC_ALL"] = "C.UTF-8"
            environment["LANGUAGE"] = nil
        }
        process.environment = environment
        return process
    }

    /// Runs a command and returns its standard output. Its errors are shown.
    static func output(of program: String = "swift", _ arguments: [String]) throws -> Data {
        let process = process(program, arguments)
        let pipe = Pipe()
        process.standardOutput = pipe
        var data = Data()
        try run(process) { data = pipe.fileHandleForReading.readDataToEndOfFile() }
        guard process.terminationStatus == 0 else {
            throw Failure(
                "`\(program) \(arguments.joined(separator: " "))` failed with \(process.terminationStatus).",
                .unreadable)
        }
        return data
    }

    /// Runs a command whose output is shown as it is written.
    ///
    /// - Parameter line: Is called with each line of standard output.
    /// - Returns: The exit status, or 128 and the number of the signal that ended the command.
    static func run(_ arguments: [String], line: ((Substring) -> Void)? = nil) throws -> Int32 {
        let process = process("swift", arguments)
        let pipe = line.map { _ in Pipe() }
        if let pipe { process.standardOutput = pipe }
        try run(process) {
            guard let pipe, let line else { return }
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
        return process.terminationReason == .uncaughtSignal
            ? 128 + process.terminationStatus : process.terminationStatus
    }
}
