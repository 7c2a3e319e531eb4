import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// A picked picture or movie: a copy of its file, and its content.
struct PickedMedia: Sendable {
    let type: UTType
    let file: URL
    /// The picture; `nil` for a movie.
    let image: UIImage?

    /// Reads a file. The call blocks on the file system, so make it on a thread that may wait.
    ///
    /// The picture is read before the file is copied, so that invalid and too large pictures are not copied.
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

    // Chosen (Files): Pictures are files of the user's folder for pictures, `.imageURL` and `.mediaURL` are copies.
    /// The values for the program.
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
