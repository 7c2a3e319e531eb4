import IrekoTesting
import Testing
import UIKit

@testable import PhotosDemo

@MainActor
@Suite("Albums")
struct AlbumTests {
    @Test("Albums are shown in sections, and a tap opens an album")
    func shelves() throws {
        try PhotosStage.run(size: PhotosStage.wide) { stage in
            stage.press("Albums")
            let hasShelves = stage.find("Highlights").exists && stage.find("My Albums").exists
            stage.press("Kyoto, 36 photos")

            let source = try stage.grid().source
            #expect(hasShelves && source == .album("kyoto"))
        }
    }

    @Test("While an album is edited, its photos can be reordered by dragging")
    func dragged() throws {
        try PhotosStage.run(size: PhotosStage.wide) { stage in
            stage.press("Lisbon")
            let before = try #require(stage.library?.album("lisbon")?.photos)
            stage.press("Select")

            let (start, end) = try (stage.middle(ofVisible: 0), stage.middle(ofVisible: 3))
            stage.touchDown(at: start)
            stage.advance(by: 0.5)
            stage.touchMove(to: end)
            stage.advance(by: 0.5)
            stage.touchUp(at: end)
            stage.advance(by: 1)

            let after = try #require(stage.library?.album("lisbon")?.photos)
            #expect(after == Array(before[1...3]) + [before[0]] + Array(before[4...]))
            #expect(try stage.grid().collectionView.indexPathsForSelectedItems ?? [] == [])
        }
    }

    @Test("Favorites are an outline by album, down to the photos; a tap opens a photo")
    func outline() throws {
        try PhotosStage.run(size: PhotosStage.wide) { stage in
            let sidebar = try #require(stage.sidebar)
            let library = try #require(stage.library)
            @MainActor func open(_ item: SidebarViewController.Item) throws {
                let cell = try #require(stage.row(item))
                stage.tap(at: cell.convert(CGPoint(x: cell.bounds.maxX - 20, y: cell.bounds.midY), to: nil))
                stage.advance(by: 1)
            }

            try open(.photos(.favourites))
            try open(.photos(.favouritesOf("zermatt")))
            let first = try #require(library.albums[0].photos.first(where: library.favourites.contains))
            let row = try #require(stage.row(.photo(first)))
            stage.tap(at: row.convert(CGPoint(x: 100, y: row.bounds.midY), to: nil))
            stage.advance(by: 1)
            let (shown, isSelected) = (stage.pages?.shown.id, row.isSelected)
            library.setFavourite(false, [first])
            stage.advance(by: 1)

            #expect(shown == first && isSelected)
            #expect(stage.row(.photo(first)) == nil && stage.row(.photos(.favouritesOf("zermatt"))) != nil)
            #expect(sidebar.collectionView.numberOfSections == 1)
        }
    }

    @Test("A deleted photo is removed from albums, and an album keeps the user's order")
    func order() throws {
        let library = PhotoLibrary(count: 24)
        let ids = library.albums[0].photos
        var changes = 0
        library.observe { changes += 1 }

        library.setOrder(ids.reversed(), in: library.albums[0].id)
        library.delete([ids[3]])

        #expect(library.albums[0].photos == ids.reversed().filter { $0 != ids[3] })
        #expect(library.photo(ids[3]) == nil && changes == 2)
    }
}
