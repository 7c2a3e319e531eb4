import CoreGraphics
import Foundation

/// What differs between a picture of a scene and one that was drawn before.
public struct PictureDifference: Sendable, CustomStringConvertible {
    /// How a scene has changed.
    public enum Change: Sendable {
        /// It has not.
        case none
        /// Pixels differ, or the size.
        case drawing
        /// There was no picture of it before.
        case added
        /// There is none any more.
        case removed
    }

    /// The picture's name.
    public let name: String
    /// How the scene has changed.
    public let change: Change
    /// How many pixels differ. Where only one of the two pictures is, all do.
    public let pixels: Int
    /// A PNG of the new picture, pale, with what differs in red and a frame around each part of it; `nil` where nothing does, and
    /// for scenes that have one picture only.
    public let marked: Data?

    /// The scene in a line.
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
    /// Compares pictures with those that were drawn before, by name: the new ones in order, then those that are gone.
    ///
    /// - Throws: What is wrong with a picture.
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
