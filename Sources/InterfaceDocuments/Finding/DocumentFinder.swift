import Foundation

/// Finds documents in a bundle's folder: in the folders of languages, in `Base.lproj`, and outside of them.
package struct DocumentFinder: Sendable {
    /// The device idiom of files with `~ipad` or `~iphone` in their names.
    package enum Idiom: String, Sendable { case phone = "iphone", pad = "ipad" }

    /// The folder with the bundle's resources.
    var folder: URL
    /// The languages of the user, in the order of preference: `de-CH`, `fr`.
    var languages: [String]
    var idiom: Idiom

    package init(folder: URL, languages: [String], idiom: Idiom) {
        (self.folder, self.languages, self.idiom) = (folder, languages, idiom)
    }

    /// Finds a document.
    ///
    /// For each language in turn, this is a translated document, or the base document with a table of strings in that
    /// language. If no language has either, it is the base document or the document outside of language folders. If a
    /// folder contains two variants, the variant for the device is used.
    ///
    /// - Parameters:
    ///   - name: The document's name, without extension. Paths out of the folder are not found.
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

    /// Returns the document at a URL, even if other documents have the same name, with its tables of strings.
    ///
    /// A document in a language's folder is in that language. Any other document is in the first language of the user
    /// that has a table for it, unless a preceding language has a translated document.
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

    /// Tables that contain all languages.
    private func catalogs(_ name: String) -> [URL] {
        ["mul.lproj", "Base.lproj", nil].compactMap { file(name, "xcstrings", in: $0) }
    }

    /// Returns the candidate folders for a language's files: `de-CH`, `de_CH`, then `de`.
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
