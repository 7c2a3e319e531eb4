import Foundation
import InterfaceDocuments
import Testing

@Suite("Asset catalogues of documents")
struct AssetCatalogueTests {
    @Test("An image set has files with what they are for")
    func images() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/Bird.imageset/Contents.json": """
            {"images":[{"filename":"b.png","idiom":"universal","scale":"2x"},
            {"filename":"d.png","idiom":"ipad","appearances":[{"appearance":"luminosity","value":"dark"}],
            "resizing":{"mode":"9-part","center":{"mode":"stretch"},"cap-insets":{"left":4,"right":5}}},
            {"idiom":"universal","scale":"3x"},{"filename":"../../x.png"},{"filename":7}],
            "properties":{"template-rendering-intent":"template","preserves-vector-representation":true}}
            """
        ])

        let set = try #require(
            AssetCatalogue.read(folder: folder.url.appendingPathComponent("A.xcassets")).imageSet(named: "Bird"))

        #expect(set.renderingIntent == "template" && set.preservesVector)
        #expect(set.variants.map(\.file.lastPathComponent) == ["b.png", "d.png"])
        #expect(set.variants[0].condition == AssetCondition(scale: 2) && set.variants[0].resizing == nil)
        #expect(set.variants[1].condition == AssetCondition(idiom: "ipad", isDark: true))
        #expect(set.variants[1].resizing?.capInsets == InsetsDescription(top: 0, left: 4, bottom: 0, right: 5))
        #expect(set.variants[1].resizing?.isTiled == false)
    }

    @Test("Components are parts of 1, of 255, or hexadecimal")
    func colors() throws {
        let folder = try TemporaryFolder([
            "Brand.colorset/Contents.json": """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"128",
            "blue":"0x33","alpha":"0.500"}}},{"appearances":[{"appearance":"luminosity","value":"dark"},
            {"appearance":"contrast","value":"high"}],"color":{"color-space":"display-p3","components":{"red":"0.0",
            "green":"1.0","blue":"0.0","alpha":"1"}}},{"color":{"color-space":"gray-gamma-22","components":{"white":"255",
            "alpha":"1.000"}}},{"color":{"platform":"ios","reference":"systemRedColor"}},{"color":{"components":{"red":"x"}}}]}
            """
        ])

        let set = try #require(AssetCatalogue.read(folder: folder.url).colorSet(named: "Brand"))

        #expect(
            set.variants.map(\.color) == [
                .rgb(red: 1, green: 128.0 / 255, blue: 0.2, alpha: 0.5, space: .sRGB),
                .rgb(red: 0, green: 1, blue: 0, alpha: 1, space: .displayP3), .gray(white: 1, alpha: 1, space: .sRGB),
                .system("systemRed"),
            ])
        #expect(set.variants[1].condition == AssetCondition(isDark: true, isHighContrast: true))
    }

    @Test("A folder is part of the name where it provides a namespace")
    func namespaces() throws {
        let folder = try TemporaryFolder([
            "Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
            "Icons/Mark.imageset/Contents.json": "{}", "Plain/Bird.imageset/Contents.json": "{}",
        ])

        let catalogue = AssetCatalogue.read(folder: folder.url)

        #expect(Set(catalogue.imageFolders.keys) == ["Icons/Mark", "Bird"])
        #expect(catalogue.imageSet(named: "Icons/Mark")?.variants.isEmpty == true)
    }

    @Test("What cannot be read is not there")
    func broken() throws {
        let deep = String(repeating: "[", count: 100_000)
        let folder = try TemporaryFolder([
            "A.imageset/Contents.json": deep, "B.imageset/Contents.json": "[]",
            "C.imageset/Contents.json": #"{"images":5}"#,
            "D.imageset/x": "", "E.colorset/Contents.json": #"{"colors":[{"color":{"components":{"red":1}}},null]}"#,
        ])

        let catalogue = AssetCatalogue.read(folder: folder.url)

        #expect(catalogue.imageSet(named: "A") == nil && catalogue.imageSet(named: "B") == nil)
        #expect(catalogue.imageSet(named: "C")?.variants.isEmpty == true && catalogue.imageSet(named: "D") == nil)
        #expect(catalogue.colorSet(named: "E")?.variants.isEmpty == true && catalogue.colorSet(named: "F") == nil)
        #expect(AssetCatalogue.read(folder: folder.url.appendingPathComponent("None")).imageFolders.isEmpty)
    }
}
