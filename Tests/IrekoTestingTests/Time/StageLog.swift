import IrekoTesting

/// Lines in the order in which they were added, with the stage's time if there is one.
@MainActor final class StageLog {
    private let stage: Stage?
    private(set) var lines: [String] = []

    init(_ stage: Stage? = nil) { self.stage = stage }

    func add(_ line: String) {
        lines.append(stage.map { "\(line) \(($0.time * 1e6).rounded() / 1e6)" } ?? line)
    }
}
