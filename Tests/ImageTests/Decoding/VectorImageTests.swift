import CoreGraphics
import Expectations
import Foundation
import ImageDecoding
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Drawings in SVG", .serialized)
struct VectorImageTests {
    private func svg(_ body: String, head: String = "", size: String = "width='20' height='10'") -> Data {
        let spaces = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
        return Data("\(head)<svg \(spaces) \(size)>\(body)</svg>".utf8)
    }

    private func chain(_ count: Int, _ link: (Int) -> String) -> String { (0..<count).map(link).joined() }

    private let blue = "<rect width='20' height='10' fill='#0000FF'/>"

    @Test("A drawing has its declared size, or its view box's")
    func size() throws {
        expectEqual(UIImage(data: svg(blue))?.size, CGSize(width: 20, height: 10))
        expectEqual(UIImage(data: svg(blue), scale: 2)?.size, CGSize(width: 10, height: 5))
        expectEqual(UIImage(data: svg(blue, size: "viewBox='0 0 40 30'"))?.size, CGSize(width: 40, height: 30))
    }

    @Test("It is drawn again at the size of its view, sharp")
    func sharp() throws {
        let half = "<rect width='10' height='10' fill='#FF0000'/><rect x='10' width='10' height='10' fill='#0000FF'/>"
        try Stage.run(size: CGSize(width: 100, height: 50)) { stage in
            let view = UIImageView(image: UIImage(data: svg(half)))
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            stage.window.addSubview(view)

            let image = stage.snapshot()

            expectEqual(image.pixel(49, 25), 0xFFFF_0000)
            expectEqual(image.pixel(50, 25), 0xFF00_00FF)
        }
    }

    @Test("As a template it takes the tint")
    func template() throws {
        try Stage.run(size: CGSize(width: 20, height: 10)) { stage in
            let view = UIImageView(image: UIImage(data: svg(blue))?.withRenderingMode(.alwaysTemplate))
            view.tintColor = .green
            stage.window.addSubview(view)

            expectEqual(stage.snapshot().pixel(5, 5), 0xFF00_FF00)
        }
    }

    @Test("Drawings that would take hours, or obfuscate their content, are refused")
    func bombs() {
        let entities = chain(9) { "<!ENTITY l\($0 + 1) \"" + String(repeating: "&l\($0);", count: 10) + "\">" }
        let uses = chain(11) { level in
            let inner = String(repeating: "<use xlink:href='#g\(level)'/>", count: 10)
            return "<g id='g\(level + 1)'>\(inner)</g>"
        }
        let masks = chain(12) { level in
            let inner = String(repeating: "<rect width='9' height='9' mask='url(#m\(level))'/>", count: 10)
            return "<mask id='m\(level + 1)'>\(inner)</mask>"
        }
        let marked = "<path marker-mid='url(#m)' d='M0 0" + String(repeating: "L1 1", count: 20_000) + "'/>"
        let blurs = String(repeating: "<feGaussianBlur stdDeviation='9'/>", count: 5000)
        let styled = "<style>rect{mask:url(#m12)}</style><mask id='m0'>\(blue)</mask>\(masks)<rect id='r'/>"
        let bombs: [String: Data] = [
            "entities": svg("<text>&l9;</text>", head: "<!DOCTYPE svg [<!ENTITY l0 \"lol\">\(entities)]>"),
            "uses": svg("<defs><g id='g0'>\(blue)</g>\(uses)</defs><use xlink:href='#g11'/>"),
            "hidden uses": svg("<g id='g0'>\(blue)</g>\(uses)<use xlink:href='&#35;g11'/>"),
            "masks": svg("<mask id='m0'>\(blue)</mask>\(masks)<rect width='9' height='9' mask='url(#m12)'/>"),
            "masks by style": svg(styled),
            "depth": svg(String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)),
            "turbulence": svg("<filter id='f'><feTurbulence numOctaves='1000000'/></filter>"),
            "filters": svg("<filter id='f'>\(blurs)</filter>"),
            "path": svg("<path d='M0 0" + String(repeating: "L1 1L99 99", count: 100_000) + "' stroke='red'/>"),
            "text": svg("<text>" + String(repeating: "x", count: 2_000_000) + "</text>"),
            "markers": svg("<marker id='m'>\(blue)</marker>" + String(repeating: marked, count: 5)),
            "image": svg("<image width='9' height='9' xlink:href='data:image/png;base64,AAAA'/>"),
            "nothing": Data("<svg".utf8),
            "not closed": svg(blue).dropLast(8),
        ]
        for (name, data) in bombs { #expect(throws: ImageError.self, "\(name)") { try VectorImage(data) } }
    }

    @Test("Drawings that are too expensive are stopped, and do not end the program", arguments: HostileDrawing.all)
    func stopped(drawing: HostileDrawing) {
        let image = try? VectorImage(Data(drawing.text.utf8))

        expectNil(image?.pixels(scale: 1), "\(drawing.name)")
    }

    @Test("Complex drawings are still drawn")
    func bounded() throws {
        let clip =
            "<clipPath id='c'><rect width='10' height='10'/></clipPath><rect width='20' height='10' fill='#0000FF' "
        let image = try VectorImage(svg(clip + "clip-path='url(#c)'/>"))

        let pixels = try #require(image.pixels(scale: 2).map { UIImage(cgImage: $0) })

        expectEqual(pixels.size, CGSize(width: 40, height: 20))
        expectEqual(pixels.pixel(18, 10), 0xFF00_00FF)
        expectEqual(pixels.pixel(22, 10), 0)
    }

    @Test("Self-referencing and huge drawings are drawn as far as possible")
    func odd() throws {
        let oddities = [
            svg("<g id='a'><use xlink:href='#a'/></g>"), svg("<use xlink:href='#nowhere'/>\(blue)"),
            svg(blue, size: "width='1e9' height='1e9'"),
            svg(blue, size: "width='1e-9' height='1e-9' viewBox='0 0 1 1'"),
            svg("<pattern id='p' width='.0001' height='.0001'/><rect width='9' height='9' fill='url(#p)'/>"),
            svg("<path d='M0 0H100' stroke='red' stroke-dasharray='0.0000001'/>"),
        ]
        for data in oddities {
            let image = try? VectorImage(data)
            #expect((image?.pixels(scale: 1)?.width ?? 1) <= 2048)
        }
    }

    @Test("Namespaces as drawing programs write them are permitted")
    func entities() throws {
        let head = "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY ns \"http://www.example.org/ns/\">]>"

        try expectEqual(VectorImage(svg(blue, head: head)).size, CGSize(width: 20, height: 10))
    }

    @Test("Any mutation of a drawing is an error or a drawing", arguments: RandomSeeds.batches(100))
    func mutations(seeds: RandomSeeds) throws {
        let original = svg(
            "<defs><linearGradient id='g'><stop offset='0' stop-color='red'/></linearGradient></defs><g opacity='.5'>"
                + "<path d='M0 0L9 9Q1 2 3 4Z' fill='url(#g)'/></g><use xlink:href='#g'/><text>x</text>")
        for seed in seeds {
            var generator = SeededGenerator(seed: UInt64(seed))
            var data = original
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
