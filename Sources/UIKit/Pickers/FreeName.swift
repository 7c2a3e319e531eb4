import Foundation

/// Finds file names that are not in use.
enum FreeName {
    /// Returns a URL in a folder for each name, for example `Note.txt`, or `Note 2.txt` if `Note.txt` exists.
    static func places(for names: [String], in folder: URL) -> [URL] {
        var taken: Set<String> = []
        return names.map { name in
            let place = place(for: name, in: folder, taken: taken)
            taken.insert(place.path)
            return place
        }
    }

    private static func place(for name: String, in folder: URL, taken: Set<String>) -> URL {
        let plain = name as NSString
        let (stem, ending) = (plain.deletingPathExtension, plain.pathExtension)
        for number in 1...10_000 {
            var candidate = name
            if number > 1 { candidate = "\(stem) \(number)" + (ending.isEmpty ? "" : ".\(ending)") }
            let place = folder.appendingPathComponent(candidate)
            if !taken.contains(place.path), !isThere(place) { return place }
        }
        return folder.appendingPathComponent("\(UUID().uuidString) \(name)")
    }

    /// Returns whether a file exists. A broken symbolic link counts as a file.
    private static func isThere(_ place: URL) -> Bool {
        var status = stat()
        return lstat(place.path, &status) == 0
    }
}
