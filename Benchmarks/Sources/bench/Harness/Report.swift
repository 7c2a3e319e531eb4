import Foundation

/// The figures of a run: each is printed to standard output as a line, and all are written to a JSON file.
struct Report {
    private(set) var figures: [Figure] = []
    private let recorded: RecordedFigures

    init(recorded: RecordedFigures) { self.recorded = recorded }

    mutating func add(_ figure: Figure) throws {
        guard figure.value.isFinite, figure.reference.isFinite else {
            throw BenchmarkFailure("\(figure.name): measured \(figure.value), which is no figure")
        }
        figures.append(figure)
        Self.write(line: Self.line(figure, change: recorded.change(of: figure)))
    }

    /// Writes all figures, and creates missing folders.
    func write(to path: String) throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(figures.map(Row.init)).write(to: file, options: .atomic)
    }

    // MARK: Lines

    /// Writes a line immediately. `print` would buffer it if standard output is a pipe.
    static func write(line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    static let header = line("figure", "value", "unit", "÷ frame", "reach", "", "change")

    static func line(notMeasured name: String, _ reason: String) -> String {
        name.padded(to: 24) + "  not measured: \(reason)"
    }

    private static func line(_ figure: Figure, change: String) -> String {
        let reach =
            switch figure.reach {
            case .atMost(let limit): "≤ \(short(limit))"
            case .atLeast(let limit): "≥ \(short(limit))"
            case nil: ""
            }
        let verdict = figure.reach == nil ? "" : figure.isMet ? "ok" : "MISSED"
        return line(
            figure.name, short(figure.value), figure.unit, figure.ratio.map(short) ?? "–", reach, verdict, change)
    }

    private static func line(
        _ name: String, _ value: String, _ unit: String, _ ratio: String, _ reach: String, _ verdict: String,
        _ change: String
    ) -> String {
        let text = [
            name.padded(to: 24), value.padded(to: -10), " " + unit.padded(to: 10), ratio.padded(to: -10), "  ",
            reach.padded(to: 9), verdict.padded(to: 8), change,
        ].joined()
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    /// Three significant digits, without an exponent.
    private static func short(_ value: Double) -> String {
        let size = abs(value)
        let digits = size >= 100 || value == value.rounded() ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.01 ? 3 : 5
        return String(format: "%.\(digits)f", value)
    }

    // MARK: JSON

    private struct Row: Encodable {
        let name: String
        let value: Double
        let unit: String
        /// CPU milliseconds of the unit, measured before in the same process.
        let reference: Double
        let reach: Double?
        let met: Bool

        init(_ figure: Figure) {
            name = figure.name
            value = figure.value
            unit = figure.unit
            reference = figure.reference * 1e3
            reach = figure.reach?.limit
            met = figure.isMet
        }
    }
}

extension String {
    /// Padded with spaces to a width: on the right, or on the left for a negative width.
    fileprivate func padded(to width: Int) -> String {
        let fill = String(repeating: " ", count: max(0, abs(width) - count))
        return width < 0 ? fill + self : self + fill
    }
}
