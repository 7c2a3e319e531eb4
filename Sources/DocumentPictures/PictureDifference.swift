import CoreGraphics
import Foundation

/// The difference between a picture of a scene and an earlier picture.
public struct PictureDifference: Sendable, CustomStringConvertible {
    /// The kinds of changes of a scene.
    public enum Change: Sendable {
        /// The scene has not changed.
        case none
        /// The pixels or the size differ.
        case drawing
        /// The scene has no earlier picture.
        case added
        /// The scene no longer has a picture.
        case removed
    }

    /// The picture's name.
    public let name: String
    /// The kind of change.
    public let change: Change
    /// The number of different pixels. It is 0 if the old or the new picture is missing.
    public let pixels: Int
    /// A PNG of the new picture in pale colors, with the differences in red and a frame around each group of them.
    /// `nil` if the pictures do not differ, or if the old or the new picture is missing.
    public let marked: Data?

    /// A line about the scene.
    public var description: String {
        switch change {
        case .none: "\(name): 0 pixels differ"
        case .drawing: "\(name): \(pixels) pixels differ"
        case .added: "\(name): new"
        case .removed: "\(name): gone"
        }
    }
}

extension DocumentPictures {
    /// Compares pictures with earlier pictures, by name: the new pictures in order, then the removed pictures.
    ///
    /// - Throws: The reason why a picture cannot be read.
    public static func differences(from old: [Picture], to new: [Picture]) throws -> [PictureDifference] {
        let before = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let names = Set(new.map(\.name))
        return try new.map { try difference(before[$0.name], $0) }
            + old.filter { !names.contains($0.name) }
            .map { PictureDifference(name: $0.name, change: .removed, pixels: 0, marked: nil) }
    }

    private static func difference(_ old: Picture?, _ new: Picture) throws -> PictureDifference {
        guard let old else { return PictureDifference(name: new.name, change: .added, pixels: 0, marked: nil) }
        let same = PictureDifference(name: new.name, change: .none, pixels: 0, marked: nil)
        if old.data == new.data { return same }
        let marks = PictureMarks(try bitmap(of: old), try bitmap(of: new))
        guard marks.count > 0 else { return same }
        return PictureDifference(
            name: new.name, change: .drawing, pixels: marks.count, marked: try marks.drawing().map { try $0.pngData() })
    }

    private static func bitmap(of picture: Picture) throws -> Bitmap {
        do {
            return try CGImage.decodePNG(picture.data).bitmap
        } catch {
            throw DocumentPictureError(file: picture.name + ".png", reason: "the picture cannot be read: \(error)")
        }
    }
}
