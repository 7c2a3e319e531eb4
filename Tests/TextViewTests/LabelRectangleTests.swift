import CoreGraphics
import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The text rectangle of labels", .serialized)
struct LabelRectangleTests {
    @Test("The text rectangle of a Hebrew label agrees with its drawing in a left-to-right interface")
    func hebrewLabel() throws {
        try Stage.run(size: CGSize(width: 320, height: 100)) { stage in
            stage.window.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 0, y: 20, width: 300, height: 30))
            label.text = "שלום"
            label.textColor = .black
            stage.window.addSubview(label)

            let image = stage.snapshot()

            let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
            expectEqual(rect.maxX, 300)
            let inked = (0..<320).filter { x in (20..<50).contains { (image.pixel(x, $0) ?? .max) & 0xFF < 0x80 } }
            expectTrue(try #require(inked.first) >= Int(rect.minX) - 1)
        }
    }
}
