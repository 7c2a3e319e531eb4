import Expectations
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Types of files")
struct UTTypeTests {
    @Test("An extension gives its type, ignoring case")
    func filenameExtension() {
        expectEqual(UTType(filenameExtension: "png"), .png)
        expectEqual(UTType(filenameExtension: "JPG"), .jpeg)
        expectEqual(UTType(filenameExtension: "csv"), .commaSeparatedText)
        expectEqual(UTType(filenameExtension: "swift"), .swiftSource)
    }

    @Test("No file has an empty extension, or one with a slash")
    func impossible() {
        expectNil(UTType(filenameExtension: ""))
        expectNil(UTType(filenameExtension: "a/b"))
        expectNil(UTType(filenameExtension: "a\0b"))
        expectNil(UTType(tag: "png", tagClass: UTTagClass(rawValue: "com.example.tag"), conformingTo: nil))
    }

    @Test("A MIME type gives its type, also with parameters")
    func mimeType() {
        expectEqual(UTType(mimeType: "image/jpeg"), .jpeg)
        expectEqual(UTType(mimeType: "Text/HTML; charset=utf-8"), .html)
        expectEqual(UTType(mimeType: "text/plain;charset=utf-8"), .utf8PlainText)
        expectEqual(UTType.mp3.preferredMIMEType, "audio/mpeg")
    }

    @Test("An unknown extension makes a dynamic type that conforms to data")
    func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "Foo"))

        expectTrue(type.isDynamic)
        expectFalse(type.isDeclared)
        expectNil(type.localizedDescription)
        expectTrue(type.conforms(to: .data))
        expectTrue(type.conforms(to: .item))
        expectFalse(type.conforms(to: .content))
        expectEqual(type.preferredFilenameExtension, "foo")
        expectEqual(type.tags, [.filenameExtension: ["foo"]])
        expectEqual(type, UTType(filenameExtension: "foo"))
        expectEqual(type, UTType(type.identifier))
    }

    @Test("A dynamic identifier equals Apple's")
    func recordedIdentifier() throws {
        let type = try #require(UTType("dyn.ah62d4rv4ge80e5pe"))

        expectEqual(type.tags, [.filenameExtension: ["bmd"]])
        expectEqual(type.supertypes, [.data, .item])
        expectEqual(UTType(filenameExtension: "bmd")?.identifier, "dyn.ah62d4rv4ge80e5pe")
    }

    @Test("Signs that divide the list in a dynamic identifier are kept", arguments: ["a:b", "a=b,c", "\\", "\\:", "ü"])
    func escaping(tag: String) {
        let type = UTType(filenameExtension: tag)

        expectEqual(type.flatMap { UTType($0.identifier) }?.preferredFilenameExtension, tag)
    }

    @Test("A type for an extension conforms to the requested type")
    func conforming() throws {
        expectEqual(UTType(filenameExtension: "mp4"), .mpeg4Movie)
        let image = try #require(UTType(filenameExtension: "txt", conformingTo: .image))

        expectTrue(image.isDynamic)
        expectTrue(image.conforms(to: .image))
        expectNotEqual(image, .plainText)
    }

    @Test("Conformance of types")
    func conformance() {
        expectTrue(UTType.png.conforms(to: .image))
        expectTrue(UTType.png.conforms(to: .data))
        expectTrue(UTType.png.conforms(to: .content))
        expectTrue(UTType.png.conforms(to: .png))
        expectFalse(UTType.png.isSubtype(of: .png))
        expectTrue(UTType.image.isSupertype(of: .png))
        expectFalse(UTType.image.conforms(to: .png))
        expectFalse(UTType.folder.conforms(to: .data))
        expectEqual(UTType.swiftSource.supertypes, [.sourceCode, .plainText, .text, .data, .content, .item])
        expectTrue(UTType.commaSeparatedText.conforms(to: .text))
        expectTrue(UTType.zip.conforms(to: .archive))
    }

    @Test("Identifiers are found ignoring case; unknown ones are not")
    func identifiers() {
        expectEqual(UTType("public.PNG")?.identifier, "public.png")
        expectNil(UTType("com.example.nothing"))
        expectNil(UTType(""))
        expectNil(UTType("dyn.a"))
        expectNil(UTType("dyn.aAAA"))
    }

    @Test("Descriptions and extensions for new files")
    func preferred() {
        expectEqual(UTType.png.localizedDescription, "PNG image")
        expectEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
        expectEqual(UTType.plainText.preferredFilenameExtension, "txt")
        expectNil(UTType.image.preferredFilenameExtension)
        expectEqual("\(UTType.pdf)", "com.adobe.pdf")
    }

    @Test("A type is written as its identifier, and an unknown one is not read")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png])

        expectEqual(String(decoding: data, as: UTF8.self), "[\"public.png\"]")
        try expectEqual(JSONDecoder().decode([UTType].self, from: data), [.png])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([UTType].self, from: Data("[\"no.such.type\"]".utf8))
        }
    }

    @Test("The table contains its types' supertypes, and the constants")
    func table() {
        for type in UTType.allDeclared {
            for parent in type.supertypes { expectTrue(parent.isDeclared, "\(type) conforms to \(parent)") }
            #expect(!type.supertypes.contains(type))
        }
        let constants: [UTType] = [
            .item, .content, .data, .folder, .directory, .text, .plainText, .utf8PlainText, .rtf, .html, .xml, .json,
            .pdf,
            .image, .png, .jpeg, .gif, .tiff, .bmp, .webP, .heic, .svg, .audio, .mp3, .wav, .movie, .mpeg4Movie,
            .quickTimeMovie, .video, .zip, .archive, .commaSeparatedText, .swiftSource, .sourceCode, .url, .fileURL,
            .propertyList, .font, .epub, .log, .livePhoto, .usdz, .aliasFile, .makefile, .vCard,
        ]
        for constant in constants { expectTrue(constant.isDeclared, "\(constant)") }
    }
}
