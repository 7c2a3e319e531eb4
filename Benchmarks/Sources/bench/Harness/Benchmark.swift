/// Something to measure. It may yield several figures, when one run answers several questions.
struct Benchmark {
    /// The names of the figures it yields; `--only` picks by these.
    let names: [String]
    /// Whether it opens a window or watches the screen.
    let needsDisplay: Bool
    /// Measures. What it throws fails this benchmark alone.
    let measure: @MainActor () throws -> [Figure]

    init(_ names: String..., needsDisplay: Bool = false, measure: @escaping @MainActor () throws -> [Figure]) {
        self.names = names
        self.needsDisplay = needsDisplay
        self.measure = measure
    }
}

/// The reference of a benchmark is not available: reported in one line, and no failure.
struct NotMeasured: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Why something could not be measured, in one sentence.
struct BenchmarkFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
