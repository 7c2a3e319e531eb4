import Foundation

/// A photo. Its picture is drawn from its number when it is needed.
public struct Photo: Hashable, Identifiable, Sendable {
    /// The subject of a photo.
    public enum Scene: String, CaseIterable, Sendable {
        case mountains, sea, night, forest, city, dunes, meadow, shapes
    }

    /// The number of the photo, which determines its picture.
    public let id: Int
    /// The subject of the photo.
    public let scene: Scene
    /// The place of the photo.
    public let place: String
    /// The date of the photo.
    public let date: Date

    /// Whether the photo is higher than wide.
    public var isPortrait: Bool { id % 5 == 2 }

    /// Whether a search finds the photo: each word must match its place, its subject or its month.
    func matches(_ text: String) -> Bool {
        let month = date.formatted(.dateTime.month(.wide).year())
        return text.split(separator: " ").allSatisfy { word in
            [place, scene.rawValue, month].contains { $0.localizedCaseInsensitiveContains(word) }
        }
    }
}

/// An album: photos in a custom order.
public struct Album: Hashable, Identifiable, Sendable {
    /// The identifier of the album.
    public let id: String
    /// The title.
    public var title: String
    /// The photos, in order.
    public var photos: [Photo.ID]
}
