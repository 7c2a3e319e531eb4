import Foundation
import Measuring

/// The costs of kiwi, the Cassowary solver in C++; each system is measured once and cached.
@MainActor enum Kiwi {
    struct Result: Decodable {
        /// CPU seconds of adding all constraints and edit variables and suggesting their first values.
        var build: Double
        /// CPU seconds of a resize step.
        var resize: Double
        /// The sum of all values.
        var sum: Double
    }

    private enum Answer: Decodable {
        case result(Result)
        case unavailable(String)

        init(from decoder: any Decoder) throws {
            if let reason = try? decoder.singleValueContainer().decode([String: String].self)["unavailable"] {
                self = .unavailable(reason)
            } else {
                self = .result(try Result(from: decoder))
            }
        }
    }

    private static var results: [String: Result] = [:]

    /// Kiwi orders its symbols by their addresses, so that its cost differs between processes, by a factor of two for
    /// a small system. The median of several processes is used.
    private static func processes(_ system: ConstraintSystem) -> Int { system.count > 100 ? 1 : 9 }

    /// - Throws: `NotMeasured` if kiwi was not available when the benchmarks were built.
    static func run(_ system: ConstraintSystem, builds: Int) throws -> Result {
        if let result = results[system.name] { return result }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("ireko-\(system.name)-\(ProcessInfo.processInfo.processIdentifier).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try system.text.write(to: file, atomically: true, encoding: .utf8)
        var runs: [Result] = []
        for _ in 0..<processes(system) {
            let program = try ChildProgram("kiwi", file.path, "\(builds)")
            switch try program.result(as: Answer.self, within: 300) {
            case .unavailable(let reason): throw NotMeasured(reason)
            case .result(let result): runs.append(result)
            }
        }
        let result = Result(
            build: runs.map(\.build).median, resize: runs.map(\.resize).median, sum: runs[0].sum)
        results[system.name] = result
        return result
    }
}
