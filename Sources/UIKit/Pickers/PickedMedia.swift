import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// A picture or a movie that was picked: a copy of its file, and what is in it.
struct PickedMedia: Sendable {
    let type: UTType
    let file: URL
    /// The picture; `nil` for a movie.
    let image: UIImage?

    /// Reads a file. Takes as long as that, so call it on a thread that may wait.
    ///
    /// The picture is read before the file is copied: what is no picture, or too large, costs nothing more.
    init(_ files: [URL], permitsMovies: Bool) throws(PickerFailure) {
        guard let file = files.first else { throw PickerFailure("There is no file.") }
        let found = UTType(filenameExtension: file.pathExtension) ?? .data
        if permitsMovies, found.conforms(to: .movie) {
            (type, image) = (.movie, nil)
        } else {
            guard let image = UIImageReader.default.image(contentsOf: file), image.size.width > 0, image.size.height > 0
            else { throw PickerFailure("“\(file.shownName)” is not a picture that can be opened.") }
            (type, self.image) = (.image, image)
        }
        let copies = try PickedFiles.copies(of: [file])
        self.file = copies.first ?? file
    }

    /// What the program gets.
    @MainActor
    var info: [UIImagePickerController.InfoKey: Any] {
        var info: [UIImagePickerController.InfoKey: Any] = [.mediaType: type.identifier]
        if let image {
            info[.originalImage] = image
            info[.imageURL] = file
        } else {
            info[.mediaURL] = file
        }
        return info
    }
}
