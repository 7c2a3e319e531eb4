import Foundation
import Testing

@testable import TextLayout

@Suite("Text layout: memory of fonts")
struct FontMemoryTests {
    @Test("The fonts of a text whose size changes continuously are released")
    func sizes() async {
        await #expect(processExitsWith: .success) {
            func layOut(_ range: Range<Int>) {
                for step in range {
                    let font = FontDescription(size: 10 + Double(step) / 100)
                    _ = Typesetter.layout(StyledText("text", attributes: TextAttributes(font: font)))
                }
                Typesetter.removeCachedLayouts()
            }
            layOut(0..<1000)
            let before = try Self.memory()

            layOut(1000..<3000)

            // Pango needs some 15 to 30 kB for each size.
            #expect(try Self.memory() - before < 10_000)
        }
    }

    /// The memory of the process, in kB.
    private static func memory() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("Anonymous:") })
        return try #require(Int(line.filter(\.isNumber)))
    }
}
