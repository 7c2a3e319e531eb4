import ContainersDemo
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The demo")
struct DemoTests {
    @Test("Segments switch, the note appears and disappears, and the style turns dark, under the test's clock")
    func tour() throws {
        try Stage.run(rootViewController: DemoViewController()) { stage in
            let demo = try #require(stage.window.rootViewController as? DemoViewController)

            stage.tap(at: CGPoint(x: 146, y: 76))
            stage.advance(by: 0.5)
            let chosen = demo.segments.selectedIndex
            demo.segments.selectedIndex = 0
            stage.advance(by: 0)
            stage.tap(at: CGPoint(x: 195, y: 465))
            stage.advance(by: 0.3)
            let note = demo.modalController?.title
            stage.tap(at: CGPoint(x: 195, y: 800))
            stage.advance(by: 0.3)
            let light = stage.pixel(at: CGPoint(x: 3, y: 3))
            stage.tap(at: CGPoint(x: 352, y: 28))
            stage.advance(by: 0.3)

            #expect(chosen == 1)
            #expect(note == "Note")
            #expect(demo.modalController == nil)
            #expect(light == [255, 255, 255])
            #expect(stage.pixel(at: CGPoint(x: 3, y: 3)) == [0, 0, 0])
            #expect(stage.diagnostics.isEmpty)
        }
    }
}
