import CGIO
import Expectations
import Testing

@testable import DesktopBus

/// The key events for screen readers.
@Suite("Keys for screen readers")
struct AccessibleKeyTests {
    private func key(
        _ usage: Int, _ characters: String = "", _ text: String = "", isShift: Bool = false, isControl: Bool = false,
        isDown: Bool = true, seconds: Double = 1.5
    ) -> AccessibleKey {
        AccessibleKey(
            isDown: isDown, usage: usage, characters: characters, text: text, isShift: isShift, isLock: false,
            isControl: isControl, isAlternate: false, isCommand: false, seconds: seconds)
    }

    @Test(
        "Keys have the symbols and codes of the X Window System",
        arguments: [
            (0x04, "a", "a", UInt32(0x61), 38, "a"), (0x04, "a", "A", 0x41, 38, "A"), (0x24, "7", "&", 0x26, 16, "&"),
            (0x2C, " ", " ", 0x20, 65, ""), (0x28, "\r", "\n", 0xFF0D, 36, ""), (0x2B, "\t", "\t", 0xFF09, 23, ""),
            (0x52, "", "", 0xFF52, 111, ""), (0x4F, "", "", 0xFF53, 114, ""), (0x45, "", "", 0xFFC9, 96, ""),
            (0x2F, "ü", "ü", 0xFC, 34, "ü"), (0x14, "й", "й", 0x0100_0439, 24, "й"), (0xE1, "", "", 0xFFE1, 0, ""),
            (0x63, ".", ".", 0x2E, 91, "."), (0x1F, "2", "😀", 0x0101_F600, 11, "😀"),
        ])
    func symbols(_ usage: Int, _ characters: String, _ text: String, _ symbol: UInt32, _ code: Int, _ typed: String) {
        let key = key(usage, characters, text)
        expectEqual(key.symbol, symbol)
        expectEqual(key.code, code)
        expectEqual(key.text, typed)
    }

    @Test("A release with shift has the symbol of the capital letter")
    func release() {
        let key = key(0x04, "a", isShift: true, isControl: true, isDown: false)
        expectEqual(key.symbol, 0x41)
        expectEqual(key.modifiers, 5)
        expectFalse(key.isDown)
    }

    @Test("Unknown usages and times are harmless")
    func extremes() {
        for usage in [-1, 0, 3, 100, 0xFFFF, .max] {
            let key = key(usage, seconds: usage == 0 ? .nan : .infinity)
            expectEqual(key.code, 0)
            expectEqual(key.time, 0)
        }
        expectEqual(key(4, seconds: -5).time, 0)
        expectEqual(key(4, seconds: 1e300).time, 2_000_000_000)
    }

    @Test("The registry receives a key with the types of AT-SPI")
    func value() throws {
        let value = try #require(key(0x04, "a", "a").value)
        expectEqual(String(cString: g_variant_get_type_string(value)), "(uiuuisb)")
    }
}
