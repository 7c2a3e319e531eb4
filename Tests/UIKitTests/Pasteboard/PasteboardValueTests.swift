import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pasteboards: values and types", .serialized)
struct PasteboardValueTests {
    private func withBoard(_ body: (Stage, UIPasteboard) throws -> Void) throws {
        try Stage.run { stage in try body(stage, UIPasteboard.withUniqueName()) }
    }

    @Test func aNewBoardIsEmpty() throws {
        try withBoard { _, board in
            expectNil(board.string)
            expectNil(board.url)
            expectNil(board.image)
            expectNil(board.color)
            expectEqual(board.strings, [])
            expectEqual(board.urls, [])
            expectEmpty(board.types)
            expectNil(board.types(forItemSet: nil))
            expectEqual(board.numberOfItems, 0)
            expectNil(board.values(forPasteboardType: "public.text", inItemSet: nil))
            expectFalse(board.hasStrings)
            expectFalse(board.hasURLs)
            expectFalse(board.hasImages)
            expectFalse(board.hasColors)
            expectEqual(board.changeCount, 0)
            expectFalse(board.isPersistent)
        }
    }

    @Test func plainTextHasOneType() throws {
        try withBoard { _, board in
            board.string = "plain"

            expectEqual(board.types, ["public.utf8-plain-text"])
            expectEqual(board.string, "plain")
            expectNil(board.url)
            expectTrue(board.hasStrings)
            expectFalse(board.hasURLs)
            expectEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("plain".utf8))
            expectNil(board.data(forPasteboardType: "public.html"))
        }
    }

    @Test func anAddressIsTextAsWell() throws {
        try withBoard { _, board in
            board.url = URL(string: "https://example.org/a")

            expectEqual(board.types, ["public.url", "public.utf8-plain-text"])
            expectTrue(board.string == "https://example.org/a" && board.hasStrings && board.hasURLs)
        }
    }

    @Test func textThatReadsAsAnAddressIsOne() throws {
        try withBoard { _, board in
            board.strings = ["https://example.org", "two words"]

            expectEqual(board.types, ["public.url", "public.utf8-plain-text"])
            expectEqual(board.urls?.map(\.absoluteString), ["https://example.org"])
            expectEqual(board.strings, ["https://example.org", "two words"])
            expectEqual(board.types(forItemSet: [1]), [["public.utf8-plain-text"]])
        }
    }

    @Test func anImageHasThreeTypesAndItsData() throws {
        try withBoard { _, board in
            let image = UIImage.make([[0xFFFF_0000, 0xFF00_00FF]])

            board.image = image

            expectEqual(board.types, ["com.apple.uikit.image", "public.jpeg", "public.png"])
            expectIdentical(board.image, image)
            expectTrue(board.hasImages)
            expectFalse(board.hasStrings)
            let png = try #require(board.data(forPasteboardType: "public.png"))
            expectEqual(UIImage(data: png)?.pixel(0, 0), 0xFFFF_0000)
            #expect(board.contains(pasteboardTypes: ["public.image"]))
            #expect(!board.contains(pasteboardTypes: ["public.movie"]))
        }
    }

    @Test func dataOfAnImageIsReadAsAnImage() throws {
        try withBoard { _, board in
            let data = try #require(UIImage.make([[0xFF12_3456]]).pngData())

            board.setData(data, forPasteboardType: "public.png")

            expectTrue(board.hasImages)
            expectEqual(board.image?.pixel(0, 0), 0xFF12_3456)
            expectEqual(board.types, ["public.png"])
        }
    }

    @Test func coloursAreKept() throws {
        try withBoard { _, board in
            board.colors = [.red, .blue]

            expectEqual(board.color, .red)
            expectEqual(board.colors, [.red, .blue])
            expectTrue(board.hasColors)
            expectEqual(board.types, ["com.apple.uikit.color"])
            expectEqual(board.numberOfItems, 2)
        }
    }

    @Test(arguments: ["public.text", "public.plain-text", "public.utf8-plain-text"])
    func textTypesAreReadAsTextAlsoFromData(_ type: String) throws {
        try withBoard { _, board in
            board.setValue("a", forPasteboardType: type)
            expectEqual(board.string, "a")
            expectTrue(board.hasStrings)

            board.setData(Data("ä".utf8), forPasteboardType: type)
            expectEqual(board.string, "ä")
            expectTrue(board.hasStrings)
        }
    }

    @Test func typesOfTheProgramAreNoText() throws {
        try withBoard { _, board in
            board.setValue("a", forPasteboardType: "org.example.plant")

            expectNil(board.string)
            expectFalse(board.hasStrings)
            expectEqual(board.strings, [])
            expectEqual(board.value(forPasteboardType: "org.example.plant") as? String, "a")
            expectEqual(board.types, ["org.example.plant"])
        }
    }

    @Test func anAddressThatIsTextIsThereAndNotRead() throws {
        try withBoard { _, board in
            board.setValue("https://example.org", forPasteboardType: "public.url")

            expectTrue(board.hasURLs)
            expectTrue(board.hasStrings)
            expectNil(board.url)
            expectNil(board.string)
        }
    }

    @Test func propertyListsHaveData() throws {
        try withBoard { _, board in
            board.setValue(["a": 1], forPasteboardType: "org.example.list")

            let data = try #require(board.data(forPasteboardType: "org.example.list"))
            let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Int]
            expectEqual(list, ["a": 1])
        }
    }

    @Test func automaticTypesFollowFromTheValue() throws {
        try withBoard { _, board in
            board.setItems([
                [UIPasteboard.typeAutomatic: "a"], [UIPasteboard.typeAutomatic: UIColor.green],
                [UIPasteboard.typeAutomatic: URL(fileURLWithPath: "/a")],
            ])

            expectEqual(
                board.types(forItemSet: nil),
                [
                    ["public.utf8-plain-text"], ["com.apple.uikit.color"], ["public.url", "public.utf8-plain-text"],
                ])
            expectEqual(board.string, "a")
            expectEqual(board.color, .green)
            expectEqual(board.url, URL(fileURLWithPath: "/a"))
        }
    }

    @Test func settingReplacesAllItemsAndAddingAppends() throws {
        try withBoard { _, board in
            board.strings = ["a", "b"]
            board.addItems([["org.example.plant": 3]])
            expectEqual(board.numberOfItems, 3)
            expectEqual(board.values(forPasteboardType: "org.example.plant", inItemSet: nil) as? [Int], [3])

            board.setValue("c", forPasteboardType: "public.text")

            expectEqual(board.numberOfItems, 1)
            expectEqual(board.strings, ["c"])
        }
    }

    @Test func itemsAreFoundByTheirNumbers() throws {
        try withBoard { _, board in
            board.items = [["public.text": "a"], ["org.example.plant": 3], ["public.text": "b"]]

            expectEqual(board.itemSet(withPasteboardTypes: ["public.text"]), [0, 2])
            expectEqual(board.itemSet(withPasteboardTypes: ["public.movie"]), [])
            expectEqual(board.types(forItemSet: []), [])
            expectEqual(board.types(forItemSet: [7]), [])
            expectEqual(board.values(forPasteboardType: "public.text", inItemSet: [1, 2, 9]) as? [String], ["b"])
            expectEqual(board.values(forPasteboardType: "public.movie", inItemSet: nil)?.isEmpty, true)
            #expect(board.contains(pasteboardTypes: ["org.example.plant"], inItemSet: nil))
            #expect(!board.contains(pasteboardTypes: ["org.example.plant"]))
        }
    }

    @Test func typesOfTheProgramComeFirst() throws {
        try withBoard { _, board in
            board.items = [["public.utf8-plain-text": "a", "public.html": "<b>a</b>", "z.y": 1, "b.c": 2]]

            expectEqual(board.types, ["b.c", "z.y", "public.html", "public.utf8-plain-text"])
        }
    }

    @Test func objectsOfOneNameHaveTheSameContents() throws {
        try withBoard { _, board in
            let other = try #require(UIPasteboard(name: board.name, create: false))
            other.string = "a"
            expectEqual(board.string, "a")
            expectEqual(board.changeCount, 1)

            UIPasteboard.remove(withName: board.name)
            expectNil(board.string)
            expectEqual(board.changeCount, 0)
            expectNil(UIPasteboard(name: board.name, create: false))

            board.string = "b"
            expectEqual(UIPasteboard(name: board.name, create: false)?.string, "b")
        }
    }

    @Test func contentsAreKeptForOtherThreads() throws {
        try withBoard { stage, board in
            board.string = "a"
            var found: String?

            Task.detached { @Sendable [name = board.name] in
                let text = UIPasteboard(name: name, create: false)?.string
                await MainActor.run { found = text }
            }
            stage.advance(by: 0.1)

            expectEqual(found, "a")
        }
    }
}
