import Foundation
import GalleryPages
import IrekoTesting
import Testing
import UIKit

/// Pages with actions, and pages about bars, page views, undo and keys.
@MainActor
@Suite("Pages of the gallery with actions", .serialized)
struct ActionPagesTests {
    private func onPage(_ title: String, _ body: (Stage, UIViewController) throws -> Void) throws {
        try Stage.run(rootViewController: GalleryViewController()) { stage in
            let gallery = try #require(stage.window.rootViewController as? GalleryViewController)
            gallery.open(try #require(GalleryPage.all.first { $0.title == title }), animated: false)
            stage.advance(by: 0.5)
            try body(stage, try #require(gallery.openPage))
            gallery.close(animated: false)
            stage.advance(by: 1)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        [view as? View].compactMap { $0 } + view.subviews.flatMap { views(type, in: $0) }
    }

    private func button(_ title: String, in page: UIViewController) throws -> UIButton {
        try #require(views(UIButton.self, in: page.view).first { $0.configuration?.title == title })
    }

    @Test("A row of the presentation page is highlighted and presents, also when it is tapped near its end")
    func wholeRow() throws {
        try onPage("Presentation") { stage, page in
            let table = try #require(page.view as? UITableView)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
            let end = cell.convert(CGPoint(x: cell.bounds.maxX - 12, y: cell.bounds.midY), to: nil)

            stage.touchDown(at: end)
            stage.advance(by: 0.3)
            let isHighlighted = cell.isHighlighted
            stage.touchUp(at: end)
            stage.advance(by: 1)
            let presented = page.presentedViewController?.title
            stage.find("Done").tap()
            stage.advance(by: 1)

            #expect(isHighlighted && presented == "Full screen")
            #expect(page.presentedViewController == nil && !cell.isHighlighted)
        }
    }

    @Test("A popover from a bar item leaves the next item interactive, and a touch elsewhere dismisses it")
    func popovers() throws {
        try onPage("Popovers") { stage, page in
            let toolbar = try #require(views(UIToolbar.self, in: page.view).first)
            let items = try #require(toolbar.items)
            @MainActor func tap(_ item: UIBarButtonItem) throws {
                let frame = try #require(item.frame(in: stage.window))
                stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
                stage.advance(by: 1)
            }

            try tap(items[0])
            let isPopover = page.presentedViewController?.presentationController is UIPopoverPresentationController
            try tap(items[2])
            let stays = page.presentedViewController != nil
            let hasCounted = stage.find("Counted to 1").exists
            stage.tap(at: CGPoint(x: 195, y: 200))
            stage.advance(by: 1)

            #expect(isPopover && stays && hasCounted && page.presentedViewController == nil)
        }
    }

    // MARK: Navigation bars

    @Test("A page about bars shows the bars of its row, and the list then shows its own bars again")
    func bars() throws {
        try onPage("Navigation bars") { stage, page in
            let navigation = try #require(page.children.first as? UINavigationController)
            @MainActor func push(_ row: String) {
                stage.find(row).tap()
                stage.advance(by: 1)
            }
            let large = navigation.navigationBar.frame.height

            push("Small title")
            #expect(navigation.topViewController?.title == "Small title")
            #expect(navigation.navigationBar.frame.height < large)
            stage.goBack()

            push("Prompt")
            #expect(stage.find("A line above the title").exists)
            stage.goBack()

            push("Hidden bar")
            #expect(navigation.isNavigationBarHidden)
            push("Back")
            #expect(!navigation.isNavigationBarHidden && navigation.viewControllers.count == 1)

            push("Hidden by a swipe")
            #expect(navigation.hidesBarsOnSwipe)
            stage.goBack()
            #expect(!navigation.hidesBarsOnSwipe)
        }
    }

    @Test("A choice in a toolbar is shown in the page's first row")
    func toolbar() throws {
        try onPage("Navigation bars") { stage, page in
            let navigation = try #require(page.children.first as? UINavigationController)
            stage.find("Toolbar").tap()
            stage.advance(by: 1)
            let isHidden = navigation.isToolbarHidden

            stage.find(UIToolbar.self).find("Select").tap()
            stage.advance(by: 0.5)
            let chosen = stage.find(row: IndexPath(row: 0, section: 0)).text
            stage.goBack()

            #expect(!isHidden && chosen == "Select" && navigation.isToolbarHidden)
        }
    }

    // MARK: Files and pictures

    @Test("The picked file is shown in the last row, and a picture below it")
    func pickers() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString).png")
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { $0.fill($0.format.bounds) }
        try #require(picture.pngData()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try onPage("Files and pictures") { stage, page in
            stage.files = [file]

            stage.find("Choose a picture").tap()
            stage.advance(by: 2)
            #expect(stage.find(file.lastPathComponent).exists && page.presentedViewController == nil)
            #expect(stage.find(identifier: "picked picture").view(UIImageView.self)?.image != nil)

            stage.find("Open a text or PDF file").tap()
            stage.advance(by: 2)
            #expect(stage.find("Cancelled").exists)
        }
    }

