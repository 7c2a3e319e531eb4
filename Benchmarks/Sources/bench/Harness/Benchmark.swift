/// A benchmark, which may yield several figures of a single run.
struct Benchmark {
    /// The names of the figures; `--only` selects by these.
    let names: [String]
    /// Whether it opens a window or watches the screen.
    let needsDisplay: Bool
    /// Measures the figures. An error fails only this benchmark.
    let measure: @MainActor () throws -> [Figure]

    init(_ names: String..., needsDisplay: Bool = false, measure: @escaping @MainActor () throws -> [Figure]) {
        self.names = names
        self.needsDisplay = needsDisplay
        self.measure = measure
    }
}

/// The reference of a benchmark is not available: reported in a line, but not a failure.
struct NotMeasured: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The reason why a figure could not be measured, in a sentence.
struct BenchmarkFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
