import Foundation

/// A `.xcstrings` file, which contains the strings of all languages.
struct StringCatalog: Decodable {
    private struct Entry: Decodable { var localizations: [String: Localization]? }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }

    private struct Unit: Decodable { var value: String? }

    private struct Variations: Decodable { var plural: [String: Localization]? }

    private var sourceLanguage: String?
    private var strings: [String: Entry]

    /// Reads the strings of a language. Each string is in that language, else in the language without its region, else
    /// in the source language.
    static func read(_ data: Data, name: String, language: String) throws(StringsFileError) -> StringsFile {
        guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else {
            throw StringsFileError(file: name, reason: .malformed)
        }
        let languages = [language, String(language.prefix { $0 != "-" && $0 != "_" }), catalog.sourceLanguage ?? "en"]
        return StringsFile(
            entries: catalog.strings.compactMapValues { entry in
                let found = languages.lazy.compactMap { entry.localizations?[$0] }.first
                return found.flatMap { $0.stringUnit?.value ?? $0.variations?.plural?["other"]?.stringUnit?.value }
            })
    }
}
