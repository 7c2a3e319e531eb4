import UIFoundation

// Chosen (Text input): The colors of the on-screen keyboard are opaque.
/// The colors of an on-screen keyboard. (Apple's are translucent.)
@MainActor
enum KeyboardColors {
    private static func color(light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
        UIColor { traits in
            let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
        }
    }

    /// The background of the keyboard.
    static let background = color(light: (209, 211, 217), dark: (43, 43, 43))
    /// Keys that type text.
    static let key = color(light: (255, 255, 255), dark: (107, 107, 107))
    /// Function keys, such as shift, and pressed keys.
    static let functionKey = color(light: (171, 177, 186), dark: (71, 71, 71))
    /// The titles of keys.
    static let label = color(light: (0, 0, 0), dark: (255, 255, 255))
    /// The shadow below keys.
    static let shadow = color(light: (137, 138, 141), dark: (28, 28, 28))
}
