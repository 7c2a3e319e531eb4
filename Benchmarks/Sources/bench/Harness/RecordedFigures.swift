import Foundation

/// The figures of earlier runs on machines of the same kind: for each figure the range of its recorded values.
///
/// The file `Benchmarks/recorded.tsv` has a line for each machine and figure: the kind of the machine, the name, the
/// smallest and the largest value. `make bench ARGS="--record"` extends the ranges by the values of its run.
struct RecordedFigures {
    /// The factor between a recorded limit and a value that is reported as worse.
    private static let margin = 1.05

    private var ranges: [String: [String: ClosedRange<Double>]] = [:]
    private let machine = Self.machine

    /// Reads a file. A file that does not exist has no figures.
    init(path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 4, let low = Double(fields[2]), let high = Double(fields[3]), low <= high else {
                throw BenchmarkFailure("\(path): '\(line)' is not a machine, a figure and two values")
            }
            ranges[fields[0], default: [:]][fields[1]] = low...high
        }
    }

    /// Returns the difference between a value and the recorded range in percent, with the word `worse` if the value is
    /// outside the range on the side that the figure's limit forbids. Returns an empty text for a value in the range,
    /// and for a figure that is not recorded for this kind of machine.
    func change(of figure: Figure) -> String {
        guard let range = ranges[machine]?[figure.name] else { return "" }
        let nearest = min(max(figure.value, range.lowerBound), range.upperBound)
        guard nearest > 0, figure.value > 0, figure.value != nearest else { return "" }
        let factor = figure.value / nearest
        let percent = String(format: "%+.0f %%", (factor - 1) * 100)
        switch figure.reach {
        case .atMost where factor > Self.margin, .atLeast where factor < 1 / Self.margin: return percent + " worse"
        case .atMost, .atLeast, nil: return abs(factor - 1) < Self.margin - 1 ? "" : percent
        }
    }

    /// Extends the ranges by figures of this machine, and writes the file.
    mutating func record(_ figures: [Figure], to path: String) throws {
        for figure in figures {
            let range = ranges[machine]?[figure.name] ?? figure.value...figure.value
            ranges[machine, default: [:]][figure.name] =
                min(range.lowerBound, figure.value)...max(range.upperBound, figure.value)
        }
        let lines = ranges.sorted { $0.key < $1.key }.flatMap { machine, figures in
            figures.sorted { $0.key < $1.key }.map { name, range in
                String(format: "%@\t%@\t%.6g\t%.6g\n", machine, name, range.lowerBound, range.upperBound)
            }
        }
        try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// The kind of this machine: the processor's model, its cache and the number of cores.
    private static var machine: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        func value(_ key: String) -> String {
            let line = text.split(separator: "\n").first { $0.hasPrefix(key + "\t") }
            return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "?"
        }
        let cores = ProcessInfo.processInfo.processorCount
        return "\(value("model name")) \(value("cpu family")).\(value("model")), \(value("cache size")), \(cores) cores"
    }
}
