import Foundation

/// A file of results in the format that `swift test --xunit-output` writes.
enum XunitFile {
    static func write(_ results: [(test: Test, outcome: TestRun.Outcome)], to path: String) throws {
        let failures = results.filter { $0.outcome.status == .failed }.count
        let skipped = results.filter { $0.outcome.status == .skipped }.count
        let time = results.reduce(0) { $0 + $1.outcome.seconds }
        var lines = [
            "<testsuite name=\"TestResults\" errors=\"0\" tests=\"\(results.count)\" failures=\"\(failures)\" "
                + "skipped=\"\(skipped)\" time=\"\(time)\">"
        ]
        for (test, outcome) in results {
            let (suite, function) = test.parts
            let start =
                "<testcase classname=\"\(escaped(suite))\" name=\"\(escaped(function))\" time=\"\(outcome.seconds)\""
            let message = escaped(outcome.messages.joined(separator: "\n")[...])
            switch outcome.status {
            case .passed: lines.append(start + "/>")
            case .failed: lines.append(start + "><failure message=\"\(message)\"/></testcase>")
            case .skipped: lines.append(start + "><skipped message=\"\(message)\"/></testcase>")
            }
        }
        try write(lines + ["</testsuite>"], path)
    }

    /// Writes the suites in several files to one file.
    static func merge(_ files: [String], into path: String) throws {
        var suites: [String] = []
        for file in files {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8),
                let start = text.range(of: "<testsuite "),
                let end = text.range(of: "</testsuites>", options: .backwards),
                start.lowerBound < end.lowerBound
            else { throw Failure("\(file) cannot be read, or has no results.", 65) }
            suites.append(text[start.lowerBound..<end.lowerBound].trimmingCharacters(in: .newlines))
        }
        try write(suites, path)
    }

    private static func write(_ lines: [String], _ path: String) throws {
        let text = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"] + lines + ["</testsuites>", ""]
        do {
            try Data(text.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw Failure("\(path) cannot be written: \(error.localizedDescription)", 65)
        }
    }

    private static func escaped(_ text: Substring) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            // XML permits no other control characters.
            case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
