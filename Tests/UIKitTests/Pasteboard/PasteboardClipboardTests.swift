import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import IrekoTesting

@MainActor
@Suite("The general pasteboard is the desktop's clipboard", .serialized)
struct PasteboardClipboardTests {
    @Test func otherProgramsGetTheText() throws {
        try Stage.run { stage in
            UIPasteboard.general.string = "a"
            #expect(stage.clipboardText == "a")

            UIPasteboard.general.url = URL(string: "https://example.org")
            #expect(stage.clipboardText == "https://example.org")

            UIPasteboard.general.strings = ["a", "b"]
            #expect(stage.clipboardText == "a\nb")

            UIPasteboard.general.color = .red
            #expect(stage.clipboardText.isEmpty)
        }
    }

    @Test func whatAnotherProgramHasCopiedIsRead() throws {
        try Stage.run { stage in
            stage.clipboardText = "there before"
            #expect(UIPasteboard.general.string == "there before" && UIPasteboard.general.changeCount == 0)

            stage.clipboardText = "https://example.org"

            #expect(UIPasteboard.general.hasURLs && UIPasteboard.general.changeCount == 1)
            #expect(UIPasteboard.general.url == URL(string: "https://example.org"))
        }
    }

    @Test func whatOnlyThisProgramKnowsIsValidWhileTheTextIsTheSame() throws {
        try Stage.run { stage in
            let board = UIPasteboard.general
            board.items = [["public.utf8-plain-text": "a", "org.example.plant": 3]]
            stage.clipboardText = "a"
            #expect(board.value(forPasteboardType: "org.example.plant") as? Int == 3 && board.changeCount == 1)

            stage.clipboardText = "b"

            #expect(board.value(forPasteboardType: "org.example.plant") == nil && board.string == "b")
            #expect(board.changeCount == 2)
        }
    }

    @Test func anImageIsValidUntilAnotherProgramCopiesText() throws {
        try Stage.run { stage in
            let board = UIPasteboard.general
            board.image = .make([[0xFFFF_0000]])
            #expect(board.hasImages && board.image != nil)

            stage.clipboardText = "text"

            #expect(!board.hasImages && board.image == nil && board.string == "text")
        }
    }

    @Test func textIsReadOnlyWhereItIsAskedFor() throws {
        try Stage.run { stage in
            let clipboard = stage.screens.clipboards.clipboard
            UIPasteboard.general.string = "a"
            let before = clipboard.readCount
            stage.advance(by: 60)
            #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.types.count == 1)
            #expect(clipboard.readCount == before)

            stage.clipboardText = "b"
            stage.advance(by: 60)
            #expect(clipboard.readCount == before)

            #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.numberOfItems == 1)
            #expect(clipboard.readCount == before + 1)
        }
    }

    @Test func replacingReadsNothingAndAddingDoes() throws {
        try Stage.run { stage in
            let clipboard = stage.screens.clipboards.clipboard
            stage.clipboardText = "x"
            UIPasteboard.general.string = "a"
            #expect(clipboard.readCount == 0)

            stage.clipboardText = "y"
            UIPasteboard.general.addItems([["public.text": "b"]])

            #expect(clipboard.readCount == 1 && stage.clipboardText == "y\nb")
            #expect(UIPasteboard.general.strings == ["y", "b"])
        }
    }

    @Test func aZeroCharacterEndsWhatOtherProgramsGet() throws {
        try Stage.run { stage in
            UIPasteboard.general.string = "a\0b"

            #expect(stage.clipboardText == "a" && UIPasteboard.general.string == "a\0b")
        }
    }

    @Test func theClipboardStaysWhereNamedBoardsDoNot() throws {
        var texts: [String?] = []
        for _ in 0..<2 {
            try Stage.run { stage in
                let board = try #require(UIPasteboard(name: .init("shared"), create: true))
                texts += [UIPasteboard.general.string, board.string, stage.clipboardText]
                UIPasteboard.general.string = "a"
                board.string = "b"
            }
        }

        // Neither of them reaches the next stage.
        #expect(texts == [nil, nil, "", nil, nil, ""])
    }

    @Test func attributesAreKeptBesideTheText() throws {
        try Stage.run { stage in
            let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])

            UIPasteboard.general.items = [[UIPasteboard.typeAutomatic: text]]

            #expect(stage.clipboardText == "a" && UIPasteboard.general.string == "a")
            #expect(UIPasteboard.general.attributedString?.isEqual(to: text) == true)
        }
    }
}
