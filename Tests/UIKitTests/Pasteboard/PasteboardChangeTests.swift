import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Pasteboards: changes", .serialized)
struct PasteboardChangeTests {
    /// The received notifications.
    @MainActor
    private final class Log {
        var lines: [String] = []
        private var token: (any NSObjectProtocol)?

        init(_ name: Notification.Name, of board: UIPasteboard?) {
            token = NotificationCenter.default.addObserver(forName: name, object: board, queue: nil) { note in
                let line = Self.line(note)
                MainActor.assumeIsolated { self.lines.append(line) }
            }
        }

        private nonisolated static func line(_ note: Notification) -> String {
            func list(_ key: String) -> String {
                (note.userInfo?[key] as? [String])?.joined(separator: " ") ?? "none"
            }
            let added = list(UIPasteboard.changedTypesAddedUserInfoKey)
            return "+ \(added) - \(list(UIPasteboard.changedTypesRemovedUserInfoKey))"
        }

        func end() { if let token { NotificationCenter.default.removeObserver(token) } }
    }

    @Test func theCountRisesAtOnceAndWithEachChange() throws {
        try Stage.run { _ in
            let board = UIPasteboard.withUniqueName()

            board.string = "a"
            board.string = nil
            board.items = []
            board.addItems([["public.text": "b"]])

            expectEqual(board.changeCount, 4)
        }
    }

    @Test func observersAreCalledOnceAtTheEndOfTheTurn() throws {
        try Stage.run { stage in
            let board = UIPasteboard.withUniqueName()
            board.color = .red
            stage.settle()
            let log = Log(UIPasteboard.changedNotification, of: board)
            defer { log.end() }

            board.string = "a"
            board.url = URL(string: "https://example.org")
            expectEmpty(log.lines)
            stage.settle()

            expectEqual(log.lines, ["+ public.url public.utf8-plain-text - com.apple.uikit.color"])
        }
    }

    @Test func readingInAnObserverDoesNotCallItAgain() throws {
        try Stage.run { stage in
            var count = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIPasteboard.changedNotification, object: nil, queue: nil
            ) { _ in
                MainActor.assumeIsolated {
                    count += 1
                    _ = UIPasteboard.general.string
                }
            }
            defer { NotificationCenter.default.removeObserver(token) }

            UIPasteboard.general.string = "a"
            stage.advance(by: 1)

            expectEqual(count, 1)
        }
    }

    @Test func removingANamedBoardIsAnnouncedBeforeItGoes() throws {
        try Stage.run { _ in
            let board = UIPasteboard.withUniqueName()
            board.string = "a"
            var texts: [String?] = []
            let token = NotificationCenter.default.addObserver(
                forName: UIPasteboard.removedNotification, object: nil, queue: nil
            ) { [name = board.name] _ in
                MainActor.assumeIsolated { texts.append(UIPasteboard(name: name, create: false)?.string) }
            }
            defer { NotificationCenter.default.removeObserver(token) }

            UIPasteboard.remove(withName: board.name)
            UIPasteboard.remove(withName: board.name)

            expectEqual(texts, ["a"])
            expectNil(board.string)
        }
    }

    @Test func removingTheGeneralBoardEmptiesIt() throws {
        try Stage.run { stage in
            UIPasteboard.general.string = "a"
            let count = UIPasteboard.general.changeCount

            UIPasteboard.remove(withName: .general)

            expectNil(UIPasteboard.general.string)
            expectEqual(UIPasteboard.general.changeCount, count + 1)
            expectEmpty(stage.clipboardText)
        }
    }

    @Test func itemsExpire() throws {
        try Stage.run { stage in
            let board = UIPasteboard.general
            board.setItems([["public.text": "a"]], options: [.expirationDate: Date().addingTimeInterval(10)])
            let count = board.changeCount

            stage.advance(by: 9.9)
            expectEqual(board.string, "a")
            stage.advance(by: 0.2)

            expectNil(board.string)
            expectEmpty(stage.clipboardText)
            expectEqual(board.changeCount, count + 1)
        }
    }

    @Test func anExpiryIsForItsItemsOnly() throws {
        try Stage.run { stage in
            let board = UIPasteboard.general
            board.setItems([["public.text": "a"]], options: [.expirationDate: Date().addingTimeInterval(1)])
            board.string = "b"
            stage.advance(by: 2)
            expectEqual(board.string, "b")

            board.setItems([["public.text": "c"]], options: [.expirationDate: Date().addingTimeInterval(1)])
            stage.clipboardText = "of another program"
            stage.advance(by: 2)
            expectEqual(board.string, "of another program")

            board.setItems([["public.text": "d"]], options: [.expirationDate: Date.distantPast, .localOnly: true])
            expectNil(board.string)
            expectEmpty(stage.clipboardText)
        }
    }
}
