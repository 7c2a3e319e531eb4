import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// A picture or movie that the user has picked: a copy of its file, and the content of a picture.
struct PickedMedia: Sendable {
    let type: UTType
    let file: URL
    /// The picture; `nil` for a movie.
    let image: UIImage?

    /// Reads a file. The call blocks while it uses the file system, so call it on a background thread.
    /// A picture is decoded before its file is copied, so that a picture that is invalid or too large is not copied.
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
    /// Returns the values for the delegate.
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
