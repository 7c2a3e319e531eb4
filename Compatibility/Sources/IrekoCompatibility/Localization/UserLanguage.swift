import Synchronization
import UIKit

/// The user's language, for texts that are read on any thread. Foundation on Linux reads English texts, regardless of
/// the user's language.
enum UserLanguage {
    private struct State {
        /// The value when the main thread read it last.
        var language: String?
        /// The folders with texts in the language, by the path of the bundle.
        var folders: [String: Bundle?] = [:]
    }

    private static let state = Mutex(State())

    private static var current: String? {
        guard Thread.isMainThread else { return state.withLock { $0.language } }
        let language = MainActor.assumeIsolated { UITextInputMode.activeInputModes.first?.primaryLanguage }
        state.withLock { state in
            if state.language != language { state = State(language: language) }
        }
        return language
    }

    /// The folder of a bundle with texts in the user's language, as a bundle; `nil` if Foundation finds the texts.
    static func texts(of bundle: Bundle) -> Bundle? {
        guard let language = current else { return nil }
        let place = bundle.bundlePath
        if let known = state.withLock({ $0.language == language ? $0.folders[place] : nil }) { return known }
        let folder = name(for: language, in: bundle.localizations).flatMap { Bundle(path: "\(place)/\($0).lproj") }
        state.withLock { if $0.language == language { $0.folders[place] = .some(folder) } }
        return folder
    }

    /// The localization for a language: of the language itself, or without its script and region.
    static func name(for language: String, in localizations: [String]) -> String? {
        var parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        // Foundation finds English texts.
        if parts.first == "en" { return nil }
        if parts.first == "zh", parts.count == 2, !["hans", "hant"].contains(parts[1]) {
            // The script follows from the region.
            parts.insert(["tw", "hk", "mo"].contains(parts[1]) ? "hant" : "hans", at: 1)
        }
        while !parts.isEmpty {
            let found = localizations.first { name in
                name.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() } == parts
            }
            if let found { return found }
            parts.removeLast()
        }
        return nil
    }
}

extension Bundle {
    /// Returns the text of a key in the user's language, with its variants.
    func text(_ key: String, _ value: String?, _ table: String?) -> String {
        // A key without a text in the language has Foundation's text.
        let missing = "\u{F8FF}\u{E0002}"
        if let found = UserLanguage.texts(of: self)?.localizedString(forKey: key, value: missing, table: table),
            found != missing
        {
            return found
        }
        return localizedString(forKey: key, value: value, table: table)
    }

    /// Returns the text of a key: `localizedString(forKey:value:table:)`, which `ireko` renames in calls.
    public func localizedString(ofKey key: String, value: String?, table tableName: String?) -> String {
        LocalizedVariants.forDevice(text(key, value, tableName))
    }
}
