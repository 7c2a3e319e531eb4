import Foundation

/// The languages that are searched for documents.
package enum DocumentLanguages {
    /// Returns the user's languages from the environment, in order of preference: the languages of `LANGUAGE`, then
    /// the locale's language. Returns no language if the locale is C or missing. `de_CH.UTF-8` is `de-CH`.
    package static func ofUser(_ environment: [String: String]) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let language = locale.flatMap(language(ofLocale:)) else { return [] }
        var languages: [String] = []
        for text in (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [language] {
            guard let language = Self.language(ofLocale: text), !languages.contains(language) else { continue }
            languages.append(language)
        }
        return languages
    }

    private static func language(ofLocale locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
        return name.replacingOccurrences(of: "_", with: "-")
    }

    /// Returns the languages that precede a bundle's development language, whose readers need no translation.
    static func languages(_ languages: [String], before development: String) -> [String] {
        let short = development.prefix { $0 != "-" && $0 != "_" }
        guard let place = languages.firstIndex(where: { $0.prefix { $0 != "-" && $0 != "_" } == short }) else {
            return languages
        }
        return Array(languages[...place])
    }
}
