import Foundation
import QuartzCore
import UIKitCore
import UniformTypeIdentifiers

/// A file that is created from a shared item, or an existing one.
struct SharedFile: Sendable {
    enum Content: Sendable {
        case text(String)
        case data(Data)
        case image(UIImage)
        case file(URL)
        case provider(NSItemProvider, type: String)
    }

    let name: String
    let content: Content

    init(name: String, content: Content) { (self.name, self.content) = (name, content) }

    /// A file with the first type of a provider; `nil` if the provider has no type.
    init?(_ provider: NSItemProvider) {
        guard let type = provider.registeredTypeIdentifiers.first else { return nil }
        // The name is from another program, so it must not lead to another folder.
        let name = (provider.suggestedName ?? "").filter { $0 != "/" && $0 != "\0" }
        let ending = UTType(type)?.fileEnding ?? ""
        self.init(
            name: (["", ".", ".."].contains(name) ? "Item" : String(name.prefix(60))) + ending,
            content: .provider(provider, type: type))
    }

    /// Writes the files that do not exist yet, on another thread, and calls the completion on the main actor.
    ///
    /// - Parameter start: The index of the first file whose provider may not have loaded its data.
    @MainActor
    static func write(
        _ files: [SharedFile], from start: Int = 0,
        completion: @escaping @MainActor @Sendable (Result<SharedFiles, any Error>) -> Void
    ) {
        for index in files.indices.dropFirst(start) {
            guard case .provider(let provider, let type) = files[index].content else { continue }
            let name = files[index].name
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                MainLoop.send {
                    guard let data else { return completion(.failure(error ?? CocoaError(.fileReadUnknown))) }
                    var loaded = files
                    loaded[index] = SharedFile(name: name, content: .data(data))
                    write(loaded, from: index + 1, completion: completion)
                }
            }
            return
        }
        DispatchQueue.global(qos: .userInitiated).async {
            do {
                let folder = try PickedFiles.makeInbox()
                var written: [URL] = []
                do {
                    let places = FreeName.places(for: files.map(\.name), in: folder)
                    for (file, place) in zip(files, places) { written.append(try file.write(to: place)) }
                } catch {
                    try? FileManager.default.removeItem(at: folder)
                    throw error
                }
                let result = SharedFiles(urls: written, folder: folder)
                MainLoop.send { completion(.success(result)) }
            } catch {
                MainLoop.send { completion(.failure(error)) }
            }
        }
    }

    private func write(to place: URL) throws -> URL {
        switch content {
        case .file(let url):
            guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
            return url
        case .text(let text): try Data(text.utf8).write(to: place)
        case .data(let data): try data.write(to: place)
        case .image(let image):
            guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: place)
        case .provider: throw CocoaError(.fileReadUnknown)
        }
        return place
    }
}

extension UTType {
    /// The dot and the extension for a new file of the type: its own extension, or otherwise that of the nearest
    /// supertype with an extension, such as `.txt` for UTF-8 text. Empty without an extension.
    var fileEnding: String {
        let ending = preferredFilenameExtension ?? nearestSupertype?.preferredFilenameExtension
        return ending.map { ".\($0)" } ?? ""
    }

    /// The most specific supertype with an extension. Of several, the first in alphabetical order.
    private var nearestSupertype: UTType? {
        supertypes.filter { $0.preferredFilenameExtension != nil }.min { first, second in
            let (depth, otherDepth) = (first.supertypes.count, second.supertypes.count)
            return depth == otherDepth ? first.identifier < second.identifier : depth > otherDepth
        }
    }
}

/// The files of shared items, and the folder of those that were written.
struct SharedFiles: Sendable {
    let urls: [URL]
    private let folder: URL

    init(urls: [URL], folder: URL) { (self.urls, self.folder) = (urls, folder) }

    /// Deletes the files that were written.
    func remove() { try? FileManager.default.removeItem(at: folder) }
}
