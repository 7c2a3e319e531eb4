import Foundation
import UIKit

extension Stage {
    // MARK: Picked files

    /// An addition of Ireko: the files that the simulated user picks. Pickers of documents and pictures return them as
    /// soon as they have appeared, as if the desktop had shown a window.
    ///
    ///     stage.files = [photo]
    ///     stage.find("Add a photo").tap()
    ///     stage.advance(by: 1)
    ///
    /// - A picker that opens files returns the files with an accepted type, judged by their names, and folders if it
    ///   accepts folders. If the picker does not allow multiple selection, it returns only the first.
    /// - A picker that exports files returns destinations in the first folder of the list, with the names of the
    ///   exported files, even if such files exist. Without a folder, each URL is the destination of one exported file.
    ///   URL is the destination itself, one for each file.
    /// If no file matches, or if the list is empty, the picker is cancelled. If the value is `nil`, which is the
    /// default, pickers show their own list.
    /// their own list.
    public var files: [URL]? {
        get { (context.fileChooser as? StageFileChooser)?.files }
        set { context.fileChooser = newValue.map(StageFileChooser.init) }
    }
}

/// Returns the same files for each request.
private final class StageFileChooser: FileChooser {
    let files: [URL]
    let isAvailable = true

    init(_ files: [URL]) { self.files = files }

    func chooseFiles(for choice: FileChoice) {
        let request = choice.request
        var chosen: [URL]
        switch request.purpose {
        case .open:
            chosen = files.filter { file in
                Self.isFolder(file) ? request.wantsFolders : request.permitsFile(named: file.lastPathComponent)
            }
            if !request.allowsMultipleSelection { chosen = Array(chosen.prefix(1)) }
        case .save(let names):
            if let folder = files.first(where: Self.isFolder) {
                chosen = names.map { folder.appendingPathComponent($0) }
            } else {
                chosen = files.count < names.count ? [] : Array(files.prefix(names.count))
            }
        }
        choice.answer(chosen.isEmpty ? .cancelled : .chosen(chosen))
    }

    private static func isFolder(_ file: URL) -> Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
