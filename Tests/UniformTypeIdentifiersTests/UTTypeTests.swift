import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Types of files")
struct UTTypeTests {
    @Test("An extension leads to its type, whatever its capitals")
    func filenameExtension() {
        #expect(UTType(filenameExtension: "png") == .png)
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "csv") == .commaSeparatedText)
        #expect(UTType(filenameExtension: "swift") == .swiftSource)
    }

    @Test("No file has an empty extension, or one with a slash")
    func impossible() {
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType(filenameExtension: "a/b") == nil)
        #expect(UTType(filenameExtension: "a\0b") == nil)
        #expect(UTType(tag: "png", tagClass: UTTagClass(rawValue: "com.example.tag"), conformingTo: nil) == nil)
    }

    @Test("A MIME type leads to its type, also with parameters")
    func mimeType() {
        #expect(UTType(mimeType: "image/jpeg") == .jpeg)
        #expect(UTType(mimeType: "Text/HTML; charset=utf-8") == .html)
        #expect(UTType(mimeType: "text/plain;charset=utf-8") == .utf8PlainText)
        #expect(UTType.mp3.preferredMIMEType == "audio/mpeg")
    }

    @Test("An unknown extension makes a dynamic type that conforms to data")
    func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "Foo"))

        #expect(type.isDynamic && !type.isDeclared && type.localizedDescription == nil)
        #expect(type.conforms(to: .data) && type.conforms(to: .item) && !type.conforms(to: .content))
        #expect(type.preferredFilenameExtension == "foo" && type.tags == [.filenameExtension: ["foo"]])
        #expect(type == UTType(filenameExtension: "foo") && type == UTType(type.identifier))
    }

    @Test("A dynamic identifier says what Apple's says")
    func recordedIdentifier() throws {
        let type = try #require(UTType("dyn.ah62d4rv4ge80e5pe"))

        #expect(type.tags == [.filenameExtension: ["bmd"]] && type.supertypes == [.data, .item])
        #expect(UTType(filenameExtension: "bmd")?.identifier == "dyn.ah62d4rv4ge80e5pe")
    }

    @Test("Signs that divide the list in a dynamic identifier are kept", arguments: ["a:b", "a=b,c", "\\", "\\:", "ü"])
    func escaping(tag: String) {
        let type = UTType(filenameExtension: tag)

        #expect(type.flatMap { UTType($0.identifier) }?.preferredFilenameExtension == tag)
    }

    @Test("A type for an extension conforms to what was asked for")
    func conforming() throws {
        #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
        let image = try #require(UTType(filenameExtension: "txt", conformingTo: .image))

        #expect(image.isDynamic && image.conforms(to: .image) && image != .plainText)
    }

    @Test("What conforms to what")
    func conformance() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .content))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png) && UTType.image.isSupertype(of: .png))
        #expect(!UTType.image.conforms(to: .png) && !UTType.folder.conforms(to: .data))
        #expect(UTType.swiftSource.supertypes == [.sourceCode, .plainText, .text, .data, .content, .item])
        #expect(UTType.commaSeparatedText.conforms(to: .text) && UTType.zip.conforms(to: .archive))
    }

    @Test("Identifiers are found whatever their capitals; unknown ones are not")
    func identifiers() {
        #expect(UTType("public.PNG")?.identifier == "public.png")
        #expect(UTType("com.example.nothing") == nil && UTType("") == nil)
        #expect(UTType("dyn.a") == nil && UTType("dyn.aAAA") == nil)
    }

    @Test("Descriptions and extensions for new files")
    func preferred() {
        #expect(UTType.png.localizedDescription == "PNG image")
        #expect(
            UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.plainText.preferredFilenameExtension == "txt")
        #expect(UTType.image.preferredFilenameExtension == nil && "\(UTType.pdf)" == "com.adobe.pdf")
    }

    @Test("A type is written as its identifier, and an unknown one is not read")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png])

        #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([UTType].self, from: Data("[\"no.such.type\"]".utf8))
        }
    }

    @Test("What the table's types conform to is in the table, and so are the constants")
    func table() {
        for type in UTType.allDeclared {
            for parent in type.supertypes { #expect(parent.isDeclared, "\(type) conforms to \(parent)") }
            #expect(!type.supertypes.contains(type))
        }
        let constants: [UTType] = [
            .item, .content, .data, .folder, .directory, .text, .plainText, .utf8PlainText, .rtf, .html, .xml, .json,
            .pdf,
            .image, .png, .jpeg, .gif, .tiff, .bmp, .webP, .heic, .svg, .audio, .mp3, .wav, .movie, .mpeg4Movie,
            .quickTimeMovie, .video, .zip, .archive, .commaSeparatedText, .swiftSource, .sourceCode, .url, .fileURL,
            .propertyList, .font, .epub, .log, .livePhoto, .usdz, .aliasFile, .makefile, .vCard,
        ]
        for constant in constants { #expect(constant.isDeclared, "\(constant)") }
    }
}
