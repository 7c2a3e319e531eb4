import IrekoTesting
import Testing
import UIKit

@testable import PhotosDemo

@MainActor
@Suite("Albums")
struct AlbumTests {
    @Test("Albums stand on shelves, and one opens")
    func shelves() throws {
        try PhotosStage.run(size: PhotosStage.wide) { stage in
            stage.press("Albums")
            let hasShelves = stage.find("Highlights").exists && stage.find("My Albums").exists
            stage.press("Kyoto, 36 photos")

            let source = try stage.grid().source
            #expect(hasShelves && source == .album("kyoto"))
        }
    }

    @Test("A deleted photo is in no album, and an album keeps the user's order")
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
