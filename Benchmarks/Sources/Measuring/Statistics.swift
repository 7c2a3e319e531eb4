extension Collection<Double> {
    /// The middle value, or the mean of the two middle values; NaN for an empty collection.
    public var median: Double {
        guard !isEmpty else { return .nan }
        let sorted = sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// The differences between each value and the one before it.
    public var gaps: [Double] {
        zip(self, dropFirst()).map { $1 - $0 }
    }
}

/// Runs `measure` a number of times and returns all results; use the `median`, or `min()` if noise only increases the
/// result.
public func rounds(_ count: Int, _ measure: () throws -> Double) rethrows -> [Double] {
    try (0..<count).map { _ in try measure() }
}
