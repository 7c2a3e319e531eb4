/// One measured figure: a line of the report and an object of `Output/bench.json`.
struct Figure: Sendable {
    /// What it is, in dots: `slide.headless`.
    let name: String
    /// The measured value, in `unit`.
    let value: Double
    /// The unit of `value` and of `reach`: `ms`, `frames`, `× memcpy`.
    let unit: String
    /// CPU seconds of copying a frame, measured in the same process right before (`FrameCopy.measure()`).
    let reference: Double
    /// CPU seconds of what was measured, to be compared with the reference; `nil` where that says nothing (a count).
    let cost: Double?
    /// What the value must reach; `nil` for a figure that is only of interest.
    let reach: Reach?

    /// How many copies of a frame it costs.
    var ratio: Double? { cost.map { $0 / reference } }

    /// Whether it reaches what it must. A value that is not a number reaches nothing.
    var isMet: Bool { reach?.isMet(by: value) ?? value.isFinite }
}

extension Figure {
    /// A figure that *is* the ratio to a copy of a frame.
    static func copies(_ name: String, cost: Double, reference: Double, reach: Reach?) -> Figure {
        Figure(name: name, value: cost / reference, unit: "× memcpy", reference: reference, cost: cost, reach: reach)
    }

    /// CPU time in microseconds.
    static func microseconds(_ name: String, cost: Double, reference: Double, reach: Reach?) -> Figure {
        Figure(name: name, value: cost * 1e6, unit: "µs", reference: reference, cost: cost, reach: reach)
    }

    /// CPU time in milliseconds.
    static func milliseconds(_ name: String, cost: Double, reference: Double, reach: Reach?) -> Figure {
        Figure(name: name, value: cost * 1e3, unit: "ms", reference: reference, cost: cost, reach: reach)
    }
}

/// What a figure must reach, in the figure's unit.
enum Reach: Sendable {
    case atMost(Double)
    case atLeast(Double)

    var limit: Double {
        switch self {
        case .atMost(let limit), .atLeast(let limit): limit
        }
    }

    func isMet(by value: Double) -> Bool {
        switch self {
        case .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        }
    }
}
