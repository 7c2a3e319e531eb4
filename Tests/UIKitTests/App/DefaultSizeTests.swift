import Expectations
import Testing

@testable import UIKitCore

@MainActor
@Suite("The size from the environment")
struct DefaultSizeTests {
    private static let phone = CGSize(width: 390, height: 844)

    @Test("A width and a height are used, a missing value is a phone's size, and both are accepted silently")
    func sizes() {
        let none = UIScreen.defaultSize(written: nil)
        let wide = UIScreen.defaultSize(written: "1280x800.5")
        let largest = UIScreen.defaultSize(written: "16384x1")

        expectEqual(none.size, Self.phone)
        expectNil(none.message)
        expectEqual(wide.size, CGSize(width: 1280, height: 800.5))
        expectNil(wide.message)
        expectEqual(largest.size, CGSize(width: 16384, height: 1))
        expectNil(largest.message)
    }

    @Test(
        "A malformed size is reported with the expected form",
        arguments: ["", "big", "390", "x844", "1x2x3", "nanx5", "5xinf"])
    func noSize(text: String) {
        let (size, message) = UIScreen.defaultSize(written: text)

        expectEqual(size, Self.phone)
        expectEqual(message, "IREKO_SIZE=\(text) does not have the form 390x844; using 390x844")
    }

    @Test(
        "A size that no window can have is reported with the limit",
        arguments: ["99999x99999", "0x0", "-390x844", "16384.5x5"])
    func tooLarge(text: String) {
        let (size, message) = UIScreen.defaultSize(written: text)

        expectEqual(size, Self.phone)
        expectEqual(
            message, "IREKO_SIZE=\(text): a window must be from 1 to 16384 points wide and high; using 390x844")
    }

    @Test("A long value is not repeated in full")
    func longText() {
        let (size, message) = UIScreen.defaultSize(written: String(repeating: "9\n", count: 100_000))

        expectTrue(size == Self.phone && message?.count ?? 1000 < 200 && message?.contains("\n") == false)
    }
}
