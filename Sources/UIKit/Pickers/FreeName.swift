import Foundation

/// Names that no file has yet.
enum FreeName {
    /// A place in a folder for each name: `Note.txt`, or `Note 2.txt` where that is there already.
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

    /// Also for a link that leads nowhere.
    private static func isThere(_ place: URL) -> Bool {
        var status = stat()
        return lstat(place.path, &status) == 0
    }
}
