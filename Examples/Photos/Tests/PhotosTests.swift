import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import PhotosDemo

@MainActor
@Suite("Photos")
struct PhotosTests {
    @Test("A photo is drawn from its number: equal numbers give equal pictures, different numbers different pictures")
    func pictures() throws {
        let photos = PhotoLibrary().photos
        let size = CGSize(width: 32, height: 32)

        let first = PhotoPainter.image(of: photos[0], size: size).pngData()
        let again = PhotoPainter.image(of: photos[0], size: size).pngData()
        let other = PhotoPainter.image(of: photos[1], size: size).pngData()

        #expect(first != nil && first == again && first != other)
        #expect(Set(photos.map(\.scene)) == Set(Photo.Scene.allCases))
    }

    @Test("The library begins at its end, and buttons change the size of photos")
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

    @Test("The scroll position is kept when the width of the window changes")
    func place() throws {
        try PhotosStage.run { stage in
            let view = try #require(stage.grid().collectionView)
            @MainActor func isAtEnd() -> Bool {
                let end = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
                return abs(view.contentOffset.y - end) <= 1
            }
            for width in [500, 1180, 700, 390] {
                stage.resize(to: CGSize(width: width, height: 844))
                stage.advance(by: 1)
                #expect(isAtEnd(), "\(width)")
            }

            view.setContentOffset(CGPoint(x: 0, y: 4000), animated: false)
            stage.advance(by: 1)
            let paths = view.indexPathsForVisibleItems.sorted()
            let middle = paths[paths.count / 2]
            for width in [500, 1180, 700, 390] {
                stage.resize(to: CGSize(width: width, height: 844))
                stage.advance(by: 1)
                #expect(view.indexPathsForVisibleItems.contains(middle), "\(width)")
            }
        }
    }

    @Test("A search finds places and scenes; a search without results shows a placeholder")
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

    @Test("A photo opens, a swipe shows the next photo, and it becomes a favorite")
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

    @Test("Pulling down a page returns to the grid, also after swiping to a different photo")
    func pulledDown() throws {
        for size in [PhotosStage.phone, PhotosStage.wide] {
            try PhotosStage.run(size: size) { stage in
                try stage.tap(at: stage.middle(ofVisible: 4))
                stage.advance(by: 1.5)
                let x = size.width - 150
                stage.drag(from: CGPoint(x: x + 100, y: 420), to: CGPoint(x: x - 100, y: 420), duration: 0.1)
                stage.advance(by: 1.5)
                let shown = try #require(stage.pages?.shown.id)

                stage.drag(from: CGPoint(x: x, y: 300), to: CGPoint(x: x + 10, y: 520), duration: 0.3)
                stage.advance(by: 1.5)

                let cell = try #require(stage.grid().view(of: shown))
                #expect(stage.pages == nil)
                #expect(cell.alpha == 1 && cell.window === stage.window)
            }
        }
    }

    @Test("Two fingers zoom between densities, and back after a small movement", arguments: [true, false])
    func pinch(completes: Bool) throws {
        try PhotosStage.run { stage in
            let view = try #require(stage.grid().collectionView)
            @MainActor func width() -> CGFloat { (view.visibleCells.first?.bounds.width ?? 0).rounded() }
            let before = width()

            let fingers = stage.pinch(around: CGPoint(x: 195, y: 400), from: 60, to: completes ? 100 : 78)
            let held = width()
            stage.liftFingers(fingers)
            stage.advance(by: 1)

            #expect(held > before && held < 390)
            #expect(width() == (completes ? 390 : before))
        }
    }

    @Test("A relaunched program shows the open photo, and below it the grid at the same position")
    func relaunch() throws {
        try PhotosStage.run { stage in
            stage.press("Larger")
            let view = try #require(stage.grid().collectionView)
            let path = IndexPath(item: 3, section: 2)
            view.scrollToItem(at: path, at: .top, animated: false)
            stage.advance(by: 0.5)
            let place = view.cellForItem(at: path)?.convert(CGPoint.zero, to: nil)
            try stage.tap(at: stage.middle(ofVisible: 0))
            stage.advance(by: 1.5)
            let shown = try #require(stage.pages?.shown.id)

            stage.sendToBackground()
            stage.relaunch()
            stage.advance(by: 1)
            let again = stage.pages?.shown.id
            stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 520), duration: 0.3)
            stage.advance(by: 1.5)

            let grid = try #require(stage.grid().collectionView)
            #expect(again == shown && stage.pages == nil)
            #expect(grid !== view)
            #expect(place != nil && grid.cellForItem(at: path)?.convert(CGPoint.zero, to: nil) == place)
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

    @Test("The sidebar opens an album, through a narrow window and back; outlines collapse")
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
