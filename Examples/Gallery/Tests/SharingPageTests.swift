import Foundation
import GalleryPages
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The gallery's page about sharing", .serialized)
struct SharingPageTests {
    private func onPage(_ body: (Stage, UIViewController) throws -> Void) throws {
        try Stage.run(rootViewController: GalleryViewController()) { stage in
            let gallery = try #require(stage.window.rootViewController as? GalleryViewController)
            gallery.open(try #require(GalleryPage.all.first { $0.title == "Sharing" }), animated: false)
            stage.advance(by: 0.5)
            try body(stage, try #require(gallery.openPage))
            gallery.close(animated: false)
            stage.advance(by: 1)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    @Test("A text is copied, and shown on the page by its own activity")
    func text() throws {
        try onPage { stage, page in
            stage.find("A text and an address").tap()
            stage.advance(by: 1)
            stage.find("Copy").tap()
            stage.advance(by: 1)
            #expect(UIPasteboard.general.strings == ["Ireko draws UIKit on Linux.", "https://www.swift.org"])
            #expect(stage.find("Shared").exists)

            stage.find("Only with this page").tap()
            stage.advance(by: 1)
            #expect(!stage.find("Copy").exists)
            stage.find("Show on This Page").tap()
            stage.advance(by: 1)
            #expect(stage.find("Ireko draws UIKit on Linux.").exists && page.presentedViewController == nil)
        }
    }

    @Test("A picture is drawn when it is copied, and a mail has its own text")
    func sources() throws {
        try onPage { stage, _ in
            stage.find("A picture that is drawn when it is needed").tap()
            stage.advance(by: 1)
            stage.find("Copy").tap()
            stage.advance(by: 1)
            #expect(UIPasteboard.general.image?.size == CGSize(width: 200, height: 200))

            stage.find("A text for each service").tap()
            stage.advance(by: 1)
            stage.find("Mail").tap()
            stage.advance(by: 1)
            #expect(stage.openedURLs.first?.absoluteString.hasPrefix("mailto:?subject=Greetings&body=Dear") == true)
        }
    }

    @Test("A note is previewed, and pages are printed into a file")
    func documents() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try onPage { stage, _ in
            stage.find("Preview a note").tap()
            stage.advance(by: 1)
            stage.find("Done").tap()
            stage.advance(by: 1)
            #expect(stage.find("Previewed").exists)

            stage.files = [folder]
            stage.find("Print a text with page numbers").tap()
            stage.advance(by: 2)
            #expect(stage.find("Printed").exists)
            let data = try Data(contentsOf: folder.appendingPathComponent("Gallery.pdf"))
            #expect(String(decoding: data, as: UTF8.self).components(separatedBy: "/MediaBox [").count > 3)
        }
    }

    @Test("The result is copied by a menu, and the color has a preview")
    func menus() throws {
        try onPage { stage, _ in
            stage.find("Nothing yet").press(forDuration: 1)
            stage.advance(by: 1)
            stage.chooseMenuElement("Copy")
            stage.advance(by: 1)
            #expect(UIPasteboard.general.string == "Nothing yet")

            stage.find(identifier: "swatch").scrollIntoView()
            stage.find(identifier: "swatch").press(forDuration: 1)
            stage.advance(by: 1)
            stage.chooseMenuElement("Like")
            stage.advance(by: 1)
            #expect(stage.find("Liked").exists)
        }
    }
}
