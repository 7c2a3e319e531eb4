import Foundation

/// A photo: what it shows is drawn from its number when it is needed.
public struct Photo: Hashable, Identifiable, Sendable {
    /// What a photo shows.
    public enum Scene: String, CaseIterable, Sendable {
        case mountains, sea, night, forest, city, dunes, meadow, shapes
    }

    /// Its number, from which it is drawn.
    public let id: Int
    /// What it shows.
    public let scene: Scene
    /// Where it was taken.
    public let place: String
    /// When it was taken.
    public let date: Date

    /// Whether it is higher than wide.
    public var isPortrait: Bool { id % 5 == 2 }

    /// Whether a search for words finds it: each in its place, its scene or its month.
    func matches(_ text: String) -> Bool {
        let month = date.formatted(.dateTime.month(.wide).year())
        return text.split(separator: " ").allSatisfy { word in
            [place, scene.rawValue, month].contains { $0.localizedCaseInsensitiveContains(word) }
        }
    }
}

/// An album: photos in an order of the user's own.
public struct Album: Hashable, Identifiable, Sendable {
    /// What it is found by.
    public let id: String
    /// Its title.
    public var title: String
    /// The photos, in order.
    public var photos: [Photo.ID]
}
