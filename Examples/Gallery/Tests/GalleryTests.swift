import Foundation
import GalleryPages
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The gallery", .serialized)
struct GalleryTests {
    /// A screen that the pages are opened on.
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

    @Test("Every page opens and closes without a diagnostic, and is freed", arguments: screens)
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
}
