/// The lines of two values as one list: `-` before lines that are missing, `+` before lines that are not expected.
struct LineDifference: CustomStringConvertible {
    private let value: [String]
    private let expected: [String]

    /// `nil` when the values have no lines.
    init?(of value: some Any, from expected: some Any) {
        guard let value = Self.lines(value), let expected = Self.lines(expected) else { return nil }
        (self.value, self.expected) = (value, expected)
    }

    private static func lines(_ value: some Any) -> [String]? {
        if let lines = value as? [String] { return lines }
        guard let text = value as? String, text.contains("\n") else { return nil }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    var description: String {
        let difference = value.difference(from: expected)
        let missing = Set(
            difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
        let added = Set(
            difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
        var (lines, old, new) = ([String](), 0, 0)
        while old < expected.count || new < value.count {
            if missing.contains(old) {
                lines.append("- \(expected[old])")
                old += 1
            } else if added.contains(new) {
                lines.append("+ \(value[new])")
                new += 1
            } else {
                lines.append("  \(value[new])")
                (old, new) = (old + 1, new + 1)
            }
        }
        return lines.joined(separator: "\n")
    }
}
