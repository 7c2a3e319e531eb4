import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import GalleryPages

@MainActor
@Suite("The page about copying and pasting")
struct PasteboardPageTests {
    @Test("It shows what its buttons copy, and its edit menu pastes it")
    func copy() throws {
        let page = PasteboardPage()
        try Stage.run(rootViewController: page) { stage in
            stage.advance(by: 0.5)

            stage.find("Text").tap()
            stage.advance(by: 0.5)
            let shown = stage.find(identifier: "contents").text
            stage.find(identifier: "note").press()
            stage.advance(by: 1)
            stage.find("Paste").tap()
            stage.advance(by: 1)

            #expect(shown == "“Good morning”")
            #expect(stage.find(identifier: "note").text == "Good morning")
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }
}
