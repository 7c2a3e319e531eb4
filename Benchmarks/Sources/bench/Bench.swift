import Foundation

/// `bench`: measures, prints a line for each figure, and writes all figures as JSON.
///
/// A figure that misses its target is a result and not a failure: the program only fails if a figure could not be
/// measured.
@main @MainActor enum Bench {
    private static let usage = """
        usage: bench [--only REGEX] [--output FILE] [--record] [--list]
          --only REGEX    measure only the figures whose name it is found in
          --output FILE   where the figures go as JSON (Output/bench.json)
          --record        add the figures to Benchmarks/recorded.tsv, with which later runs are compared
          --list          print the names of the figures
        """

    private struct Options {
        var only: Regex<AnyRegexOutput>?
        var output = "Output/bench.json"
        var isRecording = false
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
        let failures = run(chosen, options)
        guard failures == 0 else { stop("\(failures) could not be measured", status: 1) }
    }

    /// The file with the figures of earlier runs; its path is relative to the checkout.
    private static let recordedFile = "Benchmarks/recorded.tsv"

    private static func run(_ benchmarks: [Benchmark], _ options: Options) -> Int {
        var recorded: RecordedFigures
        do {
            recorded = try RecordedFigures(path: recordedFile)
        } catch {
            complain("\(error)")
            return 1
        }
        var report = Report(recorded: recorded)
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
            try report.write(to: options.output)
            if options.isRecording { try recorded.record(report.figures, to: recordedFile) }
        } catch {
            failures += 1
            complain("cannot write the figures: \(error.localizedDescription)")
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
            case "--record": options.isRecording = true
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
