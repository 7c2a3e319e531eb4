import Expectations
import Foundation
import Testing

@testable import TextLayout

/// The library that orders text of both directions uses freed memory if controls are not nested properly.
@MainActor @Suite("Text layout: directional controls")
struct DirectionalControlsTests {
    private func unusable(_ string: String) -> [Int] {
        var string = string
        return string.withUTF8 { DirectionalControls.unusable(in: $0) }
    }

    @Test("Nested and unclosed controls are kept")
    func nested() {
        expectEqual(unusable("plain “text” …"), [])
        expectEqual(unusable("\u{202A}a\u{202E}b\u{202C}c\u{202C}"), [])
        expectEqual(unusable("\u{2068}a\u{2066}b\u{2069}c\u{2069}"), [])
        expectEqual(unusable("\u{2067}a\u{202B}b"), [])
        // The end of an isolate ends the embedding in it.
        expectEqual(unusable("\u{2067}a\u{202B}b\u{2069}c"), [])
    }

    @Test("Ends without a beginning are replaced")
    func unmatched() {
        expectEqual(unusable("a\u{202C}b\u{2069}"), [1, 5])
        expectEqual(unusable("\u{202B}a\u{2069}b\u{202C}"), [4])
        expectEqual(unusable("\u{2067}a\u{202C}b\u{2069}"), [4])
    }

    @Test("Controls deeper than the limit are replaced with their ends")
    func depth() {
        let limit = DirectionalControls.depthLimit
        let deep = String(repeating: "\u{2067}", count: limit + 1) + String(repeating: "\u{2069}", count: limit + 1)

        expectEqual(unusable(deep), [3 * limit, 3 * limit + 3])
    }

    @Test("A paragraph with a block separator has no controls")
    func blockSeparators() {
        for separator in ["\u{85}", "\u{1C}", "\u{2029}"] {
            let controls = "\u{202A}a\u{202C}"
            expectEqual(unusable(controls + separator), [0, 4])
            expectEqual(unusable("a" + separator), [])
        }
    }

    @Test("Replaced controls take no space, and keep all offsets")
    func replaced() {
        let frame = Typesetter.layout(text("ab\u{2069}\u{202C}cd"))

        expectEqual(frame.lines[0].range, 0..<6)
        let same = Typesetter.layout(text("ab\u{206A}\u{206A}cd"))
        expectEqual(frame.size.width, same.size.width)
        #expect(abs(frame.size.width - Typesetter.layout(text("abcd")).size.width) < 1)
    }

    @Test("A megabyte of controls takes moderate time")
    func megabyte() {
        let controls = String(repeating: "\u{202B}", count: 150_000) + String(repeating: "\u{2069}", count: 150_000)

        expectEqual(unusable(controls).count, 300_000 - DirectionalControls.depthLimit)
    }
}
