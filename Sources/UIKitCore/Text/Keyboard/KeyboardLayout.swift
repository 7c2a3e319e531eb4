import CoreGraphics

/// A key of an on-screen keyboard.
enum KeyboardKey: Hashable, Sendable {
    /// Types text; letters as small ones.
    case text(String)
    case shift, delete, space, `return`
    /// Shows other keys.
    case plane(KeyboardLayout.Plane)
    /// No key.
    case gap
}

/// The keys of an on-screen keyboard, row by row: those of an American one. (Chosen: the desktop's layout is not known here.)
struct KeyboardLayout: Hashable, Sendable {
    /// Which keys are shown of those that there are.
    enum Plane: Hashable, Sendable { case letters, digits, signs, pad }

    /// A key with its width, in tenths of the keyboard's.
    struct Place: Hashable, Sendable {
        var key: KeyboardKey
        var width: CGFloat
    }

    var rows: [[Place]]

    init(_ type: UIKeyboardType, _ plane: Plane) {
        switch plane {
        case .pad: rows = Self.pad(type)
        case .letters:
            rows =
                [Self.keys("qwertyuiop"), Self.keys("asdfghjkl"), Self.middle(.shift, "zxcvbnm")]
                + [Self.bottom(type, .digits)]
        case .digits:
            rows =
                [Self.keys("1234567890"), Self.keys("-/:;()$&@\""), Self.middle(.plane(.signs), ".,?!'")]
                + [Self.bottom(type, .letters)]
        case .signs:
            rows =
                [Self.keys("[]{}#%^*+="), Self.keys("_\\|~<>€£¥•"), Self.middle(.plane(.digits), ".,?!'")]
                + [Self.bottom(type, .letters)]
        }
    }

    /// The keys that a keyboard of a type shows first.
    static func firstPlane(of type: UIKeyboardType) -> Plane {
        type.isPad ? .pad : type == .numbersAndPunctuation ? .digits : .letters
    }

    private static func keys(_ characters: String, width: CGFloat = 1) -> [Place] {
        characters.map { Place(key: .text(String($0)), width: width) }
    }

    private static func middle(_ first: KeyboardKey, _ characters: String) -> [Place] {
        let gap = Place(key: .gap, width: 0.2)
        return [Place(key: first, width: 1.3), gap] + keys(characters, width: 7 / CGFloat(characters.count))
            + [gap, Place(key: .delete, width: 1.3)]
    }

    private static func bottom(_ type: UIKeyboardType, _ other: Plane) -> [Place] {
        let middle: [Place] =
            switch type {
            case .emailAddress:
                [Place(key: .space, width: 3), Place(key: .text("@"), width: 1), Place(key: .text("."), width: 1)]
            case .URL:
                [
                    Place(key: .text("."), width: 1.5), Place(key: .text("/"), width: 1.5),
                    Place(key: .text(".com"), width: 2),
                ]
            case .twitter:
                [Place(key: .space, width: 3), Place(key: .text("@"), width: 1), Place(key: .text("#"), width: 1)]
            case .webSearch: [Place(key: .space, width: 4), Place(key: .text("."), width: 1)]
            default: [Place(key: .space, width: 5)]
            }
        return [Place(key: .plane(other), width: 2.5)] + middle + [Place(key: .return, width: 2.5)]
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
            + [[corner, .text("0"), .delete].map { Place(key: $0, width: width) }]
    }
}
