import Foundation

// Chosen (Documents): The library directory, which no desktop has, is the directory of application support.
/// The user's directories, which Foundation lacks on Linux.
extension URL {
    /// The user's documents.
    public static var documentsDirectory: URL { directory(.documentDirectory, or: "Documents") }
    /// Files that can be made again.
    public static var cachesDirectory: URL { directory(.cachesDirectory, or: ".cache") }
    /// Files of programs.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, or: ".local/share") }
    /// Files of programs.
    public static var libraryDirectory: URL { applicationSupportDirectory }
    /// Downloaded files.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory, or: "Downloads") }
    /// The user's pictures.
    public static var picturesDirectory: URL { directory(.picturesDirectory, or: "Pictures") }
    /// The user's films.
    public static var moviesDirectory: URL { directory(.moviesDirectory, or: "Videos") }
    /// The user's music.
    public static var musicDirectory: URL { directory(.musicDirectory, or: "Music") }
    /// The files on the desktop.
    public static var desktopDirectory: URL { directory(.desktopDirectory, or: "Desktop") }

    private static func directory(_ directory: FileManager.SearchPathDirectory, or name: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
    }
}
