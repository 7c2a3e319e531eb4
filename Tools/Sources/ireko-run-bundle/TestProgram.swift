import Foundation

// A handler of signals may use variables that are initialized before the program starts, and no others.
nonisolated(unsafe) private var child: pid_t = 0

/// The program with the tests, which this folder contains.
struct TestProgram {
    private let folder: String
    private let program: String

    init() throws {
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        folder = ((own ?? CommandLine.arguments[0]) as NSString).deletingLastPathComponent
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/tests")) ?? []
        guard let name = names.first(where: { $0.hasSuffix(".xctest") }) else {
            throw Failure("\(folder)/tests has no test program. `ireko build --tests --bundle` writes it.", 65)
        }
        program = "\(folder)/tests/\(name)"
    }

    /// The options that select the tests of the project's test plan: `--filter` and `--skip`, each followed by its
    /// pattern. The file is missing if all tests are selected.
    var selection: [String] {
        let text = (try? String(contentsOfFile: folder + "/selection", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    /// The tests of both libraries.
    func tests() throws -> [Test] {
        var tests: Set<Test> = []
        func add(_ library: Test.Library, _ arguments: [String]) throws {
            var lines: [String] = []
            let status = try run(arguments + ["--list-tests"], isShown: false) { lines.append(String($0)) }
            // Swift Testing has an exit code for no test.
            guard status == 0 || status == 69 else {
                throw Failure("the tests cannot be listed: \(Self.description(of: status)).", 65)
            }
            for line in lines where line.contains(".") && !line.hasPrefix("Listing ") {
                tests.insert(Test(library: library, name: line))
            }
        }
        try add(.xctest, [])
        try add(.swiftTesting, ["--testing-library", "swift-testing"])
        return tests.sorted()
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - isShown: Whether its standard output is written to this process's.
    ///   - line: Is called with each line of standard output.
    /// - Returns: The exit code, or the negative number of the signal that ended the program.
    func run(_ arguments: [String], isShown: Bool = true, line: (Substring) -> Void = { _ in }) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        // Foundation starts the process in a separate group, which the terminal does not interrupt.
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { received in
                if child > 0 { kill(child, SIGKILL) }
                _exit(128 + received)
            }
        }
        do {
            try process.run()
        } catch {
            throw Failure("\(program) cannot be started: \(error.localizedDescription)", 65)
        }
        child = process.processIdentifier
        defer { child = 0 }
        var rest = Data()
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
            if isShown { FileHandle.standardOutput.write(data) }
            rest += data
            while let end = rest.firstIndex(of: 10) {
                line(String(decoding: rest[..<end], as: UTF8.self)[...])
                rest = Data(rest[(end + 1)...])
            }
        }
        if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)[...]) }
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
    }

    /// The environment of the program: its libraries and fonts are in the folder.
    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        let libraries = environment["LD_LIBRARY_PATH"].map { $0.isEmpty ? "" : ":" + $0 } ?? ""
        environment["LD_LIBRARY_PATH"] = folder + "/lib" + libraries
        for (name, file) in [
            ("FONTCONFIG_FILE", "/fonts/fonts.conf"), ("GDK_PIXBUF_MODULE_FILE", "/lib/loaders.cache"),
        ]
        where FileManager.default.fileExists(atPath: folder + file) {
            environment[name] = folder + file
        }
        // fontconfig needs a folder for its cache.
        if environment["HOME"] == nil, environment["XDG_CACHE_HOME"] == nil {
            environment["XDG_CACHE_HOME"] = NSTemporaryDirectory() + "/ireko-cache-\(getuid())"
        }
        return environment
    }

    /// The end of a process, for messages.
    static func description(of status: Int32) -> String {
        status < 0
            ? "the process was ended by signal \(-status) (\(String(cString: strsignal(-status))))"
            : "the process ended with exit code \(status)"
    }
}
