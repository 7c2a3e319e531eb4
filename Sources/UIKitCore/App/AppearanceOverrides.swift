import Foundation
import RenderServer
import UIFoundation

// Chosen (Windows): Launch arguments of iOS (`-UIPreferredContentSizeCategoryName`, `-AppleLanguages`,
// `-AppleTextDirection`) take precedence over the variables `IREKO_TEXT_SIZE`, `IREKO_LANGUAGE`, `IREKO_DIRECTION`,
// which take precedence over the desktop's settings.
/// The user interface style, content size category, layout direction, languages and keyboard that the command line or
/// the environment sets for a program in a window. They take precedence over the desktop's settings.
///
///     IREKO_STYLE=dark IREKO_TEXT_SIZE=XXXL IREKO_DIRECTION=rtl IREKO_LANGUAGE=ar program
///     program -UIPreferredContentSizeCategoryName UICTContentSizeCategoryXXXL -AppleLanguages "(ar, en)"
///         -AppleTextDirection YES -NSForceRightToLeftWritingDirection YES
///
/// The arguments are those of iOS, and take precedence over the variables. Invalid values have no effect and are
/// reported.
package struct AppearanceOverrides: Equatable, Sendable {
    package private(set) var style: UIUserInterfaceStyle?
    package private(set) var contentSizeCategory: UIContentSizeCategory?
    package private(set) var direction: UITraitEnvironmentLayoutDirection?
    /// The languages, in order of preference.
    package private(set) var languages: [String] = []
    /// Whether a keyboard is on the screen while text is edited.
    package private(set) var hasOnScreenKeyboard = false
    /// Messages about invalid values.
    package private(set) var problems: [String] = []

    /// - Parameters:
    ///   - arguments: The command line, including the program's name.
    ///   - environment: The environment variables.
    package init(arguments: [String] = [], environment: [String: String]) {
        var values: [Option: String] = [:]
        for option in Option.allCases {
            guard let value = option.variable.flatMap({ environment[$0] }), !value.isEmpty else { continue }
            values[option] = value
        }
        var takenFromArguments: Set<Option> = []
        for (argument, value) in zip(arguments.dropFirst(), arguments.dropFirst(2)) {
            guard let option = Option.allCases.first(where: { $0.argument == argument }) else { continue }
            values[option] = value
            takenFromArguments.insert(option)
        }
        for option in Option.allCases {
            guard let value = values[option], !take(value, for: option) else { continue }
            let argument = takenFromArguments.contains(option) ? option.argument : nil
            let name = argument.map { $0 + " " } ?? "\(option.variable ?? "")="
            problems.append("\(name)\(value.excerpt) is not \(option.form); it has no effect")
        }
        if direction == nil, let language = languages.first,
            Locale.Language(identifier: language).characterDirection == .rightToLeft
        {
            direction = .rightToLeft
        }
    }

    /// Returns whether an argument is an option of iOS that is followed by a value.
    static func takesValue(_ argument: String) -> Bool { Option.allCases.contains { $0.argument == argument } }

    private enum Option: CaseIterable {
        case style, textSize, languages, direction, keyboard, textDirection, writingDirection

        var variable: String? {
            switch self {
            case .style: "IREKO_STYLE"
            case .textSize: "IREKO_TEXT_SIZE"
            case .languages: "IREKO_LANGUAGE"
            case .direction: "IREKO_DIRECTION"
            case .keyboard: "IREKO_KEYBOARD"
            case .textDirection, .writingDirection: nil
            }
        }

        var argument: String? {
            switch self {
            case .textSize: "-UIPreferredContentSizeCategoryName"
            case .languages: "-AppleLanguages"
            case .textDirection: "-AppleTextDirection"
            case .writingDirection: "-NSForceRightToLeftWritingDirection"
            case .style, .direction, .keyboard: nil
            }
        }

        /// The expected form of a value, for messages.
        var form: String {
            switch self {
            case .style: "light or dark"
            case .textSize:
                "a text size (XS, S, M, L, XL, XXL, XXXL, AccessibilityM, AccessibilityL, AccessibilityXL, "
                    + "AccessibilityXXL, AccessibilityXXXL)"
            case .languages: "a list of languages such as ar,en"
            case .direction: "ltr or rtl"
            case .keyboard: "screen"
            case .textDirection, .writingDirection: "YES or NO"
            }
        }
    }

    /// Stores the value of an option. Returns `false` if the value is invalid.
    private mutating func take(_ value: String, for option: Option) -> Bool {
        let word = value.lowercased()
        switch option {
        case .style:
            style = ["light": .light, "dark": .dark][word]
            return style != nil
        case .textSize:
            contentSizeCategory = Self.categories.first {
                let name = $0.rawValue.lowercased()
                return word == name || "uictcontentsizecategory" + word == name
            }
            return contentSizeCategory != nil
        case .languages:
            guard let list = Self.languages(value) else { return false }
            languages = list
            return true
        case .direction:
            direction = ["ltr": .leftToRight, "rtl": .rightToLeft][word]
            return direction != nil
        case .keyboard:
            hasOnScreenKeyboard = word == "screen"
            return hasOnScreenKeyboard
        case .textDirection, .writingDirection:
            if ["yes", "true", "1"].contains(word) {
                direction = .rightToLeft
                return true
            }
            return ["no", "false", "0"].contains(word)
        }
    }

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    // Chosen (Windows): The language of a launch argument or of `IREKO_LANGUAGE` also determines the direction,
    // regardless of the localizations of the program; it changes no `Locale`.
    /// Parses a list of languages such as `ar, en` or, as in property lists, `("ar", en)`; `nil` if an element is not
    /// a language.
    private static func languages(_ list: String) -> [String]? {
        guard list.utf8.count <= 1000 else { return nil }
        var list = list.trimmingCharacters(in: .whitespaces)
        if list.hasPrefix("("), list.hasSuffix(")") { list = String(list.dropFirst().dropLast()) }
        let ignored = CharacterSet.whitespaces.union(["\"", "'"])
        let languages = list.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: ignored).replacingOccurrences(of: "_", with: "-") }
        let areLanguages = languages.allSatisfy { language in
            let parts = language.split(separator: "-", omittingEmptySubsequences: false)
            return (2...3).contains(parts[0].utf8.count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
                && parts.allSatisfy { part in
                    (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
                }
        }
        return areLanguages ? languages : nil
    }
}
