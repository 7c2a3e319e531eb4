import CoreGraphics

/// A key of an on-screen keyboard.
enum KeyboardKey: Hashable, Sendable {
    /// Types text. Letters are lowercase.
    case text(String)
    case shift, delete, space, `return`
    /// Resigns the first responder, which hides the keyboard.
    case dismiss
    /// Shows a different plane of keys.
    case plane(KeyboardLayout.Plane)
    /// An empty space.
    case gap
}

// Chosen (Text input): The on-screen keyboard has American keys, no suggestions and no autocorrection. Only a pad's
// has a key that hides it.
/// The keys of an on-screen keyboard, row by row, in the American layout. (The desktop's layout is not
/// available here.)
///
/// A pad's keyboard has the delete and return keys at the ends of its first rows, and a key that hides the keyboard.
struct KeyboardLayout: Hashable, Sendable {
    /// The planes of keys.
    enum Plane: Hashable, Sendable { case letters, digits, signs, pad }

    /// A key with its width, measured in letter keys.
    struct Place: Hashable, Sendable {
        var key: KeyboardKey
        var width: CGFloat

        init(_ key: KeyboardKey, _ width: CGFloat = 1) { (self.key, self.width) = (key, width) }
    }

    let rows: [[Place]]
    /// The number of letter keys in the widest row.
    let columns: CGFloat
    let plane: Plane

    init(_ type: UIKeyboardType, _ plane: Plane, isPad: Bool) {
        self.plane = plane
        columns = isPad && plane != .pad ? 11 : 10
        rows =
            plane == .pad
            ? Self.pad(type)
            : isPad ? Self.wideRows(type, plane) : Self.rows(type, plane)
    }

    /// Returns the first plane of a keyboard type. On pads, the digits plane replaces the number pads of phones.
    static func firstPlane(of type: UIKeyboardType, isPad: Bool) -> Plane {
        type == .numbersAndPunctuation || type.isPad && isPad ? .digits : type.isPad ? .pad : .letters
    }

    private static func keys(_ characters: String, width: CGFloat = 1) -> [Place] {
        characters.map { Place(.text(String($0)), width) }
    }

    // MARK: Phones

    private static func rows(_ type: UIKeyboardType, _ plane: Plane) -> [[Place]] {
        switch plane {
        case .digits:
            [keys("1234567890"), keys("-/:;()$&@\""), middle(.plane(.signs), ".,?!'"), bottom(type, .letters)]
        case .signs:
            [keys("[]{}#%^*+="), keys("_\\|~<>€£¥•"), middle(.plane(.digits), ".,?!'"), bottom(type, .letters)]
        case .letters, .pad:
            [keys("qwertyuiop"), keys("asdfghjkl"), middle(.shift, "zxcvbnm"), bottom(type, .digits)]
        }
    }

    private static func middle(_ first: KeyboardKey, _ characters: String) -> [Place] {
        let gap = Place(.gap, 0.2)
        return [Place(first, 1.3), gap] + keys(characters, width: 7 / CGFloat(characters.count))
            + [gap, Place(.delete, 1.3)]
    }

    private static func bottom(_ type: UIKeyboardType, _ other: Plane) -> [Place] {
        [Place(.plane(other), 2.5)] + spaces(type, 5) + [Place(.return, 2.5)]
    }

    /// Returns the space bar and the additional keys of a type beside it or instead of it.
    private static func spaces(_ type: UIKeyboardType, _ width: CGFloat) -> [Place] {
        switch type {
        case .emailAddress: [Place(.space, width - 2), Place(.text("@")), Place(.text("."))]
        case .URL:
            [Place(.text("."), width * 0.3), Place(.text("/"), width * 0.3), Place(.text(".com"), width * 0.4)]
        case .twitter: [Place(.space, width - 2), Place(.text("@")), Place(.text("#"))]
        case .webSearch: [Place(.space, width - 1), Place(.text("."))]
        default: [Place(.space, width)]
        }
    }

    private static func pad(_ type: UIKeyboardType) -> [[Place]] {
        let width: CGFloat = 10.0 / 3
        let corner: KeyboardKey =
            switch type {
            case .decimalPad: .text(".")
            case .phonePad: .text("+")
            default: .gap
            }
        return ["123", "456", "789"].map { keys($0, width: width) }
            + [[corner, .text("0"), .delete].map { Place($0, width) }]
    }

    // MARK: Pads

    private static func wideRows(_ type: UIKeyboardType, _ plane: Plane) -> [[Place]] {
        let (first, second, third): (String, String, String) =
            switch plane {
            case .digits: ("1234567890", "@#$&*()'\"", "%-+=/;:,.")
            case .signs: ("1234567890", "€£¥_^[]{}", "§|~…\\<>!?")
            case .letters, .pad: ("qwertyuiop", "asdfghjkl", "zxcvbnm,.")
            }
        let (side, other): (KeyboardKey, Plane) =
            switch plane {
            case .digits: (.plane(.signs), .letters)
            case .signs: (.plane(.digits), .letters)
            case .letters, .pad: (.shift, .digits)
            }
        return [
            keys(first) + [Place(.delete)],
            [Place(.gap, 0.4)] + keys(second) + [Place(.return, 1.6)],
            [Place(side)] + keys(third) + [Place(side)],
            [Place(.plane(other), 1.6)] + spaces(type, 6.2) + [Place(.plane(other), 1.6), Place(.dismiss, 1.6)],
        ]
    }
}
