import Expectations
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
            expectEqual(stage.clipboardText, "a")

            UIPasteboard.general.url = URL(string: "https://example.org")
            expectEqual(stage.clipboardText, "https://example.org")

            UIPasteboard.general.strings = ["a", "b"]
            expectEqual(stage.clipboardText, "a\nb")

            UIPasteboard.general.color = .red
            expectEmpty(stage.clipboardText)
        }
    }

    @Test func whatAnotherProgramHasCopiedIsRead() throws {
        try Stage.run { stage in
            stage.clipboardText = "there before"
            expectEqual(UIPasteboard.general.string, "there before")
            expectEqual(UIPasteboard.general.changeCount, 0)

            stage.clipboardText = "https://example.org"

            expectTrue(UIPasteboard.general.hasURLs)
            expectEqual(UIPasteboard.general.changeCount, 1)
            expectEqual(UIPasteboard.general.url, URL(string: "https://example.org"))
        }
    }

    @Test func whatOnlyThisProgramKnowsIsValidWhileTheTextIsTheSame() throws {
        try Stage.run { stage in
            let board = UIPasteboard.general
            board.items = [["public.utf8-plain-text": "a", "org.example.plant": 3]]
            stage.clipboardText = "a"
            expectEqual(board.value(forPasteboardType: "org.example.plant") as? Int, 3)
            expectEqual(board.changeCount, 1)

            stage.clipboardText = "b"

            expectNil(board.value(forPasteboardType: "org.example.plant"))
            expectEqual(board.string, "b")
            expectEqual(board.changeCount, 2)
        }
    }

    @Test func anImageIsValidUntilAnotherProgramCopiesText() throws {
        try Stage.run { stage in
            let board = UIPasteboard.general
            board.image = .make([[0xFFFF_0000]])
            expectTrue(board.hasImages)
            expectNotNil(board.image)

            stage.clipboardText = "text"

            expectFalse(board.hasImages)
            expectNil(board.image)
            expectEqual(board.string, "text")
        }
    }

    @Test func textIsReadOnlyWhereItIsAskedFor() throws {
        try Stage.run { stage in
            let clipboard = stage.screens.clipboards.clipboard
            UIPasteboard.general.string = "a"
            let before = clipboard.readCount
            stage.advance(by: 60)
            expectTrue(UIPasteboard.general.hasStrings)
            expectEqual(UIPasteboard.general.types.count, 1)
            expectEqual(clipboard.readCount, before)

            stage.clipboardText = "b"
            stage.advance(by: 60)
            expectEqual(clipboard.readCount, before)

            expectTrue(UIPasteboard.general.hasStrings)
            expectEqual(UIPasteboard.general.numberOfItems, 1)
            expectEqual(clipboard.readCount, before + 1)
        }
    }

    @Test func replacingReadsNothingAndAddingDoes() throws {
        try Stage.run { stage in
            let clipboard = stage.screens.clipboards.clipboard
            stage.clipboardText = "x"
            UIPasteboard.general.string = "a"
            expectEqual(clipboard.readCount, 0)

            stage.clipboardText = "y"
            UIPasteboard.general.addItems([["public.text": "b"]])

            expectEqual(clipboard.readCount, 1)
            expectEqual(stage.clipboardText, "y\nb")
            expectEqual(UIPasteboard.general.strings, ["y", "b"])
        }
    }

    @Test func aZeroCharacterEndsWhatOtherProgramsGet() throws {
        try Stage.run { stage in
            UIPasteboard.general.string = "a\0b"

            expectEqual(stage.clipboardText, "a")
            expectEqual(UIPasteboard.general.string, "a\0b")
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
        expectEqual(texts, [nil, nil, "", nil, nil, ""])
    }

    @Test func attributesAreKeptBesideTheText() throws {
        try Stage.run { stage in
            let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])

            UIPasteboard.general.items = [[UIPasteboard.typeAutomatic: text]]

            expectEqual(stage.clipboardText, "a")
            expectEqual(UIPasteboard.general.string, "a")
            expectEqual(UIPasteboard.general.attributedString?.isEqual(to: text), true)
        }
    }
}
