import CGIO

/// A key event for clients, which need the last key to describe its effect: after an arrow key in a text, a screen
/// reader speaks the character or the line at the caret.
package struct AccessibleKey: Sendable, Equatable {
    var isDown: Bool
    /// The symbol of the key in the X Window System.
    var symbol: UInt32
    /// The code of the key in the X Window System; 0 if it is unknown.
    var code: Int
    /// The modifier keys as bits of the X Window System: shift 1, lock 2, control 4, alternate 8, command 64.
    var modifiers: UInt32
    /// The typed character; empty for keys that type no character.
    var text: String
    /// The time in milliseconds.
    var time: Int

    /// - Parameters:
    ///   - usage: The USB HID usage.
    ///   - characters: The characters of the key without modifiers.
    ///   - text: The text that the key types.
    ///   - seconds: The time in seconds.
    package init(
        isDown: Bool, usage: Int, characters: String, text: String, isShift: Bool, isLock: Bool, isControl: Bool,
        isAlternate: Bool, isCommand: Bool, seconds: Double
    ) {
        self.isDown = isDown
        let flags: [(Bool, UInt32)] = [(isShift, 1), (isLock, 2), (isControl, 4), (isAlternate, 8), (isCommand, 64)]
        modifiers = flags.reduce(0) { $1.0 ? $0 | $1.1 : $0 }
        code = Self.codes.indices.contains(usage - 4) ? Self.codes[usage - 4] + 8 : 0
        let typed = text.isEmpty ? (isShift ? characters.uppercased() : characters) : text
        if let symbol = Self.symbols[usage] {
            (self.symbol, self.text) = (symbol, "")
        } else if let scalar = typed.unicodeScalars.first {
            // The symbols of Latin 1 are its numbers.
            symbol =
                (0x20...0x7E).contains(scalar.value) || (0xA0...0xFF).contains(scalar.value)
                ? scalar.value : 0x0100_0000 | scalar.value
            self.text = typed.count == 1 && !scalar.properties.isWhitespace ? typed : ""
        } else {
            (symbol, self.text) = (0, "")
        }
        time = seconds.isFinite ? Int(max(0, min(seconds, 2_000_000)) * 1000) : 0
    }

    /// The symbols of keys without characters.
    private static let symbols: [Int: UInt32] = {
        var symbols: [Int: UInt32] = [
            0x28: 0xFF0D, 0x29: 0xFF1B, 0x2A: 0xFF08, 0x2B: 0xFF09, 0x39: 0xFFE5, 0x46: 0xFF61, 0x47: 0xFF14,
            0x48: 0xFF13, 0x49: 0xFF63, 0x4A: 0xFF50, 0x4B: 0xFF55, 0x4C: 0xFFFF, 0x4D: 0xFF57, 0x4E: 0xFF56,
            0x4F: 0xFF53, 0x50: 0xFF51, 0x51: 0xFF54, 0x52: 0xFF52, 0x53: 0xFF7F, 0x58: 0xFF8D, 0x65: 0xFF67,
            0x76: 0xFF67, 0xE0: 0xFFE3, 0xE1: 0xFFE1, 0xE2: 0xFFE9, 0xE3: 0xFFEB, 0xE4: 0xFFE4, 0xE5: 0xFFE2,
            0xE6: 0xFFEA, 0xE7: 0xFFEC,
        ]
        for index in 0..<12 { symbols[0x3A + index] = 0xFFBE + UInt32(index) }
        return symbols
    }()

    /// The codes of Linux for the usages from 4 on. The X Window System adds 8.
    private static let codes = [
        30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44, 2, 3,
        4, 5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53, 58, 59, 60, 61,
        62, 63, 64, 65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108, 103, 69, 98, 55,
        74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83,
    ]

    /// The value for the registry.
    var value: OpaquePointer? {
        BusValue.tuple([
            BusValue.number(isDown ? 0 : 1), BusValue.integer(Int(symbol)), BusValue.number(UInt32(code)),
            BusValue.number(modifiers), BusValue.integer(time), BusValue.text(text), BusValue.flag(!text.isEmpty),
        ])
    }
}
