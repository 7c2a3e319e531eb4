import UIKitCore

extension UIImagePickerController {
    /// Where pictures come from. Raw values are UIKit's.
    public enum SourceType: Int, Sendable {
        /// The user's pictures.
        case photoLibrary = 0
        /// A camera. There is none here.
        case camera = 1
        /// The pictures that were saved; here the same as `photoLibrary`.
        case savedPhotosAlbum = 2
    }

    /// What the delegate gets of a picture or movie.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of a type: `public.image` or `public.movie`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it is in its file, a `UIImage` with one pixel a point.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part of the picture that the user has chosen, a `UIImage`; where the picker allows editing.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// That part, a `CGRect` in pixels of the original image as it is shown; where the picker allows editing.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The `URL` of a copy of the picture's file, in a folder for temporary files.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The `URL` of a copy of the movie's file, in a folder for temporary files.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }
}
