import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import PhotosDemo

@MainActor
@Suite("Photos")
struct PhotosTests {
    @Test("A photo is drawn from its number: the same twice, another one another")
    func pictures() throws {
        let photos = PhotoLibrary().photos
        let size = CGSize(width: 32, height: 32)

        let first = PhotoPainter.image(of: photos[0], size: size).pngData()
        let again = PhotoPainter.image(of: photos[0], size: size).pngData()
        let other = PhotoPainter.image(of: photos[1], size: size).pngData()

        #expect(first != nil && first == again && first != other)
        #expect(Set(photos.map(\.scene)) == Set(Photo.Scene.allCases))
    }

    @Test("The library begins at its end, and buttons make photos larger and smaller")
    func densities() throws {
        try PhotosStage.run { stage in
            let view = try #require(stage.grid().collectionView)
            @MainActor func width() -> CGFloat { (view.visibleCells.first?.bounds.width ?? 0).rounded() }
            let end = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
            #expect(abs(view.contentOffset.y - end) <= 1)
            let medium = width()

            stage.press("Smaller")
            let small = width()
            stage.press("Larger")
            stage.press("Larger")

            #expect(medium == 128 || medium == 129)
            #expect(small < medium)
            #expect(width() == 390)
        }
    }

    @Test("A search finds places and scenes; what finds none says so")
    func search() throws {
        try PhotosStage.run(size: PhotosStage.wide) { stage in
            let grid = try stage.grid()
            grid.collectionView.setContentOffset(
                CGPoint(x: 0, y: -grid.collectionView.adjustedContentInset.top - 100), animated: false)
            stage.advance(by: 1)
            let search = try #require(grid.navigationItem.searchController)
            let library = try #require(stage.library)

            search.searchBar.text = "kyoto city"
            grid.updateSearchResults(for: search)
            stage.advance(by: 1)
            let found = (0..<grid.collectionView.numberOfSections).map(grid.collectionView.numberOfItems).reduce(0, +)
            search.searchBar.text = "quince"
            grid.updateSearchResults(for: search)
            stage.advance(by: 1)

            #expect(found == library.photos.filter { $0.place == "Kyoto" && $0.scene == .city }.count && found > 0)
            #expect(grid.contentUnavailableConfiguration != nil)
        }
    }

    @Test("A photo opens, its neighbour is swiped in, and it is made a favourite")
    func pages() throws {
        try PhotosStage.run { stage in
            try stage.tap(at: stage.middle(ofVisible: 4))
            stage.advance(by: 1.5)
            let first = try #require(stage.pages?.shown.id)

            stage.drag(from: CGPoint(x: 330, y: 420), to: CGPoint(x: 40, y: 420), duration: 0.15)
            stage.advance(by: 1.5)
            let second = try #require(stage.pages?.shown.id)
            let was = stage.library?.favourites.contains(second) == true
            stage.press(was ? "Unfavourite" : "Favourite")

            #expect(second == first + 1)
            #expect(stage.library?.favourites.contains(second) == !was)
        }
    }

    @Test("Several photos are selected and deleted")
    func selection() throws {
        try PhotosStage.run { stage in
            let before = try #require(stage.library?.photos.count)
            stage.press("Select")
            for index in [1, 2, 4] {
                try stage.tap(at: stage.middle(ofVisible: index))
                stage.advance(by: 0.5)
            }
            let isCounted = stage.find("3 Selected").exists
            stage.press("Delete")

            #expect(isCounted)
            #expect(stage.library?.photos.count == before - 3)
            #expect(try !stage.grid().isEditing)
        }
    }

    @Test("The sidebar leads to an album, through a narrow window and back; albums fold")
    func sidebar() throws {
        try PhotosStage.run(size: PhotosStage.wide) { stage in
            stage.press("Lisbon")
            let source = try stage.grid().source
            stage.resize(to: PhotosStage.phone)
            stage.advance(by: 1)
            let isAlone = try stage.grid().viewIfLoaded?.window != nil && !stage.find("Namib").exists
            stage.resize(to: PhotosStage.wide)
            stage.advance(by: 1)
            let isUnfolded = stage.find("Namib").exists
            stage.press("My Albums")

            #expect(source == .album("lisbon") && isAlone && isUnfolded)
            #expect(!stage.find("Namib").exists)
        }
    }
}
