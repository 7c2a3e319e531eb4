import Foundation
import UIKit

extension Stage {
    // MARK: Files that are picked

    /// An addition of Ireko: what the user of the test picks. Pickers of documents and pictures answer with it as soon
    /// as they have appeared, as if the desktop had shown a window.
    ///
    ///     stage.files = [photo]
    ///     stage.find("Add a photo").tap()
    ///     stage.advance(by: 1)
    ///
    /// - To open, those are picked whose type is wanted, by their names; folders where folders are wanted. Only the
    ///   first where the picker does not allow several.
    /// - To export, a folder stands for the places in it, also for names that are there already; anything else for the
    ///   place itself, one for each file.
    ///
    /// Where none of them fits, and for an empty list, it is as if the user cancelled. With `nil`, the default, pickers
    /// show their own list.
    public var files: [URL]? {
        get { (context.fileChooser as? StageFileChooser)?.files }
        set { context.fileChooser = newValue.map(StageFileChooser.init) }
    }
}

/// Answers with the same files each time.
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
