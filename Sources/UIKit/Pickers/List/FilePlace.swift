import Foundation

/// A place where browsing begins: one of the user's folders, or the root folder.
struct FilePlace: Equatable {
    let name: String
    let folder: URL
    /// The name of the place's symbol.
    let symbol: String

    /// The places that exist. A folder that is not configured has the path of the home folder on a desktop, and is
    /// omitted.
    static var all: [FilePlace] {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let known: [(String, FileManager.SearchPathDirectory, String)] = [
            ("Desktop", .desktopDirectory, "desktopcomputer"), ("Documents", .documentDirectory, "doc.text"),
            ("Downloads", .downloadsDirectory, "folder"), ("Pictures", .picturesDirectory, "photo"),
            ("Music", .musicDirectory, "music.note"), ("Videos", .moviesDirectory, "folder"),
        ]
        var places = [FilePlace(name: "Home", folder: home, symbol: "house")]
        for (name, directory, symbol) in known {
            guard let folder = folder(directory), folder.path != home.path else { continue }
            places.append(FilePlace(name: name, folder: folder, symbol: symbol))
        }
        places.append(FilePlace(name: "Computer", folder: URL(fileURLWithPath: "/"), symbol: "folder"))
        return places
    }

    /// The user's pictures folder; the home folder if the pictures folder does not exist.
    static var pictures: URL {
        folder(.picturesDirectory) ?? FileManager.default.homeDirectoryForCurrentUser
    }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL? {
        guard let folder = FileManager.default.urls(for: directory, in: .userDomainMask).first else { return nil }
        var isFolder = ObjCBool(false)
        let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
        return exists && isFolder.boolValue ? folder : nil
    }
}