    // MARK: Page views

    @Test("Pages are turned by touches and by buttons, and the page control follows")
    func scrollingPages() throws {
        try onPage("Page views") { stage, page in
            let pages = try #require(page.children.first as? UIPageViewController)
            let dots = try #require(views(UIPageControl.self, in: pages.view).first)

            stage.tap(try button("Next", in: page))
            stage.advance(by: 1)
            let second = pages.viewControllers?.map(\.title)
            stage.find("Page 2").swipe(.left)
            stage.advance(by: 1)

            #expect(second == ["Page 2"] && pages.viewControllers?.map(\.title) == ["Page 3"])
            #expect(dots.numberOfPages == 8 && dots.currentPage == 2)
        }
    }

    @Test("With the spine in the middle, two pages are shown and turned")
    func twoPages() throws {
        try onPage("Page views") { stage, page in
            stage.find("Two pages").tap()
            stage.advance(by: 0.5)
            let pages = try #require(page.children.last as? UIPageViewController)

            stage.tap(try button("Next", in: page))
            stage.advance(by: 2)

            #expect(page.children == [pages] && pages.spineLocation == .mid)
            #expect(pages.viewControllers?.map(\.title) == ["Page 3", "Page 4"])
        }
    }

    // MARK: Undo

    @Test("Dots are undone and redone with keys and buttons")
    func undo() throws {
        try onPage("Undo") { stage, page in
            let canvas = try #require(stage.find(identifier: "canvas").view(UIView.self))
            let middle = canvas.convert(CGPoint(x: canvas.bounds.midX, y: canvas.bounds.midY), to: nil)
            let isDimmed = try !button("Undo", in: page).isEnabled
            stage.tap(at: middle)
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: middle.x + 60, y: middle.y))
            stage.advance(by: 1)
            var counts = [canvas.subviews.count]

            stage.press("z", modifiers: .command)
            stage.advance(by: 0.1)
            counts.append(canvas.subviews.count)
            let canRedo = stage.find("Undo Add Dot, Redo Add Dot").exists
            stage.press("Z", modifiers: .command)
            stage.advance(by: 0.1)
            counts.append(canvas.subviews.count)
            stage.tap(try button("Clear", in: page))
            stage.advance(by: 0.1)
            counts.append(canvas.subviews.count)
            stage.tap(try button("Undo", in: page))
            stage.advance(by: 0.1)
            counts.append(canvas.subviews.count)

            #expect(isDimmed && canRedo && counts == [2, 1, 2, 0, 2])
        }
    }

    // MARK: Keys

    @Test("Key commands are performed and named, and other keys are also named")
    func keys() throws {
        try onPage("Keys") { stage, _ in
            stage.press("n", modifiers: .command)
            let first = stage.find("New, 1 in all").exists
            stage.press(.keyboardUpArrow, modifiers: .alternate)
            let second = stage.find("Move up, 2 in all").exists
            stage.press("k")

            #expect(first && second && stage.find("Move up, 2 in all").exists && stage.find("K").exists)
        }
    }
}
