import DocumentPictures
import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Differences of pictures", .serialized)
struct PictureDifferenceTests {
    private typealias Document = PicturesOfDocument

    private func box(_ color: String = Document.red, x: Int = 50) -> String {
        Document.box(color, x: x, y: 100, width: 30, height: 20)
    }

    @Test("A document that has not changed does not differ")
    func same() throws {
        let (old, new) = (
            try Document.draw(Document.scene("a", "", box())), try Document.draw(Document.scene("a", "", box()))
        )

        let differences = try DocumentPictures.differences(from: old.pictures, to: new.pictures)

        expectEqual(differences.map(\.description), ["a: 0 pixels differ", "Main: 0 pixels differ"])
        expectTrue(differences.allSatisfy { $0.change == .none && $0.marked == nil })
    }

    @Test("A view of a different color differs in its pixels, which are red in a pale picture with a frame around them")
    func color() throws {
        let old = try Document.draw(
            Document.scene("a", "", box() + Document.box(Document.blue, x: 0, y: 300, width: 9, height: 9)))
        let new = try Document.draw(
            Document.scene("a", "", box(Document.blue) + Document.box(Document.blue, x: 0, y: 300, width: 9, height: 9))
        )

        let difference = try #require(DocumentPictures.differences(from: old.pictures, to: new.pictures).first)
        let marked = try #require(difference.marked.flatMap { UIImage(data: $0) })

        expectEqual(difference.pixels, 60 * 40)
        expectEqual(difference.change, .drawing)
        expectEqual(marked.size, CGSize(width: 786, height: 1704))
        expectEqual(marked.pixel(100, 200), 0xFFFF_0000)
        expectEqual(marked.pixel(159, 239), 0xFFFF_0000)
        // The frame is around the squares of 24 pixels from (96, 192) to (167, 239).
        expectEqual(marked.pixel(93, 189), 0xFFFF_0000)
        expectEqual(marked.pixel(98, 196), 0xFFFE_FEFE)
        expectEqual(marked.pixel(4, 604), 0xFFBF_BFFE)
        expectEqual(marked.pixel(400, 400), 0xFFFE_FEFE)
    }

    @Test("Pixels that exist in only one of two sizes differ")
    func size() throws {
        func picture(_ width: Int, _ height: Int) throws -> DocumentPictures.Picture {
            let image = UIImage.make(Array(repeating: Array(repeating: 0xFF00_FF00, count: width), count: height))
            return .init(name: "a", data: try #require(image.pngData()))
        }

        let differences = try DocumentPictures.differences(from: [picture(10, 5)], to: [picture(6, 8)])

        expectEqual(differences.map(\.pixels), [4 * 5 + 6 * 3 + 4 * 3])
    }

    @Test("New and deleted scenes are differences without pixels")
    func scenes() throws {
        let (old, new) = (
            try Document.draw(Document.scene("a"), Document.scene("b")),
            try Document.draw(Document.scene("a"), Document.scene("c"))
        )

        let differences = try DocumentPictures.differences(from: old.pictures, to: new.pictures)

        expectEqual(
            differences.map(\.description).filter { !$0.hasPrefix("Main") },
            [
                "a: 0 pixels differ", "c: new", "b: gone",
            ])
    }

    @Test("Former pictures are read from their folder; a missing picture is omitted")
    func folder() throws {
        let result = try Document.draw(Document.scene("a"), Document.scene("b"))
        let folder = try DocumentFolder([:])
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try result.pictures[1].data.write(to: folder.url.appendingPathComponent("b.png"))

        let before = try DocumentPictures.pictures(in: folder.url, named: result.pictures)
        let differences = try DocumentPictures.differences(from: before, to: result.pictures)

        expectEqual(differences.map(\.description), ["a: new", "b: 0 pixels differ", "Main: new"])
    }

    @Test("A file that is not a picture, or announces too many pixels for the memory, is named in a line")
    func hostile() throws {
        let new = [try #require(Document.draw(Document.scene("a")).pictures.first)]
        var header = Array(new[0].data.prefix(64))
        // A width of two thousand million pixels
        header[16] = 0x7F
        for data in [Data(header), Data(), Data("no picture at all, and a text that is longer than a header".utf8)] {
            let error = #expect(throws: (any Error).self) {
                try DocumentPictures.differences(from: [.init(name: "a", data: data)], to: new)
            }

            let text = error.map { "\($0)" } ?? ""
            #expect(text.hasPrefix("a.png: the picture cannot be read: "))
            #expect(!text.contains("\n"))
        }
    }
}
