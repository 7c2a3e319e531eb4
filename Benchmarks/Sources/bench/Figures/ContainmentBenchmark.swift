import Measuring

/// A child is created, added, shown, hidden and removed, with all callbacks. In the program with a window, because a
/// stage records every callback.
@MainActor let containment = Benchmark("containment.op", needsDisplay: true) {
    struct Answer: Decodable {
        var cost: Double
        var reference: Double
    }
    let window = try PageWindow("--containment")
    let answer = try window.program.result(as: Answer.self, within: 20)
    return [.microseconds("containment.op", cost: answer.cost, reference: answer.reference, reach: .atMost(12))]
}
