import DocumentPictures
import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pictures of documents", .serialized)
struct DocumentPictureTests {
    private typealias Document = PicturesOfDocument

    @Test("A view without a background is on the editor's white canvas, and is as large as the device of the document")
    func canvas() throws {
        let result = try Document.draw(Document.scene("a"))

        let image = try #require(result.pictures.first).image()

        expectEqual(image.pixel(393, 852), 0xFFFF_FFFF)
        expectEqual(image.size, CGSize(width: 786, height: 1704))
    }

    @Test("A table shows a row of each prototype with the document's height, also without an identifier")
    func prototypes() throws {
        func cell(_ id: String, _ attributes: String, _ color: String) -> String {
            """
            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \(attributes) id="\(id)">
                <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
                <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
                </tableViewCellContentView>
                <color key="backgroundColor" \(color) colorSpace="custom" customColorSpace="sRGB"/>
            </tableViewCell>
            """
        }
        let table = """
            <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" separatorStyle="none" rowHeight="44" id="t">
                <rect key="frame" x="0.0" y="100" width="393" height="600"/>
                <prototypes>
                    \(cell("c1", "reuseIdentifier=\"One\" rowHeight=\"60\"", Document.red))
                    \(cell("c2", "", Document.blue))
                </prototypes>
            </tableView>
            """
        let result = try Document.draw(Document.scene("a", "", table))

        let image = try #require(result.pictures.first).image()

        let rows = [100, 159, 160, 203, 204].map { image.pixel(100, $0 * 2) }
        expectEqual(rows, [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_FFFF])
        expectEmpty(result.messages)
    }

    @Test("Scenes of the same class have separate pictures, and so does one with the document's name")
    func names() throws {
        let custom = "customClass=\"ListController\""
        let result = try Document.draw(
            Document.scene("a", custom), Document.scene("b", custom),
            Document.scene("c", "storyboardIdentifier=\"Main\""), Document.scene("d", "storyboardIdentifier=\"../x\""))

        expectEqual(result.pictures.map(\.name), ["ListController", "ListController-2", "Main", "-..-x", "Main-2"])
    }

    @Test(
        "The picture of a whole storyboard has a fixed name, so that it can be compared after the file was renamed"
    )
    func givenName() throws {
        let folder = try DocumentFolder(["Old.storyboard": DocumentText.storyboard(Document.scene("a"))])
        var options = DocumentPictures.Options()
        options.name = "Main"

        let result = try DocumentPictures.draw(folder.url.appendingPathComponent("Old.storyboard"), options)

        expectEqual(result.pictures.map(\.name), ["a", "Main"])
    }

    @Test("An invalid document is named in a line", arguments: ["Main.storyboard", "Missing.storyboard", "Text.xib"])
    func hostile(_ name: String) throws {
        let folder = try DocumentFolder(["Main.storyboard": "no document", "Text.xib": "<document><objects>"])

        let error = #expect(throws: (any Error).self) {
            try DocumentPictures.draw(folder.url.appendingPathComponent(name))
        }

        let text = error.map { "\($0)" } ?? ""
        #expect(text.contains(name))
        #expect(!text.contains("\n"))
    }

    @Test("A folder's documents are found in its subfolders; a missing folder is reported")
    func folders() throws {
        let folder = try DocumentFolder([
            "Base.lproj/Main.storyboard": "", "Views/Cell.xib": "", "Views/Notes.txt": "", ".hidden/Old.xib": "",
        ])

        let found = try DocumentPictures.documents(in: folder.url)
        let error = #expect(throws: (any Error).self) {
            try DocumentPictures.documents(in: folder.url.appendingPathComponent("Views/Notes.txt"))
        }

        expectEqual(found.map(\.lastPathComponent), ["Main.storyboard", "Cell.xib"])
        expectEqual(error.map { "\($0)".hasSuffix("Notes.txt: it is not a folder") }, true)
    }
}
