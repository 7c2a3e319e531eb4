import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Pasteboards: detection of patterns", .serialized)
struct PasteboardDetectionTests {
    private typealias Values = UIPasteboard.DetectedValues

    nonisolated private static let texts: [(String, String, String, Double?)] = [
        ("https://example.org/a?b=c", "https://example.org/a?b=c", "", nil),
        (" example.org/plants\n", "example.org/plants", "", nil),
        ("ftp://example.org", "", "", nil),
        ("plants in spring", "", "plants in spring", nil),
        ("a.b", "", "a.b", nil),
        ("someone@example.org", "", "someone@example.org", nil),
        ("-12.5", "", "", -12.5),
        ("1.2.3", "", "1.2.3", nil),
        ("nan", "", "nan", nil),
        ("two\nlines", "", "", nil),
        ("", "", "", nil),
        (String(repeating: "a", count: 5000), "", "", nil),
    ]

    @Test(arguments: texts)
    func valuesFollowFromTheText(_ text: String, _ url: String, _ search: String, _ number: Double?) throws {
        try Stage.run { stage in
            UIPasteboard.general.string = text
            var found: Values?

            UIPasteboard.general.detectValues(for: [\.probableWebURL, \.probableWebSearch, \.number]) { result in
                found = try? result.get()
            }
            expectNil(found)
            stage.settle()

            let values = try #require(found)
            expectEqual(values.probableWebURL, url)
            expectEqual(values.probableWebSearch, search)
            expectEqual(values.number, number)
            expectEqual(values.patterns.contains(\Values.probableWebURL), !url.isEmpty)
        }
    }

    @Test func onlyWhatIsAskedForIsFound() throws {
        try Stage.run { stage in
            UIPasteboard.general.strings = ["12", "example.org"]
            var found: [Set<PartialKeyPath<Values>>] = []
            var patterns: Set<UIPasteboard.DetectionPattern> = []

            UIPasteboard.general.detectPatterns(for: [\.probableWebURL], inItemSet: nil) { result in
                found = (try? result.get()) ?? []
            }
            UIPasteboard.general.detectPatterns(for: [.number, .probableWebURL] as Set<UIPasteboard.DetectionPattern>) {
                patterns = (try? $0.get()) ?? []
            }
            stage.settle()

            expectEqual(found, [[], [\Values.probableWebURL]])
            expectEqual(patterns, [.number])
        }
    }

    @Test func detectionCanBeAwaited() async throws {
        try await Stage.run { _ in
            UIPasteboard.general.string = "example.org"

            let patterns = try await UIPasteboard.general.detectedPatterns(for: [\.probableWebURL])

            expectEqual(patterns, [\Values.probableWebURL])
        }
    }
}
