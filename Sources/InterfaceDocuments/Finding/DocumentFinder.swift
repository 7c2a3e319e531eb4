import Foundation

/// Finds documents in a bundle's folder: in the folders of languages, in `Base.lproj`, and beside them.
package struct DocumentFinder: Sendable {
    /// The device that files with `~ipad` or `~iphone` in their names are for.
    package enum Idiom: String, Sendable { case phone = "iphone", pad = "ipad" }

    /// The folder with the bundle's resources.
    var folder: URL
    /// The languages that the user reads, the best one first: `de-CH`, `fr`.
    var languages: [String]
    var idiom: Idiom

    package init(folder: URL, languages: [String], idiom: Idiom) {
        (self.folder, self.languages, self.idiom) = (folder, languages, idiom)
    }

    /// Finds a document.
    ///
    /// For each language in turn that is a translated document, or a table of strings for the document of the base.
    /// Where no language has either, it is the document of the base, or the one without a language. Of two in a folder,
    /// the one for the device counts.
    ///
    /// - Parameters:
    ///   - name: The document's name, without extension. What leads out of the folder is not found.
    ///   - extension: `storyboard` or `xib`.
    package func document(named name: String, extension: String) -> FoundDocument? {
        guard !name.isEmpty, !name.hasPrefix("/"), !name.contains("\0"), !name.split(separator: "/").contains("..")
        else { return nil }
        let base = file(name, `extension`, in: "Base.lproj") ?? file(name, `extension`, in: nil)
        for language in languages {
            for folder in Self.folders(of: language) {
                if let translated = file(name, `extension`, in: folder) {
                    return FoundDocument(url: translated, strings: [], language: language)
                }
                let tables = tables(name, in: folder)
                if let base, !tables.isEmpty {
                    return FoundDocument(url: base, strings: tables + catalogs(name), language: language)
                }
            }
        }
        return base.map { FoundDocument(url: $0, strings: catalogs(name), language: nil) }
    }

    /// The document of a file, whatever other documents have its name, with the tables of strings that belong to it.
    ///
    /// A document in a language's folder is in that language. Any other is in the first language of the user that has
    /// a table for it, unless a language before has a translated document.
    package func document(at url: URL) -> FoundDocument {
        let place = url.deletingLastPathComponent().lastPathComponent
        if place.hasSuffix(".lproj"), place != "Base.lproj" {
            return FoundDocument(url: url, strings: [], language: String(place.dropLast(6)))
        }
        let name = url.deletingPathExtension().lastPathComponent
        for folder in languages.flatMap(Self.folders) {
            if file(name, url.pathExtension, in: folder) != nil {
                return FoundDocument(url: url, strings: [], language: nil)
            }
            let tables = tables(name, in: folder)
            guard tables.isEmpty else {
                let language = String(folder.dropLast(6)).replacingOccurrences(of: "_", with: "-")
                return FoundDocument(url: url, strings: tables + catalogs(name), language: language)
            }
        }
        return FoundDocument(url: url, strings: catalogs(name), language: nil)
    }

    private func tables(_ name: String, in folder: String) -> [URL] {
        ["strings", "stringsdict"].compactMap { file(name, $0, in: folder) }
    }

    /// Tables with all languages in one.
    private func catalogs(_ name: String) -> [URL] {
        ["mul.lproj", "Base.lproj", nil].compactMap { file(name, "xcstrings", in: $0) }
    }

    /// The folders that a language's files can be in: `de-CH`, `de_CH`, then `de`.
    private static func folders(of language: String) -> [String] {
        guard !language.isEmpty, !language.contains("/") else { return [] }
        let parts = language.split { $0 == "-" || $0 == "_" }
        var folders: [String] = []
        for count in stride(from: min(parts.count, 4), to: 0, by: -1) {
            folders.append(parts.prefix(count).joined(separator: "-") + ".lproj")
            if count > 1 { folders.append(parts.prefix(count).joined(separator: "_") + ".lproj") }
        }
        return folders
    }

    private func file(_ name: String, _ extension: String, in subfolder: String?) -> URL? {
        let place = subfolder.map { folder.appendingPathComponent($0) } ?? folder
        return ["\(name)~\(idiom.rawValue).\(`extension`)", "\(name).\(`extension`)"].lazy
            .map { place.appendingPathComponent($0) }
            .first { url in
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
            }
    }
}
