import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Symbols", .serialized)
struct SymbolImageTests {
    private typealias Configuration = UIImage.SymbolConfiguration

    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
        try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    /// The drawn part of an image view's pixels on a stage.
    private func shown(_ view: UIImageView) throws -> CGImage {
        var shown: CGImage?
        try Stage.run(size: CGSize(width: 100, height: 100)) { stage in
            stage.window.addSubview(view)
            stage.advance(by: 0.02)
            shown = view.layer.contents as? CGImage
        }
        return try #require(shown)
    }

    private func colors(_ image: CGImage) -> Set<UInt32> {
        let image = UIImage(cgImage: image)
        var colors: Set<UInt32> = []
        for y in 0..<Int(image.size.height) {
            for x in 0..<Int(image.size.width) { colors.insert(image.pixel(x, y) ?? 0) }
        }
        return colors
    }

    // MARK: Names

    @Test("Names that bars, lists and players use have a drawing")
    func names() {
        let names = [
            "chevron.left", "chevron.right", "xmark", "plus", "minus", "checkmark", "ellipsis", "ellipsis.circle",
            "magnifyingglass", "gear", "gearshape.fill", "trash", "square.and.arrow.up", "square.and.pencil", "pencil",
            "star.fill", "heart", "house.fill", "person.crop.circle", "person.2.fill", "clock.fill", "alarm.fill",
            "stopwatch", "timer", "globe", "bell.slash.fill", "calendar", "folder", "doc.text", "tray", "envelope",
            "paperplane.fill", "play.circle.fill", "pause.fill", "speaker.wave.2.fill", "speaker.slash", "list.bullet",
            "info.circle", "questionmark.circle", "exclamationmark.triangle.fill", "minus.circle.fill",
            "plus.circle.fill", "checkmark.circle.fill", "circle", "square", "line.3.horizontal", "xmark.circle.fill",
            "eye.slash", "lock.fill", "wifi", "battery.100", "cart", "creditcard", "gift", "airplane", "car",
            "note.text", "tray.full", "tray.full.fill", "lock.shield", "lock.shield.fill", "icloud", "icloud.fill",
            "icloud.and.arrow.down", "icloud.and.arrow.up", "dollarsign.circle", "dollarsign.circle.fill",
            "chart.line.uptrend.xyaxis", "waveform", "faceid", "figure.walk", "tram", "tram.fill", "puzzlepiece",
            "puzzlepiece.fill", "star.leadinghalf.filled", "curlybraces", "chevron.left.forwardslash.chevron.right",
            "ladybug", "ladybug.fill", "ant", "ant.fill",
        ]

        for name in names { expectEqual(UIImage(systemName: name)?.isSymbolImage, true, "\(name)") }
    }

    @Test(
        "Symbols that documents and programs name: dice, numbers up to 50 in circles and squares, windows, pairs of bubbles"
    )
    func namesOfDocuments() {
        let names = [
            "die.face.1", "die.face.3", "die.face.6.fill", "qrcode.viewfinder", "photo.on.rectangle.angled",
            "slash.circle",
            "slash.circle.fill", "0.circle.fill", "9.square", "50.circle", "24.square.fill", "airplayvideo", "nosign",
            "bubble.left.and.bubble.right", "bubble.left.and.bubble.right.fill", "plus.rectangle.on.rectangle",
            "macwindow.badge.plus", "macwindow", "safari", "safari.fill", "pencil.and.ellipsis.rectangle",
            "rectangle.and.pencil.and.ellipsis", "square.dashed", "questionmark.square.dashed",
        ]

        for name in names { expectEqual(UIImage(systemName: name)?.isSymbolImage, true, "\(name)") }
    }

