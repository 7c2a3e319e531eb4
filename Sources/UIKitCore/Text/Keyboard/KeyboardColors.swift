import UIFoundation

/// The colours of an on-screen keyboard. (Chosen: Apple's are translucent.)
@MainActor
enum KeyboardColors {
    private static func color(light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
        UIColor { traits in
            let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
        }
    }

    /// Behind the keys.
    static let background = color(light: (209, 211, 217), dark: (43, 43, 43))
    /// Keys that type.
    static let key = color(light: (255, 255, 255), dark: (107, 107, 107))
    /// Keys that do something else, and keys that are pressed.
    static let functionKey = color(light: (171, 177, 186), dark: (71, 71, 71))
    /// What is written on keys.
    static let label = color(light: (0, 0, 0), dark: (255, 255, 255))
    /// Below keys.
    static let shadow = color(light: (137, 138, 141), dark: (28, 28, 28))
}
