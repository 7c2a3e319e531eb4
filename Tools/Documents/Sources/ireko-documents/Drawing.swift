import DocumentPictures
import Foundation

/// Draws documents in their order. A defect of a document is a line on standard error, and the next document is
/// drawn.
@MainActor
struct Drawing {
    let options: DocumentPictures.Options
    /// Whether something could not be read, drawn or written.
    private(set) var hasFailed = false
    /// Whether a comparison has found a difference.
    private(set) var hasDifferences = false
    private var missingFonts: [String] = []

    init(options: DocumentPictures.Options = DocumentPictures.Options()) { self.options = options }

    private mutating func attempt(_ path: String, _ body: (inout Drawing) throws -> Void) {
        do {
            try body(&self)
        } catch {
            hasFailed = true
            Report.write((error as? Failure)?.description ?? Report.line("\(error)", of: path))
        }
    }

    // MARK: Before drawing

    /// Adds the fonts in folders.
    mutating func addFonts(in folders: [String]) {
        for folder in folders {
            attempt(folder) { _ in
                Report.write(try DocumentPictures.addFonts(in: URL(fileURLWithPath: folder)), of: folder)
            }
        }
    }

    /// The documents in a command's arguments and in their folders, and a unique name for each document.
    mutating func find(_ paths: [String]) -> [(path: String, name: String)] {
        var found: [String] = []
        for path in paths {
            guard Self.isFolder(path) else {
                found.append(path)
                continue
            }
            attempt(path) { _ in
                let documents = try DocumentPictures.documents(in: URL(fileURLWithPath: path))
                guard !documents.isEmpty else {
                    throw Failure("\(path): the folder contains no storyboards or nibs")
                }
                found += documents.map(\.path)
            }
        }
        var counts: [String: Int] = [:]
        return found.map { path in
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            let count = counts[name.lowercased(), default: 0] + 1
            counts[name.lowercased()] = count
            return (path, count == 1 ? name : "\(name)-\(count)")
        }
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    // MARK: Drawing

    /// Prints the elements of a document that have no effect.
    mutating func check(_ path: String) { attempt(path) { drawing in _ = try drawing.pictures(of: path) } }

    /// Draws a document's pictures into a folder, and prints their paths.
    mutating func draw(_ path: String, to folder: String) {
        attempt(path) { drawing in
            for picture in try drawing.pictures(of: path) {
                print(try Self.write(picture.data, picture.name + ".png", to: folder))
            }
        }
    }

    /// Compares a document's pictures with the pictures of an old document or in a folder, and prints a line for each.
    ///
    /// - Parameter name: The beginning of the lines if there are several documents.
    mutating func compare(_ path: String, with old: String, to folder: String, name: String?) {
        attempt(path) { drawing in
            let new = try drawing.pictures(of: path)
            let before =
                Self.isFolder(old)
                ? try DocumentPictures.pictures(in: URL(fileURLWithPath: old), named: new)
                : try drawing.pictures(
                    of: old, named: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
            for difference in try DocumentPictures.differences(from: before, to: new) {
                var line = (name.map { $0 + "/" } ?? "") + difference.description
                if let marked = difference.marked {
                    line += ", " + (try Self.write(marked, difference.name + ".difference.png", to: folder))
                }
                print(line)
                if difference.change != .none { drawing.hasDifferences = true }
            }
        }
    }

    private mutating func pictures(of path: String, named name: String? = nil) throws -> [DocumentPictures.Picture] {
        var options = options
        options.name = name
        let result: DocumentPictures
        do {
            result = try DocumentPictures.draw(URL(fileURLWithPath: path), options)
        } catch {
            throw Failure(Report.line("\(error)", of: path))
        }
        Report.write(result.messages, of: path)
        for font in result.missingFonts where !missingFonts.contains(font) { missingFonts.append(font) }
        return result.pictures
    }

    /// Prints the missing fonts, each once.
    func reportFonts() {
        for font in missingFonts {
            Report.write("\(font): the font is not installed; the system font is used instead (--fonts FOLDER)")
        }
    }

    private static func write(_ data: Data, _ name: String, to folder: String) throws -> String {
        let folder = URL(fileURLWithPath: folder)
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
            throw Failure("\(folder.path): the folder cannot be created")
        }
        let file = folder.appendingPathComponent(name)
        guard (try? data.write(to: file)) != nil else { throw Failure("\(file.path): the picture cannot be written") }
        return file.path
    }
}

/// The error, in a line.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
