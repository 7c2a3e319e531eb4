import Foundation

/// The languages in which documents are looked for.
package enum DocumentLanguages {
    /// The languages of the user, the best one first, as the environment says: those of `LANGUAGE`, unless the locale
    /// is C, then that of the locale. `de_CH.UTF-8` is `de-CH`.
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

    /// Those up to the language that a bundle's documents are written in: who reads that one best needs no translation.
    static func languages(_ languages: [String], before development: String) -> [String] {
        let short = development.prefix { $0 != "-" && $0 != "_" }
        guard let place = languages.firstIndex(where: { $0.prefix { $0 != "-" && $0 != "_" } == short }) else {
            return languages
        }
        return Array(languages[...place])
    }
}
