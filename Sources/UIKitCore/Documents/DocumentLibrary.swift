import Foundation
import InterfaceDocuments

/// The documents of bundles. Each document is parsed once, and again if its file has changed.
@MainActor
enum DocumentLibrary {
    /// The file extension of a kind of document.
    enum Kind: String { case storyboard, nib = "xib" }

    private struct Key: Hashable {
        var files: [FileState]
        var bundle: String
        var usesProgramClasses: Bool
    }

    /// The state of a file when it was parsed.
    private struct FileState: Hashable {
        var path: String
        var size: Int64
        var seconds: Int
        var nanoseconds: Int

        init?(_ url: URL) {
            path = url.path
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            size = Int64(status.st_size)
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    private static var documents: [Key: LoadedDocument] = [:]

    /// Releases the documents when memory is low; they are parsed again when needed. Existing storyboards and nibs
    /// keep their documents.
    static func removeAll() { documents = [:] }

    /// Returns a document of a bundle; `nil` if no document has the name.
    ///
    /// - Parameters:
    ///   - name: The name without extension.
    ///   - bundle: `nil` for the program's bundle and the bundles of its packages.
    static func document(
        named name: String, _ kind: Kind, in bundle: Bundle?
    ) throws(InterfaceDocumentError) -> LoadedDocument? {
        let bundle = bundle ?? .main
        for folder in folders(of: bundle) {
            let languages = languages(in: bundle)
            let idiom: DocumentFinder.Idiom = UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone
            let finder = DocumentFinder(folder: folder, languages: languages, idiom: idiom)
            guard let found = finder.document(named: name, extension: kind.rawValue) else { continue }
            return try document(found, bundle, folder, language: found.language ?? languages.first ?? "en")
        }
        return nil
    }

    /// Returns the document of a file, localized if it has tables of strings; `nil` for an unreadable file.
    ///
    /// - Parameter bundle: The bundle of the document's images, colors and tables of strings.
    static func document(at url: URL, in bundle: Bundle) throws(InterfaceDocumentError) -> LoadedDocument? {
        let languages = languages(in: bundle)
        let finder = DocumentFinder(folder: bundle.bundleURL, languages: languages, idiom: .phone)
        let found = finder.document(at: url)
        return try document(found, bundle, bundle.bundleURL, language: found.language ?? languages.first ?? "en")
    }

    /// Returns the document in given data.
    static func document(data: Data, name: String, bundle: Bundle?) throws(InterfaceDocumentError) -> LoadedDocument {
        let bundle = bundle ?? .main
        return LoadedDocument(
            try InterfaceDocument.read(data: data, name: name), bundle: bundle, strings: nil,
            modules: modules(of: bundle.bundleURL))
    }

    private static func document(
        _ found: FoundDocument, _ bundle: Bundle, _ folder: URL, language: String
    ) throws(InterfaceDocumentError) -> LoadedDocument? {
        let key = Key(
            files: ([found.url] + found.strings).compactMap(FileState.init), bundle: bundle.bundlePath,
            usesProgramClasses: UIContext.current.documentMaking.usesProgramClasses)
        if let known = documents[key] { return known }
        guard let data = try? Data(contentsOf: found.url) else { return nil }
        let document = try InterfaceDocument.read(data: data, name: found.url.lastPathComponent)
        let loaded = LoadedDocument(
            document, bundle: bundle, strings: strings(found.strings, language: language), modules: modules(of: folder))
        documents[key] = loaded
        return loaded
    }

    private static func strings(_ files: [URL], language: String) -> DocumentStrings? {
        var tables: [StringsFile] = []
        for file in files {
            guard let data = try? Data(contentsOf: file) else { continue }
            do throws(StringsFileError) {
                tables.append(try StringsFile.read(data: data, name: file.lastPathComponent, language: language))
            } catch {
                Diagnostics.warn(.documentContent, "\(error)")
            }
        }
        return tables.isEmpty ? nil : DocumentStrings(tables)
    }

    // MARK: Locations

    /// Returns the folders of a bundle's resources: its resource folder, and its own folder if that is different. For
    /// the program's bundle, also the resources of its packages, which SwiftPM places next to the executable.
    static func folders(of bundle: Bundle) -> [URL] {
        var folders = [bundle.resourceURL ?? bundle.bundleURL]
        if folders[0].standardizedFileURL != bundle.bundleURL.standardizedFileURL { folders.append(bundle.bundleURL) }
        if bundle == .main { folders += packageFolders }
        return folders
    }

    private static let packageFolders: [URL] = {
        let beside = try? FileManager.default.contentsOfDirectory(
            at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
        return (beside ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
    }()

    /// Returns the possible modules of a resource folder. SwiftPM names the folder `Package_Target.resources`, and
    /// both parts may contain underscores.
    static func modules(of folder: URL) -> [String] {
        guard ["resources", "bundle"].contains(folder.pathExtension) else { return [] }
        let parts = folder.deletingPathExtension().lastPathComponent.split(
            separator: "_", omittingEmptySubsequences: false)
        guard parts.count > 1, parts.count < 20 else { return [] }
        return (1..<parts.count).map { DocumentClasses.moduleName(parts[$0...].joined(separator: "_")) }
    }

    private static func languages(in bundle: Bundle) -> [String] {
        let written = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        let development = written.contains("$") ? BuildSettings.ofProgram.replacing(in: written) : written
        return DocumentLanguages.languages(UIContext.current.languages, before: development)
    }
}
