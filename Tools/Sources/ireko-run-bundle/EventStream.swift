import Foundation

/// The events that Swift Testing writes while tests run, one in a line.
struct EventStream {
    private(set) var outcomes: [Test: TestRun.Outcome] = [:]
    /// The tests that have started and not ended.
    private(set) var running: Set<Test> = []
    private let tests: [String: Test]
    private var starts: [Test: Double] = [:]
    private var messages: [Test: [String]] = [:]

    init(_ tests: [Test]) {
        self.tests = Dictionary(tests.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private struct Record: Decodable {
        struct Payload: Decodable {
            struct Instant: Decodable { var absolute: Double }
            struct Message: Decodable {
                var symbol: String
                var text: String
            }

            var kind: String
            var testID: String?
            var instant: Instant?
            var messages: [Message]?
        }

        var kind: String
        var payload: Payload
    }

    /// Reads an event. The last line of a process that has crashed may be incomplete.
    mutating func read(_ line: Data) {
        guard let record = try? JSONDecoder().decode(Record.self, from: line), record.kind == "event",
            let test = record.payload.testID.flatMap(test)
        else { return }
        let time = record.payload.instant?.absolute ?? 0
        let symbol = record.payload.messages?.first?.symbol
        switch record.payload.kind {
        case "testStarted":
            starts[test] = time
            running.insert(test)
        case "issueRecorded":
            messages[test, default: []] += (record.payload.messages ?? []).map(\.text)
        case "testEnded":
            running.remove(test)
            outcomes[test] = TestRun.Outcome(
                // Two functions may have the same name; their results are joined.
                status: symbol == "fail" || outcomes[test]?.status == .failed ? .failed : .passed,
                seconds: time - (starts[test] ?? time), messages: messages[test] ?? [])
        case "testSkipped":
            outcomes[test] = TestRun.Outcome(
                status: .skipped, messages: (record.payload.messages ?? []).map(\.text))
        default: break
        }
    }

    /// The test of an identifier, `Module.Suite/function()/File.swift:8:6`.
    private func test(_ identifier: String) -> Test? {
        var name = identifier[...]
        while true {
            if let test = tests[String(name)] { return test }
            guard let slash = name.lastIndex(of: "/") else { return nil }
            name = name[..<slash]
        }
    }
}
