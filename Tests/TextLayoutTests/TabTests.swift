import Expectations
import Foundation
import Testing

@testable import TextLayout

@MainActor @Suite("Text layout: tabs")
struct TabTests {
    private func places(_ string: String, of offsets: [Int], _ style: ParagraphStyle = ParagraphStyle()) -> [Double] {
        let frame = Typesetter.layout(
            StyledText(string, attributes: TextAttributes(font: FontDescription(size: 10)), style: style), width: 1000)
        return offsets.map { Double(frame.caretRect(at: $0)?.minX ?? -1) }
    }

    private func areNear(_ places: [Double], _ expected: [Double]) -> Bool {
        zip(places, expected).allSatisfy { abs($0 - $1) < 0.5 }
    }

    @Test("Without stops tabs move to multiples of 28 points")
    func usual() {
        expectTrue(areNear(places("a\tb\tc", of: [2, 4]), [28, 56]))
        expectTrue(areNear(places("wwwwww\tb", of: [7]), [56]))
    }

    @Test("Tabs move to stops, and after the last stop by the interval")
    func stops() {
        var style = ParagraphStyle()
        style.tabStops = [TabStop(alignment: .left, location: 100), TabStop(alignment: .left, location: 50)]
        style.tabInterval = 40

        expectTrue(areNear(places("a\tb\tc\td\te", of: [2, 4, 6, 8], style), [50, 100, 120, 160]))
    }

    @Test("At a right stop the text behind the tab ends")
    func right() {
        var style = ParagraphStyle()
        style.tabStops = [TabStop(alignment: .right, location: 100)]

        expectTrue(areNear(places("a\tbcd", of: [5], style), [100]))
    }

    @Test("Non-finite and endless stops are ignored")
    func hostile() {
        var style = ParagraphStyle()
        style.tabStops = (0..<10_000).map { TabStop(alignment: .left, location: $0 == 0 ? .nan : Double($0)) }
        style.tabInterval = .infinity

        #expect(places("a\tb", of: [2], style)[0] > 0)
    }
}
