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
            #expect(board.string == nil && board.url == nil && board.image == nil && board.color == nil)
            #expect(board.strings == [] && board.urls == [])
            #expect(board.types.isEmpty && board.types(forItemSet: nil) == nil && board.numberOfItems == 0)
            #expect(board.values(forPasteboardType: "public.text", inItemSet: nil) == nil)
            #expect(!board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
            #expect(board.changeCount == 0 && !board.isPersistent)
        }
    }

    @Test func plainTextHasOneType() throws {
        try withBoard { _, board in
            board.string = "plain"

            #expect(board.types == ["public.utf8-plain-text"])
            #expect(board.string == "plain" && board.url == nil && board.hasStrings && !board.hasURLs)
            #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("plain".utf8))
            #expect(board.data(forPasteboardType: "public.html") == nil)
        }
    }

    @Test func anAddressIsTextAsWell() throws {
        try withBoard { _, board in
            board.url = URL(string: "https://example.org/a")

            #expect(board.types == ["public.url", "public.utf8-plain-text"])
            #expect(board.string == "https://example.org/a" && board.hasStrings && board.hasURLs)
        }
    }

    @Test func textThatReadsAsAnAddressIsOne() throws {
        try withBoard { _, board in
            board.strings = ["https://example.org", "two words"]

            #expect(board.types == ["public.url", "public.utf8-plain-text"])
            #expect(board.urls?.map(\.absoluteString) == ["https://example.org"])
            #expect(board.strings == ["https://example.org", "two words"])
            #expect(board.types(forItemSet: [1]) == [["public.utf8-plain-text"]])
        }
    }

    @Test func anImageHasThreeTypesAndItsData() throws {
        try withBoard { _, board in
            let image = UIImage.make([[0xFFFF_0000, 0xFF00_00FF]])

            board.image = image

            #expect(board.types == ["com.apple.uikit.image", "public.jpeg", "public.png"])
            #expect(board.image === image && board.hasImages && !board.hasStrings)
            let png = try #require(board.data(forPasteboardType: "public.png"))
            #expect(UIImage(data: png)?.pixel(0, 0) == 0xFFFF_0000)
            #expect(board.contains(pasteboardTypes: ["public.image"]))
            #expect(!board.contains(pasteboardTypes: ["public.movie"]))
        }
    }

    @Test func dataOfAnImageIsReadAsAnImage() throws {
        try withBoard { _, board in
            let data = try #require(UIImage.make([[0xFF12_3456]]).pngData())

            board.setData(data, forPasteboardType: "public.png")

            #expect(board.hasImages && board.image?.pixel(0, 0) == 0xFF12_3456 && board.types == ["public.png"])
        }
    }

    @Test func coloursAreKept() throws {
        try withBoard { _, board in
            board.colors = [.red, .blue]

            #expect(board.color == .red && board.colors == [.red, .blue] && board.hasColors)
            #expect(board.types == ["com.apple.uikit.color"] && board.numberOfItems == 2)
        }
    }

    @Test(arguments: ["public.text", "public.plain-text", "public.utf8-plain-text"])
    func textTypesAreReadAsTextAlsoFromData(_ type: String) throws {
        try withBoard { _, board in
            board.setValue("a", forPasteboardType: type)
            #expect(board.string == "a" && board.hasStrings)

            board.setData(Data("ä".utf8), forPasteboardType: type)
            #expect(board.string == "ä" && board.hasStrings)
        }
    }

    @Test func typesOfTheProgramAreNoText() throws {
        try withBoard { _, board in
            board.setValue("a", forPasteboardType: "org.example.plant")

            #expect(board.string == nil && !board.hasStrings && board.strings == [])
            #expect(board.value(forPasteboardType: "org.example.plant") as? String == "a")
            #expect(board.types == ["org.example.plant"])
        }
    }

    @Test func anAddressThatIsTextIsThereAndNotRead() throws {
        try withBoard { _, board in
            board.setValue("https://example.org", forPasteboardType: "public.url")

            #expect(board.hasURLs && board.hasStrings)
            #expect(board.url == nil && board.string == nil)
        }
    }

    @Test func propertyListsHaveData() throws {
        try withBoard { _, board in
            board.setValue(["a": 1], forPasteboardType: "org.example.list")

            let data = try #require(board.data(forPasteboardType: "org.example.list"))
            let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Int]
            #expect(list == ["a": 1])
        }
    }

    @Test func automaticTypesFollowFromTheValue() throws {
        try withBoard { _, board in
            board.setItems([
                [UIPasteboard.typeAutomatic: "a"], [UIPasteboard.typeAutomatic: UIColor.green],
                [UIPasteboard.typeAutomatic: URL(fileURLWithPath: "/a")],
            ])

            #expect(
                board.types(forItemSet: nil) == [
                    ["public.utf8-plain-text"], ["com.apple.uikit.color"], ["public.url", "public.utf8-plain-text"],
                ])
            #expect(board.string == "a" && board.color == .green && board.url == URL(fileURLWithPath: "/a"))
        }
    }

    @Test func settingReplacesAllItemsAndAddingAppends() throws {
        try withBoard { _, board in
            board.strings = ["a", "b"]
            board.addItems([["org.example.plant": 3]])
            #expect(board.numberOfItems == 3)
            #expect(board.values(forPasteboardType: "org.example.plant", inItemSet: nil) as? [Int] == [3])

            board.setValue("c", forPasteboardType: "public.text")

            #expect(board.numberOfItems == 1 && board.strings == ["c"])
        }
    }

    @Test func itemsAreFoundByTheirNumbers() throws {
        try withBoard { _, board in
            board.items = [["public.text": "a"], ["org.example.plant": 3], ["public.text": "b"]]

            #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == [0, 2])
            #expect(board.itemSet(withPasteboardTypes: ["public.movie"]) == [])
            #expect(board.types(forItemSet: []) == [] && board.types(forItemSet: [7]) == [])
            #expect(board.values(forPasteboardType: "public.text", inItemSet: [1, 2, 9]) as? [String] == ["b"])
            #expect(board.values(forPasteboardType: "public.movie", inItemSet: nil)?.isEmpty == true)
            #expect(board.contains(pasteboardTypes: ["org.example.plant"], inItemSet: nil))
            #expect(!board.contains(pasteboardTypes: ["org.example.plant"]))
        }
    }

    @Test func typesOfTheProgramComeFirst() throws {
        try withBoard { _, board in
            board.items = [["public.utf8-plain-text": "a", "public.html": "<b>a</b>", "z.y": 1, "b.c": 2]]

            #expect(board.types == ["b.c", "z.y", "public.html", "public.utf8-plain-text"])
        }
    }

    @Test func objectsOfOneNameHaveTheSameContents() throws {
        try withBoard { _, board in
            let other = try #require(UIPasteboard(name: board.name, create: false))
            other.string = "a"
            #expect(board.string == "a" && board.changeCount == 1)

            UIPasteboard.remove(withName: board.name)
            #expect(board.string == nil && board.changeCount == 0)
            #expect(UIPasteboard(name: board.name, create: false) == nil)

            board.string = "b"
            #expect(UIPasteboard(name: board.name, create: false)?.string == "b")
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

            #expect(found == "a")
        }
    }
}
