import RandomSupport

/// Random text that is difficult for code that counts characters.
enum HostileText {
    private static let pieces = [
        "a", "b ", "word ", "two words", "\n", "\r", "\r\n", "\u{2029}", "\u{2028}", "\t", "\u{0}", "😀", "👨‍👩‍👧", "🇩🇪",
        "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "שלום", "مرحبا", "กำ", "กิ่", "한", "\u{1112}\u{1161}", "漢字",
        "\u{202E}",
        "\u{200F}", "\u{2066}", "\u{FFFC}", "\u{AD}", "क्षि", "\u{10FFFF}", "\u{85}", "\u{FEFF}",
    ]

    static func make(_ random: inout SeededGenerator, most: Int) -> String {
        (0..<random.below(most + 1)).map { _ in random.pick(pieces) }.joined()
    }
}
