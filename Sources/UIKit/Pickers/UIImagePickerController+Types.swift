import UIKitCore

extension UIImagePickerController {
    /// The source of pictures. The raw values match UIKit.
    public enum SourceType: Int, Sendable {
        /// The user's pictures.
        case photoLibrary = 0
        /// A camera, which is not available on Linux.
        case camera = 1
        /// The saved pictures. On Linux, they are the same as `photoLibrary`.
        case savedPhotosAlbum = 2
    }

    /// The keys of the dictionary with the picked media, which the delegate receives.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of the media, as an identifier: `public.image` or `public.movie`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture, as a `UIImage` with one pixel per point.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part of the picture that the user has chosen, as a `UIImage`. It is available if the picker allows
        /// editing.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The rectangle of the part that the user has chosen, as a `CGRect` in pixels of the displayed picture. It is
        /// available if the picker allows editing.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The `URL` of a copy of the picture's file in a temporary folder.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The `URL` of a copy of the movie's file in a temporary folder.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }
}
