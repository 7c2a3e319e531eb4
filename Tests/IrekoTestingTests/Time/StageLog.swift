import IrekoTesting

/// Lines in order of addition, with the stage's time if a stage exists.
@MainActor final class StageLog {
    private let stage: Stage?
    private(set) var lines: [String] = []

    init(_ stage: Stage? = nil) { self.stage = stage }

    func add(_ line: String) {
        lines.append(stage.map { "\(line) \(($0.time * 1e6).rounded() / 1e6)" } ?? line)
    }
}
