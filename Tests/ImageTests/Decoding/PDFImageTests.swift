import CoreGraphics
import Expectations
import Foundation
import ImageDecoding
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Images in PDF", .serialized)
struct PDFImageTests {
    /// Left red, right blue.
    private let halves = PDFFixture(content: "1 0 0 rg 0 0 10 10 re f 0 0 1 rg 10 0 10 10 re f").data

    @Test("A document is an image with the size of its first page in points")
    func size() throws {
        expectEqual(UIImage(data: PDFFixture().data)?.size, CGSize(width: 20, height: 10))
        expectEqual(UIImage(data: PDFFixture().data, scale: 2)?.size, CGSize(width: 10, height: 5))
        expectEqual(UIImage(data: PDFFixture(box: "5 5 25 20").data)?.size, CGSize(width: 20, height: 15))
        expectEqual(UIImage(data: PDFFixture(page: "/CropBox [0 0 8 4]").data)?.size, CGSize(width: 8, height: 4))
        expectEqual(UIImage(data: PDFFixture(page: "/Rotate 90").data)?.size, CGSize(width: 10, height: 20))
        expectEqual(UIImage(data: Data("junk\n".utf8) + PDFFixture().data)?.size, CGSize(width: 20, height: 10))
    }

    @Test("The bottom of the page is the bottom of the image, and the rest is transparent")
    func upright() throws {
        let image = try #require(UIImage(data: PDFFixture(content: "1 0 0 rg 0 0 10 5 re f").data))

        expectEqual(image.pixel(2, 7), 0xFFFF_0000)
        expectEqual(image.pixel(2, 2), 0)
        expectEqual(image.pixel(15, 7), 0)
    }

    @Test("It is drawn again at the size of its view, sharp")
    func sharp() throws {
        try Stage.run(size: CGSize(width: 100, height: 50), scale: 2) { stage in
            let view = UIImageView(image: UIImage(data: halves))
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            stage.window.addSubview(view)

            let image = stage.snapshot()

            expectEqual(image.pixel(99, 50), 0xFFFF_0000)
            expectEqual(image.pixel(100, 50), 0xFF00_00FF)
        }
    }

    @Test("A catalog's document has pixels for the screen's scale, unless the catalog preserves its vector data")
    func catalog() throws {
        try Stage.run(size: CGSize(width: 100, height: 50), scale: 2) { stage in
            @MainActor func edge(_ name: String) throws -> [UInt32?] {
                let image = try #require(UIImage(named: name, in: .module, compatibleWith: nil))
                expectEqual(image.size, CGSize(width: 20, height: 10))
                let view = UIImageView(image: image)
                view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
                stage.window.addSubview(view)
                defer { view.removeFromSuperview() }
                expectEqual(view.layer.contentsScale, 2)
                let pixels = stage.snapshot()
                return [pixels.pixel(99, 50), pixels.pixel(100, 50)]
            }

            try expectEqual(edge("PreservedPage"), [0xFFFF_0000, 0xFF00_00FF])
            let mixed = try edge("Page")
            expectFalse(mixed.contains(0xFFFF_0000) || mixed.contains(0xFF00_00FF))
        }
    }

    @Test("A file is an image as well, also as a template")
    func file() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try PDFFixture().data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let image = try #require(UIImage(contentsOfFile: file.path)?.withRenderingMode(.alwaysTemplate))
        try Stage.run(size: CGSize(width: 20, height: 10)) { stage in
            let view = UIImageView(image: image)
            view.tintColor = .green
            stage.window.addSubview(view)

            expectEqual(stage.snapshot().pixel(5, 5), 0xFF00_FF00)
        }
    }

    @Test("Damaged, encrypted and very large documents are refused")
    func refused() {
        let key = String(repeating: "00", count: 32)
        let lock = "<< /Filter /Standard /V 1 /R 2 /O <\(key)> /U <\(key)> /P -4 >>"
        let documents: [String: Data] = [
            "only the mark": Data("%PDF-1.7\n".utf8),
            "cut": PDFFixture().data.prefix(60),
            "no page": PDFFixture(pageCount: 0).data,
            "encrypted": PDFFixture(objects: [lock], trailer: "/Encrypt 5 0 R /ID [<00> <00>]").data,
            "large page": PDFFixture(box: "0 0 100000 100000").data,
            "large file": PDFFixture().data + Data(count: 33 << 20),
        ]
        for (name, data) in documents { #expect(throws: ImageError.self, "\(name)") { try VectorImage(data) } }
    }

    @Test("Documents that take too much time or memory are stopped, and do not end the program")
    func stopped() throws {
        let circles = (0..<5).map { level in
            let inner = String(repeating: "/F\(level) Do ", count: 60)
            let fonts = level > 0 ? "/F\(level - 1) \(4 + level) 0 R" : ""
            let previous = inner.replacingOccurrences(of: "/F\(level)", with: "/F\(level - 1)")
            let content = level > 0 ? previous : "0 0 9 9 re f"
            return "<< /Type /XObject /Subtype /Form /BBox [0 0 20 10] /Group << /S /Transparency >> "
                + "/Resources << /XObject << \(fonts) >> >> /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
        }
        let forms = PDFFixture(content: "/F4 Do", resources: "/XObject << /F4 9 0 R >>", objects: circles).data
        let image =
            "<< /Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB "
            + "/Filter /ASCIIHexDecode /Length 4 >>\nstream\n00ff>\nendstream"
        let pixels = PDFFixture(
            content: "20 0 0 10 0 0 cm /I Do", resources: "/XObject << /I 5 0 R >>", objects: [image]
        ).data

        expectNil(try? VectorImage(forms).pixels(scale: 1))
        // An image without data may be drawn as an empty image.
        #expect(((try? VectorImage(pixels))?.pixels(scale: 1)?.width ?? 20) == 20)
    }

    @Test("Any mutation of a document is an error or a drawing", arguments: RandomSeeds.batches(30))
    func mutations(seeds: RandomSeeds) {
        for seed in seeds {
            var generator = SeededGenerator(seed: UInt64(seed))
            var data = halves
            for _ in 0...generator.below(5) {
                let place = generator.below(data.count)
                if generator.below(2) == 0 {
                    data[place] = UInt8(32 + generator.below(95))
                } else {
                    data.insert(contentsOf: data.dropFirst(generator.below(data.count)).prefix(20), at: place)
                }
            }
            _ = (try? VectorImage(data))?.pixels(scale: 1)
        }
    }
}
