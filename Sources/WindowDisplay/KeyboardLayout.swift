import CSDL2
import Foundation

/// The characters of keys with the shift and alternate keys in the user's keyboard layout, on X11.
///
/// SDL reports the characters of a key only without modifiers, and text only if it is inserted. The functions of Xlib
/// are looked up by name, since SDL may be built without X11. Used on the display thread only.
struct KeyboardLayout {
    private let display: OpaquePointer
    private let symbol: @convention(c) (OpaquePointer?, CUnsignedInt, CInt, CInt) -> CUnsignedLong
    private let getState: @convention(c) (OpaquePointer?, CUnsignedInt, UnsafeMutableRawPointer?) -> CInt
    /// libxkbcommon's function for symbols of older sets, such as Greek and Cyrillic letters.
    private let scalar: (@convention(c) (UInt32) -> UInt32)?

    /// Returns `nil` if the window is not a window of X11.
    init?(of window: OpaquePointer, _ sdl: SDLFunctions) {
        // `SDL_SysWMinfo`: a version, the window system, and the window system's pointers, with space for more.
        var information = [UInt64](repeating: 0, count: 32)
        let display = information.withUnsafeMutableBytes { bytes -> OpaquePointer? in
            bytes[0] = 2
            guard sdl.getWindowWMInfo(window, bytes.baseAddress) == SDL_TRUE,
                bytes.load(fromByteOffset: 4, as: UInt32.self) == Self.x11
            else { return nil }
            return bytes.load(fromByteOffset: 8, as: OpaquePointer?.self)
        }
        guard let display, let symbol = dlsym(nil, "XkbKeycodeToKeysym"), let getState = dlsym(nil, "XkbGetState")
        else { return nil }
        self.display = display
        self.symbol = unsafeBitCast(symbol, to: type(of: self.symbol))
        self.getState = unsafeBitCast(getState, to: type(of: self.getState))
        typealias Scalar = @convention(c) (UInt32) -> UInt32
        scalar = dlsym(nil, "xkb_keysym_to_utf32").map { unsafeBitCast($0, to: Scalar.self) }
    }

    /// `SDL_SYSWM_X11`
    private static let x11: UInt32 = 2

    /// Returns the characters of a key with the pressed shift and alternate keys, or `nil` if neither is pressed or the
    /// layout does not define them.
    ///
    /// - Parameter plain: The characters of the key without modifiers.
    func characters(of usage: Int, plain: String, _ keymod: UInt16) -> String? {
        func isDown(_ flags: SDL_Keymod...) -> Bool {
            flags.contains { UInt32(keymod) & UInt32($0.rawValue) != 0 }
        }
        let (shift, alternate) = (isDown(KMOD_SHIFT), isDown(KMOD_RALT, KMOD_MODE))
        guard shift || alternate, let code = Self.codes[usage] else { return nil }
        // `XkbStateRec`, which begins with the group, and `XkbUseCoreKbd`.
        var state = [UInt8](repeating: 0, count: 64)
        let group = getState(display, 0x100, &state) == 0 ? CInt(state[0]) : 0
        // The server has other key codes if the plain characters differ.
        guard text(code, group, 0) == plain else { return nil }
        let level: CInt = shift ? 1 : 0
        return (alternate ? text(code, group, 2 + level) : nil) ?? (shift ? text(code, group, 1) : nil)
    }

    private func text(_ code: CUnsignedInt, _ group: CInt, _ level: CInt) -> String? {
        let symbol = UInt32(truncatingIfNeeded: symbol(display, code, group, level))
        let value: UInt32? =
            switch symbol {
            case 0x20...0x7E, 0xA0...0xFF: symbol
            case 0x100_0100...0x110_FFFF: symbol - 0x100_0000
            default: scalar?(symbol)
            }
        guard let value, value >= 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else { return nil }
        return String(Character(scalar))
    }

    /// The key codes of X servers on Linux (the kernel's codes plus 8), by USB HID usage.
    private static let codes: [Int: CUnsignedInt] = {
        let letters: [CUnsignedInt] = [
            38, 56, 54, 40, 26, 41, 42, 43, 31, 44, 45, 46, 58, 57, 32, 33, 24, 27, 39, 28, 30, 55, 25, 53, 29, 52,
        ]
        let punctuation: [CUnsignedInt] = [65, 20, 21, 34, 35, 51, 51, 47, 48, 49, 59, 60, 61]
        var codes: [Int: CUnsignedInt] = [0x64: 94, 0x87: 97, 0x89: 132]
        for (offset, code) in letters.enumerated() { codes[0x04 + offset] = code }
        for offset in 0..<10 { codes[0x1E + offset] = CUnsignedInt(10 + offset) }
        for (offset, code) in punctuation.enumerated() { codes[0x2C + offset] = code }
        return codes
    }()
}
