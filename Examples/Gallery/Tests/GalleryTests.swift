import Foundation
import GalleryPages
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The gallery", .serialized)
struct GalleryTests {
    /// A screen for opening the pages.
    struct Screen: CustomTestStringConvertible, Sendable {
        let size: CGSize
        let scale: CGFloat
        var isDark = false
        var isRightToLeft = false
        var testDescription: String {
            "\(size.width)×\(size.height) at \(scale)\(isDark ? ", dark" : "")\(isRightToLeft ? ", right to left" : "")"
        }
    }

    nonisolated static let screens = [
        Screen(size: CGSize(width: 390, height: 844), scale: 2),
        Screen(size: CGSize(width: 320, height: 480), scale: 1),
        Screen(size: CGSize(width: 844, height: 390), scale: 1.25, isDark: true),
        Screen(size: CGSize(width: 390, height: 844), scale: 1, isDark: true, isRightToLeft: true),
        Screen(size: CGSize(width: 1366, height: 1024), scale: 1),
    ]

    @Test("Every page opens and closes without a diagnostic, and is deallocated", arguments: screens)
    func pages(screen: Screen) throws {
        try Stage.run(size: screen.size, scale: screen.scale, rootViewController: GalleryViewController()) { stage in
            let gallery = try #require(stage.window.rootViewController as? GalleryViewController)
            stage.window.overrideUserInterfaceStyle = screen.isDark ? .dark : .light
            if screen.isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            for page in GalleryPage.all {
                gallery.open(page, animated: true)
                stage.advance(by: 0.5)
                stage.render()
                weak let controller = gallery.openPage
                gallery.close(animated: true)
                stage.advance(by: 1)

                #expect(controller == nil, "\(page.title) is alive")
            }
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    @Test("A window that becomes wide shows the latest page beside the list, or the first page")
    func widening() throws {
        let (phone, tablet) = (CGSize(width: 390, height: 844), CGSize(width: 1180, height: 820))
        try Stage.run(size: phone, rootViewController: GalleryViewController()) { stage in
            let gallery = try #require(stage.window.rootViewController as? GalleryViewController)
            stage.advance(by: 0)

            stage.resize(to: tablet)
            stage.advance(by: 1)
            let first = gallery.openPage?.title
            stage.resize(to: phone)
            stage.advance(by: 1)
            gallery.open(GalleryPage.all[1], animated: true)
            stage.advance(by: 1)
            gallery.close(animated: true)
            stage.advance(by: 1)
            let none = gallery.openPage
            stage.resize(to: tablet)
            stage.advance(by: 1)

            #expect(first == GalleryPage.all[0].title && none == nil)
            #expect(gallery.openPage?.title == GalleryPage.all[1].title)
            #expect(gallery.openPage?.view.frame.minX == 321)
        }
    }

    @Test("A tap on a row opens its page, and the button over it leads back")
    func taps() throws {
        try Stage.run(rootViewController: GalleryViewController()) { stage in
            let gallery = try #require(stage.window.rootViewController as? GalleryViewController)

            let table = try #require(gallery.children.first?.view as? UITableView)
            let row = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
            stage.tap(at: CGPoint(x: row.midX, y: row.midY))
            stage.advance(by: 1)
            let title = gallery.openPage?.title
            stage.tap(at: CGPoint(x: 40, y: 24))
            stage.advance(by: 1)

            #expect(title == "Controls")
            #expect(gallery.openPage == nil)
        }
    }

    @Test("Pulling down a list loads a message after a delay, and the list returns to its position")
    func refresh() throws {
        try Stage.run(rootViewController: GalleryViewController()) { stage in
            let gallery = try #require(stage.window.rootViewController as? GalleryViewController)
            gallery.open(try #require(GalleryPage.all.first { $0.title == "Pull to refresh" }), animated: false)
            stage.advance(by: 0.5)
            let table = try #require(gallery.openPage?.view as? UITableView)
            let control = try #require(table.refreshControl)
            let top = table.contentOffset.y
            let from = CGPoint(x: 195, y: 300)

            stage.touchDown(at: from)
            for step in 1...20 {
                stage.touchMove(to: CGPoint(x: 195, y: 300 + 15 * step))
                stage.advance(by: 1.0 / 60)
            }
            #expect(control.isRefreshing && table.numberOfRows(inSection: 0) == 3)
            stage.touchUp(at: CGPoint(x: 195, y: 600))
            stage.advance(by: 1)
            #expect(table.contentOffset.y == top - 60)

            stage.advance(by: 1)
            #expect(!control.isRefreshing && table.numberOfRows(inSection: 0) == 4)
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentConfiguration != nil)
            #expect(table.contentOffset.y == top)
            gallery.close(animated: false)
            stage.advance(by: 3)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    @Test("Every transition of a layer shows something between its begin and its end", arguments: 0..<4)
    func transitions(type: Int) throws {
        try Stage.run(rootViewController: GalleryViewController()) { stage in
            let gallery = try #require(stage.window.rootViewController as? GalleryViewController)
            gallery.open(try #require(GalleryPage.all.first { $0.title == "Layer transitions" }), animated: false)
            stage.advance(by: 0.5)
            let page = try #require(gallery.openPage)
            let control = try #require(views(UISegmentedControl.self, in: page.view).first)
            control.selectedSegmentIndex = type
            let button = try #require(views(UIButton.self, in: page.view).last)
            let before = stage.snapshot().pngData()

            button.sendActions(for: .primaryActionTriggered)
            stage.advance(by: 0)
            let first = stage.snapshot().pngData()
            stage.advance(by: 0.3)
            let middle = stage.snapshot().pngData()
            stage.advance(by: 0.5)
            let last = stage.snapshot().pngData()

            #expect(type > 1 || first == before)
            #expect(middle != first && middle != last && last != before)
            stage.advance(by: 0.1)
            #expect(stage.snapshot().pngData() == last)
        }
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + views(type, in: $0) }
    }
}