    @Test("Every name of the table, with its variants, draws pixels within its size")
    func table() throws {
        #expect(SymbolTable.names.count > 600)
        for name in SymbolTable.names {
            let image = try #require(UIImage(systemName: name))
            let pixels = UIImage(cgImage: try #require(image.cgImage))
            let ink = pixels.ink

            expectTrue(ink.width > 1 && ink.height > 1, "\(name)")
            #expect(abs(ink.midX - pixels.size.width / 2) <= 1.5, "\(name)")
            #expect(abs(ink.midY - pixels.size.height / 2) <= 1.5, "\(name)")
        }
    }

    @Test(
        "An unknown name has no image",
        arguments: [
            "", ".", "chevron", "xmark.fill", "plus.slash", "…", "circle.circle", "0", "12", "0.fill", "51.circle",
            "die.face.7",
        ])
    func unknown(name: String) { expectNil(UIImage(systemName: name)) }

    // MARK: Sizes

    @Test("A symbol is as large as the text beside it needs, and its scale makes it larger")
    func sizes() throws {
        let (small, usual, large) = try (
            symbol("circle", Configuration(scale: .small)), symbol("circle"),
            symbol("circle", Configuration(scale: .large))
        )

        expectTrue(small.size.width < usual.size.width && usual.size.width < large.size.width)
        try expectEqual(symbol("circle", Configuration(pointSize: 17)).size, usual.size)
        #expect(try symbol("circle", Configuration(pointSize: 34)).size.width > usual.size.width * 1.9)
        expectEqual(usual.size, CGSize(width: 19, height: 19))
    }

    @Test("A circle is centered on the height of capital letters, at every scale", arguments: [1, 2, 3])
    func baseline(scale: Int) throws {
        let image = try symbol("circle", Configuration(pointSize: 20, weight: .regular, scale: .init(rawValue: scale)!))
        let baseline = try #require(image.baselineOffsetFromBottom)

        #expect(abs(image.size.height / 2 - baseline - 7.05) < 0.001)
    }

    @Test("Heavier weights have thicker lines")
    func weights() throws {
        var last = 0
        for raw in 1...9 {
            let image = try symbol("xmark", Configuration(pointSize: 40, weight: .init(rawValue: raw)!))
            let pixels = try #require(image.cgImage)
            var covered = 0
            for y in 0..<pixels.height {
                for x in 0..<pixels.width { covered += Int((UIImage(cgImage: pixels).pixel(x, y) ?? 0) >> 24) }
            }

            #expect(covered > last)
            last = covered
        }
    }

    @Test("A text style's size and weight follow the preferred text size")
    func textStyle() throws {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let configuration = Configuration(textStyle: .headline)

        let usual = try symbol("circle", configuration.withTraitCollection(large))
        let enlarged = try symbol("circle", configuration.withTraitCollection(huge))

        expectEqual(usual.size, (try symbol("circle", Configuration(pointSize: 17, weight: .semibold))).size)
        expectEqual(enlarged.size, (try symbol("circle", Configuration(pointSize: 53, weight: .semibold))).size)
    }

    @Test("Bold text makes symbols bolder")
    func legibility() throws {
        let bold = UITraitCollection(legibilityWeight: .bold)
        let image = try symbol("plus", Configuration(pointSize: 30).withTraitCollection(bold))

        expectEqual(image.size, (try symbol("plus", Configuration(pointSize: 30, weight: .medium))).size)
    }

    // MARK: Configurations

    @Test("Applying a configuration replaces its specified values and keeps the rest")
    func applying() {
        let first = Configuration(pointSize: 20, weight: .bold, scale: .small)
        let second = Configuration(textStyle: .body, scale: .large)

        let thin = first.applying(Configuration(weight: .thin))
        expectEqual(thin, Configuration(pointSize: 20, weight: .thin, scale: .small))
        expectEqual(first.applying(second).applying(Configuration.unspecified), first.applying(second))
        let sized = second.applying(Configuration(pointSize: 9))
        expectEqual(sized, Configuration(pointSize: 9, weight: .unspecified, scale: .large))
        expectEqual(first.configurationWithoutPointSizeAndWeight(), Configuration(scale: .small))
        expectEqual(first.configurationWithoutScale().configurationWithoutWeight(), Configuration(pointSize: 20))
        expectEqual(Configuration(pointSize: .nan), .unspecified)
        expectEqual(Configuration(pointSize: -1), .unspecified)
        let font = UIFont.systemFont(ofSize: 12, weight: .heavy)
        expectEqual(Configuration(font: font), Configuration(pointSize: 12, weight: .heavy))
    }

    @Test("withConfiguration replaces; applyingSymbolConfiguration adds")
    func imageConfiguration() throws {
        let image = try symbol("star", Configuration(pointSize: 40, weight: .bold))

        let thin = Configuration(weight: .thin)
        expectEqual(image.withConfiguration(thin).symbolConfiguration, thin)
        let added = try #require(image.applyingSymbolConfiguration(thin))
        expectEqual(added.symbolConfiguration, Configuration(pointSize: 40, weight: .thin))
        expectNil(UIImage().applyingSymbolConfiguration(.unspecified))
        expectNil(UIImage().symbolConfiguration)
    }

    @Test("The image's own configuration takes precedence over an image view's preferred one")
    func preferred() throws {
        let view = UIImageView(image: try symbol("star"))
        view.preferredSymbolConfiguration = Configuration(pointSize: 40)
        let preferred = view.intrinsicContentSize

        view.image = try symbol("star", Configuration(pointSize: 10))

        expectEqual(preferred, (try symbol("star", Configuration(pointSize: 40))).size)
        expectEqual(view.intrinsicContentSize, (try symbol("star", Configuration(pointSize: 10))).size)
    }

    // MARK: Colors

    @Test("An image view shows a symbol in its tint color")
    func tint() throws {
        let view = UIImageView(image: try symbol("square.fill", Configuration(pointSize: 40)))
        view.tintColor = .red

        let image = UIImage(cgImage: try shown(view))

        expectEqual(image.pixel(Int(image.size.width) / 2, Int(image.size.height) / 2), 0xFFFF_0000)
    }

    @Test("A symbol that is always original has its own tint")
    func original() throws {
        let square = try symbol("square.fill", Configuration(pointSize: 40))
        let image = square.withTintColor(.blue, renderingMode: .alwaysOriginal)
        let view = UIImageView(image: image)
        view.tintColor = .red

        #expect(colors(try shown(view)).contains(0xFF00_00FF))
    }

    @Test("A palette colors the levels; the sign is cut out of one color and painted in two")
    func palette() throws {
        let plain = Configuration(pointSize: 40)
        let two = plain.applying(Configuration(paletteColors: [.white, .red]))
        let view = UIImageView(image: try symbol("plus.circle.fill", plain))
        view.tintColor = .red

        let one = UIImage(cgImage: try shown(view))
        view.image = try symbol("plus.circle.fill", two)
        let both = UIImage(cgImage: try shown(view))

        let middle = (Int(one.size.width) / 2, Int(one.size.height) / 2)
        expectEqual(one.pixel(middle.0, middle.1), 0)
        expectEqual(both.pixel(middle.0, middle.1), 0xFFFF_FFFF)
        #expect(colors(try shown(view)).contains(0xFFFF_0000))
    }

    @Test("A hierarchy has the color at half strength behind")
    func hierarchy() throws {
        let configuration = Configuration(pointSize: 40).applying(Configuration(hierarchicalColor: .red))
        let view = UIImageView(image: try symbol("plus.circle.fill", configuration))

        let found = colors(try shown(view))

        #expect(found.contains(0xFFFF_0000))
        #expect(found.contains(0x8080_0000))
    }

    @Test("Multicolor uses a symbol's own colors, and the tint for the rest")
    func multicolor() throws {
        let configuration = Configuration(pointSize: 40).applying(Configuration.preferringMulticolor())
        let view = UIImageView(image: try symbol("minus.circle.fill", configuration))
        view.tintColor = .black
        let minus = colors(try shown(view))

        view.image = try symbol("folder.fill", configuration)

        #expect(minus.contains(0xFFFF_FFFF))
        #expect(!minus.contains(0xFF00_0000))
        #expect(colors(try shown(view)).contains(0xFF00_0000))
    }

    @Test("A variable value turns parts off one after the other")
    func variableValue() throws {
        let configuration = Configuration(pointSize: 40)
        func opaque(_ value: Double) throws -> Int {
            let image = try #require(UIImage(systemName: "wifi", variableValue: value, configuration: configuration))
            let pixels = UIImage(cgImage: try #require(image.cgImage))
            var count = 0
            for y in 0..<Int(pixels.size.height) {
                for x in 0..<Int(pixels.size.width) where pixels.pixel(x, y) == 0xFF00_0000 { count += 1 }
            }
            return count
        }

        let counts = try [0, 0.2, 0.4, 0.7, 1].map(opaque)

        expectEqual(counts[0], 0)
        expectEqual(counts, counts.sorted())
        expectEqual(Set(counts).count, 5)
        try expectEqual(opaque(.nan), 0)
        try expectEqual(opaque(9), counts[4])
    }

    // MARK: Shown

    @Test("A symbol that a view enlarges is drawn again, as sharp as at its size")
    func enlarged() throws {
        let view = UIImageView(image: try symbol("square"))
        view.contentMode = .scaleAspectFit
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)

        #expect(try shown(view).width >= 95)
    }

    @Test("A forward chevron points left in a right-to-left interface")
    func mirrored() throws {
        let view = UIImageView(image: try symbol("chevron.forward", Configuration(pointSize: 40)))
        view.semanticContentAttribute = .forceRightToLeft
        let mirrored = UIImage(cgImage: try shown(view)).ink

        view.semanticContentAttribute = .forceLeftToRight
        let leftToRight = UIImageView(image: try symbol("chevron.left", Configuration(pointSize: 40)))

        expectEqual(UIImage(cgImage: try shown(leftToRight)).ink, mirrored)
        expectEqual(view.image?.flipsForRightToLeftLayoutDirection, true)
    }

    @Test(
        "Hostile sizes give an image or nil, never more memory than a screen's",
        arguments: [1e-9, 1e9, .infinity, -.infinity])
    func hostile(size: Double) throws {
        let image = try symbol("star.fill", Configuration(pointSize: size))

        expectTrue(image.size.width.isFinite && image.size.width > 0)
        #expect((image.cgImage?.width ?? 1) <= 4200)
    }

    @Test("Symbols of the same name and configuration are equal")
    func equality() throws {
        try expectTrue(symbol("star").isEqual(symbol("star")))
        try expectEqual(symbol("star").hash, symbol("star").hash)
        try expectFalse(symbol("star").isEqual(symbol("star.fill")))
        try expectFalse(symbol("star").isEqual(symbol("star", Configuration(pointSize: 30))))
    }
}
