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
    /// - To open, the files of an accepted type are picked, by name; folders if the picker accepts folders. Only the
    ///   first is picked if the picker does not allow multiple selection.
    /// - To export, a folder selects destinations in it, under the files' names, even if such files exist. Any other
    ///   URL is the destination itself, one for each file.
    ///
    /// If no file matches, or if the list is empty, the picker is cancelled. With `nil`, the default, pickers show
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
