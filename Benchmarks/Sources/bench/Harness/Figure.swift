/// A measured figure: a line of the report and an object of `Output/bench.json`.
struct Figure: Sendable {
    /// The name, with dots: `slide.headless`.
    let name: String
    /// The measured value, in `unit`.
    let value: Double
    /// The unit of `value` and of `reach`: `ms`, `frames`, `× frame`.
    let unit: String
    /// CPU seconds of the unit, measured in the same process right before (`FrameCopy.measure()`).
    let reference: Double
    /// CPU seconds of the measured work, for comparison with the reference; `nil` if it is meaningless (a count).
    let cost: Double?
    /// The target of the value; `nil` for a figure without a target.
    let reach: Reach?

    /// The cost in copies of a frame.
    var ratio: Double? { cost.map { $0 / reference } }

    /// Whether the target is met. NaN meets no target.
    var isMet: Bool { reach?.isMet(by: value) ?? value.isFinite }
}

extension Figure {
    /// A figure that *is* the ratio to a copy of a frame.
    static func copies(_ name: String, cost: Double, reference: Double, reach: Reach?) -> Figure {
        Figure(name: name, value: cost / reference, unit: "× frame", reference: reference, cost: cost, reach: reach)
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

/// The target of a figure, in the figure's unit.
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
