import Foundation
import QuartzCore
import UIKitCore

/// The contents of a displayed folder. They are read on a different thread, since a network folder may be slow.
@MainActor
final class FolderContents {
    enum State {
        case reading
        case listed(FolderListing)
        case failed(FolderListing.Failure)
    }

    let folder: URL
    let request: FileRequest
    private(set) var state = State.reading
    private var reading = 0

    init(_ folder: URL, _ request: FileRequest) { (self.folder, self.request) = (folder, request) }

    nonisolated deinit {}

    var entries: [FileEntry] { if case .listed(let listing) = state { listing.entries } else { [] } }

    func url(of entry: FileEntry) -> URL { folder.appendingPathComponent(entry.name, isDirectory: entry.isFolder) }

    /// Reads the folder, and calls the completion handler on the main actor. The handler is not called if another call
    /// of this method begins before.
    func read(_ completion: @escaping () -> Void) {
        reading += 1
        let (number, folder, request) = (reading, folder, request)
        let finish: @MainActor (Result<FolderListing, FolderListing.Failure>) -> Void = { [weak self] result in
            guard let self, number == reading else { return }
            switch result {
            case .success(let listing): state = .listed(listing)
            case .failure(let failure): state = .failed(failure)
            }
            completion()
        }
        DispatchQueue.global(qos: .userInitiated).async {
            let result = Result { () throws(FolderListing.Failure) in try FolderListing.read(folder, for: request) }
            MainLoop.send { finish(result) }
        }
    }

    /// The text that is displayed in place of rows; `nil` if the folder has rows.
    var note: String? {
        switch state {
        case .reading: nil
        case .failed(let failure): failure.sentence
        case .listed(let listing):
            listing.entries.isEmpty ? (request.wantsFiles ? "There are no files here to choose." : "Empty folder") : nil
        }
    }

    /// The text that is displayed below the rows; `nil` for no text.
    var footnote: String? {
        guard case .listed(let listing) = state, listing.isCutOff else { return nil }
        return "Only a part of this folder is listed."
    }
}

extension FileRequest {
    fileprivate var wantsFiles: Bool { purpose == .open && !wantsFolders }
}
