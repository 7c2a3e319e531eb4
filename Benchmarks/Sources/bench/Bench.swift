import Foundation

/// `bench`: measures, prints a line for each figure, and writes all figures as JSON.
///
/// A figure that misses its target is a result and not a failure: the program only fails if a figure could not be
/// measured.
@main @MainActor enum Bench {
    private static let usage = """
        usage: bench [--only REGEX] [--output FILE] [--list]
          --only REGEX    measure only the figures whose name it is found in
          --output FILE   where the figures go as JSON (Output/bench.json)
          --list          print the names of the figures
        """

    private struct Options {
        var only: Regex<AnyRegexOutput>?
        var output = "Output/bench.json"
        var isListing = false
    }

    static func main() {
        let options: Options
        do {
            options = try parse(CommandLine.arguments.dropFirst())
        } catch {
            stop("\(error)\n\(usage)", status: 2)
        }
        let chosen = allBenchmarks.filter { benchmark in
            guard let only = options.only else { return true }
            return benchmark.names.contains { $0.contains(only) }
        }
        guard !chosen.isEmpty else { stop("no figure has such a name; see --list", status: 2) }
        if options.isListing {
            for name in chosen.flatMap(\.names) { print(name) }
            return
        }
        let failures = run(chosen, output: options.output)
        guard failures == 0 else { stop("\(failures) could not be measured", status: 1) }
    }

    private static func run(_ benchmarks: [Benchmark], output: String) -> Int {
        var report = Report()
        var failures = 0
        Report.write(line: Report.header)
        for benchmark in benchmarks {
            do {
                if benchmark.needsDisplay { _ = try XServer.current() }
                for figure in try benchmark.measure() { try report.add(figure) }
            } catch let reason as NotMeasured {
                for name in benchmark.names { Report.write(line: Report.line(notMeasured: name, "\(reason)")) }
            } catch {
                failures += 1
                complain("\(benchmark.names.joined(separator: ", ")): \(error)")
            }
        }
        do {
            try report.write(to: output)
        } catch {
            failures += 1
            complain("\(output): \(error.localizedDescription)")
        }
        return failures
    }

    private static func parse(_ arguments: ArraySlice<String>) throws -> Options {
        var options = Options()
        var rest = arguments
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw BenchmarkFailure("\(option) needs a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--only":
                let pattern = try value(of: argument)
                do {
                    options.only = try Regex(pattern)
                } catch {
                    throw BenchmarkFailure("'\(pattern)' is not a regular expression: \(error)")
                }
            case "--output": options.output = try value(of: argument)
            case "--list": options.isListing = true
            default: throw BenchmarkFailure("unknown argument '\(argument)'")
            }
        }
        return options
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
    }

    private static func stop(_ text: String, status: Int32) -> Never {
        complain(text)
        exit(status)
    }
}
