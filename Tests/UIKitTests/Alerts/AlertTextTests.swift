import Expectations
import Testing
import UIKit

@testable import UIKitControls

@MainActor
@Suite("Long texts in alerts")
struct AlertTextTests {
    @Test("Ordinary texts have one piece, and empty texts have no pieces")
    func short() {
        let paragraphs = "One.\n\nTwo, which is longer than a line of an alert is.\n"

        expectEqual(AlertText.pieces(of: ""), [])
        expectEqual(AlertText.pieces(of: "Hello"), ["Hello"])
        expectEqual(AlertText.pieces(of: paragraphs), [paragraphs])
    }

    @Test("Long texts are cut between words or lines, or anywhere if necessary, and no characters are lost")
    func long() {
        let words = Array(repeating: "word", count: 5000)
        let lines = (0..<300).map { "Line \($0)" }

        let wordPieces = AlertText.pieces(of: words.joined(separator: " "))
        let linePieces = AlertText.pieces(of: lines.joined(separator: "\n"))
        let solid = AlertText.pieces(of: String(repeating: "x", count: 2000))

        expectEqual(wordPieces.joined(separator: " ").split(separator: " ").count, 5000)
        expectTrue(wordPieces.count > 20 && wordPieces.allSatisfy { $0.count <= 800 })
        expectEqual(linePieces.joined(separator: "\n"), lines.joined(separator: "\n"))
        expectTrue(linePieces.count == 6 && linePieces[0].hasSuffix("Line 49"))
        expectEqual(solid.map(\.count), [800, 800, 400])
    }

    @Test("Empty lines keep their height")
    func emptyLines() {
        let pieces = AlertText.pieces(of: String(repeating: "\n", count: 120))

        expectTrue(pieces.count == 3 && pieces.allSatisfy { !$0.isEmpty })
    }
}
