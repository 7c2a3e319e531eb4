import Foundation

/// All photos, the favorites among them, and the albums.
@MainActor
public final class PhotoLibrary {
    /// All photos, the latest last.
    public private(set) var photos: [Photo]
    /// The albums.
    public private(set) var albums: [Album]
    /// The favorites.
    public private(set) var favourites: Set<Photo.ID>
    private var observers: [() -> Void] = []

    /// Creates a library of photos at intervals of two days that ends at a date.
    public init(count: Int = 240, until end: Date = Date(timeIntervalSinceReferenceDate: 786_000_000)) {
        let places: [(String, [Photo.Scene])] = [
            ("Zermatt", [.mountains, .forest, .night]), ("Lofoten", [.sea, .mountains, .night]),
            ("Lisbon", [.city, .sea, .shapes]), ("Namib", [.dunes, .night, .dunes]),
            ("Kyoto", [.forest, .city, .meadow]), ("Tuscany", [.meadow, .mountains, .shapes]),
        ]
        let photos = (0..<count).map { id in
            let (place, scenes) = places[(id / 12) % places.count]
            return Photo(
                id: id, scene: scenes[(id * 7 + id / 3) % scenes.count], place: place,
                date: end.addingTimeInterval(Double(id - count) * 2 * 86_400))
        }
        self.photos = photos
        albums = places.map { place, _ in
            Album(id: place.lowercased(), title: place, photos: photos.filter { $0.place == place }.map(\.id))
        }
        favourites = Set(photos.map(\.id).filter { $0 % 9 == 4 })
    }

    /// The photo with a number.
    public func photo(_ id: Photo.ID) -> Photo? { photos.first { $0.id == id } }

    /// The album with an identifier.
    public func album(_ id: Album.ID) -> Album? { albums.first { $0.id == id } }

    /// Adds an observer that is called after changes.
    func observe(_ body: @escaping () -> Void) { observers.append(body) }

    private func changed() { for observer in observers { observer() } }

    // MARK: Changes

    /// Adds photos to the favorites, or removes them.
    public func setFavourite(_ isFavourite: Bool, _ ids: some Sequence<Photo.ID>) {
        for id in ids { if isFavourite { favourites.insert(id) } else { favourites.remove(id) } }
        changed()
    }

    /// Deletes photos, including from albums.
    public func delete(_ ids: Set<Photo.ID>) {
        photos.removeAll { ids.contains($0.id) }
        favourites.subtract(ids)
        for index in albums.indices { albums[index].photos.removeAll(where: ids.contains) }
        changed()
    }

    /// Sets the order of an album's photos.
    public func setOrder(_ ids: [Photo.ID], in album: Album.ID) {
        guard let index = albums.firstIndex(where: { $0.id == album }) else { return }
        albums[index].photos = ids
        changed()
    }
}

/// The content of a grid.
public enum PhotoSource: Hashable, Sendable {
    case library, favourites
    case album(Album.ID), favouritesOf(Album.ID)

    /// The key for state restoration.
    var key: String {
        switch self {
        case .library: "library"
        case .favourites: "favourites"
        case .album(let id): "album/" + id
        case .favouritesOf(let id): "favourites/" + id
        }
    }

    /// The source with a restoration key.
    init?(key: String) {
        switch key {
        case "library": self = .library
        case "favourites": self = .favourites
        case _ where key.hasPrefix("album/"): self = .album(String(key.dropFirst(6)))
        case _ where key.hasPrefix("favourites/"): self = .favouritesOf(String(key.dropFirst(11)))
        default: return nil
        }
    }

    /// The name of the source's symbol.
    var symbol: String {
        switch self {
        case .library: "photo.on.rectangle"
        case .favourites: "heart"
        case .album, .favouritesOf: "rectangle.stack"
        }
    }

    @MainActor
    func title(in library: PhotoLibrary) -> String {
        switch self {
        case .library: "Library"
        case .favourites: "Favourites"
        case .album(let id), .favouritesOf(let id): library.album(id)?.title ?? ""
        }
    }

    @MainActor
    func photos(in library: PhotoLibrary) -> [Photo] {
        switch self {
        case .library: library.photos
        case .favourites: library.photos.filter { library.favourites.contains($0.id) }
        case .album(let id): (library.album(id)?.photos ?? []).compactMap(library.photo)
        case .favouritesOf(let id): Self.album(id).photos(in: library).filter { library.favourites.contains($0.id) }
        }
    }
}
