import CoreGraphics

/// A key of an on-screen keyboard.
enum KeyboardKey: Hashable, Sendable {
    /// Types text; letters as small ones.
    case text(String)
    case shift, delete, space, `return`
    /// Has the first responder resign, so that the keyboard goes.
    case dismiss
    /// Shows other keys.
    case plane(KeyboardLayout.Plane)
    /// No key.
    case gap
}

/// The keys of an on-screen keyboard, row by row: those of an American one. (Chosen: the desktop's layout is not known here.)
///
/// A pad's has the keys that delete and return at the end of its first rows, and a key that takes it away.
struct KeyboardLayout: Hashable, Sendable {
    /// Which keys are shown of those that there are.
    enum Plane: Hashable, Sendable { case letters, digits, signs, pad }

    /// A key with its width, in letters.
    struct Place: Hashable, Sendable {
        var key: KeyboardKey
        var width: CGFloat

        init(_ key: KeyboardKey, _ width: CGFloat = 1) { (self.key, self.width) = (key, width) }
    }

    let rows: [[Place]]
    /// How many letters are beside one another in the widest row.
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

    /// The keys that a keyboard of a type shows first: pads have digits where phones have nothing else.
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

    /// The space bar and what a type has beside it or in its place.
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
