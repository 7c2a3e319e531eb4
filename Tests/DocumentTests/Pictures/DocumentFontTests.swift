import DocumentPictures
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIFoundation
import UIKit
import UIKitCore

@MainActor
@Suite("Fonts of documents", .serialized)
struct DocumentFontTests {
    private typealias Document = PicturesOfDocument

    private func label(_ id: String) -> String {
        """
        <label opaque="NO" contentMode="left" text="A" lineBreakMode="clip" id="\(id)">
            <rect key="frame" x="40" y="100" width="200" height="120"/>
            <fontDescription key="fontDescription" name="\(SquareFont.name)" family="Other" pointSize="50"/>
            <color key="textColor" \(Document.red) colorSpace="custom" customColorSpace="sRGB"/>
        </label>
        """
    }

    @Test("A font that is not installed is named once; with a file in a folder it is measured and drawn")
    func fonts() throws {
        defer { UIFont.removeAddedFonts() }
        let scenes = ["a", "b"].map { Document.scene($0, "", label("\($0)-label")) }
        let folder = try DocumentFolder(["Broken.ttf": "no font", "Notes.txt": ""])
        try SquareFont.data.write(to: folder.url.appendingPathComponent("Square.ttf"))

        let without = try Document.draw(scenes[0], scenes[1])
        let before = UIFont(name: SquareFont.name, size: 50)
        let complaints = try DocumentPictures.addFonts(in: folder.url)
        let with = try Document.draw(scenes[0])
        let font = try #require(UIFont(name: SquareFont.name, size: 50))

        expectEqual(without.missingFonts, [SquareFont.name])
        expectEqual(without.messages, [])
        expectNil(before)
        expectEqual(complaints.map { $0.hasSuffix("Broken.ttf: the font cannot be read") }, [true])
        expectEmpty(with.missingFonts)
        expectEqual(font.familyName, "Square Letters")
        expectEqual(NSAttributedString(string: "AA", attributes: [.font: font]).size().width, 200)
        expectEqual(font.capHeight, 50)
        let image = try #require(with.pictures.first).image()
        // The letter is a square of 100 × 50 points, on a baseline in the middle of the label.
        expectEqual(image.pixel(90, 310), 0xFFFF_0000)
        expectEqual(image.pixel(270, 310), 0xFFFF_0000)
        expectEqual(image.pixel(290, 310), 0xFFFF_FFFF)
    }

    @Test("A missing folder, and a folder without fonts, are named in a line")
    func folders() throws {
        let folder = try DocumentFolder(["Notes.txt": ""])

        for (name, reason) in [("", "the folder contains no fonts"), ("Fonts", "the folder does not exist")] {
            let error = #expect(throws: (any Error).self) {
                try DocumentPictures.addFonts(in: name.isEmpty ? folder.url : folder.url.appendingPathComponent(name))
            }

            expectEqual(error.map { "\($0)".hasSuffix(": \(reason)") }, true)
        }
    }

    @Test(
        "Files in UIAppFonts of an Info.plist are the program's fonts; missing and invalid files are logged")
    func appFonts() throws {
        try Stage.run { stage in
            defer { UIFont.removeAddedFonts() }
            let folder = try DocumentFolder(["Fonts/Broken.ttf": "no font"])
            try SquareFont.data.write(to: folder.url.appendingPathComponent("Fonts/Square.ttf"))
            let names = ["Fonts/Square.ttf", "Fonts/Broken.ttf", "Gone.ttf"]

            AppFonts.add(info: ["UIAppFonts": names], bundle: try #require(folder.bundle))

            expectEqual(UIFont(name: SquareFont.name, size: 10)?.capHeight, 10)
            let messages = stage.diagnostics.map(\.message)
            expectEqual(messages.count, 2)
            expectEqual(messages.first?.hasSuffix("Broken.ttf is not a readable font"), true)
            expectEqual(messages.last?.hasPrefix("GSFont: file doesn't exist at file://"), true)
        }
    }
}
