import UIKitCore

extension UIImagePickerController {
    /// The source of pictures. The raw values are UIKit's.
    public enum SourceType: Int, Sendable {
        /// The user's pictures.
        case photoLibrary = 0
        /// A camera, which is not available here.
        case camera = 1
        /// The saved pictures; here the same as `photoLibrary`.
        case savedPhotosAlbum = 2
    }

    /// The keys of the picked media in the dictionary for the delegate.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of a type: `public.image` or `public.movie`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture of the file, a `UIImage` with one pixel per point.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part of the picture that the user has chosen, a `UIImage`, if the picker allows editing.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The rectangle of that part, a `CGRect` in pixels of the original image as shown, if the picker allows
        /// editing.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The `URL` of a copy of the picture's file, in a folder for temporary files.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The `URL` of a copy of the movie's file, in a folder for temporary files.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }
}
