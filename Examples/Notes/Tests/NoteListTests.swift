import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import NotesDemo

@MainActor
@Suite("The list of notes")
struct NoteListTests {
    private static let notes = [
        NoteText(title: "Travel", "Passport"), NoteText(title: "Books", "Middlemarch"),
        NoteText(title: "Café", "Rue de Seine"),
    ]

    @Test("A search finds words in titles and texts, ignoring accents")
    func search() throws {
        try NotesStage.run(Self.notes) { stage in
            @MainActor func found(_ text: String) -> [String] {
                stage.press("a", modifiers: .control)
                stage.type(text)
                stage.advance(by: 1)
                return Self.notes.map { $0.lines[0] }.filter { stage.find($0).exists }
            }
            stage.find(identifier: "search").tap()
            stage.advance(by: 1)

            #expect(found("cafe") == ["Café"])
            #expect(found("pass tra") == ["Travel"])
            #expect(found("e") == ["Travel", "Books", "Café"])
            #expect(found("quince") == [])
        }
    }

    @Test(
        "Control-F searches notes while the list is shown, and the note's text while that covers the list or is edited")
    func findCommand() throws {
        try NotesStage.run(Self.notes) { stage in
            stage.press("f", modifiers: .control)
            stage.advance(by: 1)
            stage.type("travel")
            stage.advance(by: 1)
            #expect(stage.find("Travel").exists && !stage.find("Books").exists)

            stage.press("Travel")
            stage.press("f", modifiers: .control)
            stage.advance(by: 1)
            let editor = try stage.editor()
            #expect(editor.findInteraction?.isFindNavigatorVisible == true)
        }
        try NotesStage.run(size: NotesStage.wide, Self.notes) { stage in
            _ = try stage.edit("Books")
            stage.press("f", modifiers: .control)
            stage.advance(by: 1)
            stage.type("march")
            stage.advance(by: 1)
            let editor = try stage.editor()
            #expect(editor.findInteraction?.activeFindSession?.resultCount == 1)
        }
    }

    @Test("A swipe deletes a note and its file, and control-Z restores both")
    func delete() throws {
        try NotesStage.run(Self.notes) { stage in
            stage.find("Books").swipe(.left)
            stage.advance(by: 1)
            if stage.find("Delete").exists { stage.press("Delete") }
            let (titles, files) = (stage.notes.map(\.title), stage.files.count)

            stage.press("z", modifiers: .control)
            stage.advance(by: 1)

            #expect(titles == ["Café", "Travel"] && files == 2)
            #expect(stage.find("Books").exists && stage.files.count == 3)
        }
    }

    @Test("Periods are counted in days of the calendar")
    func periods() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let now = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 29, hour: 1)))
        func period(daysAgo: Int) -> NotePeriod {
            NotePeriod(of: calendar.date(byAdding: .day, value: -daysAgo, to: now) ?? now, now: now, calendar)
        }

        #expect(NotePeriod(of: now.addingTimeInterval(-7200), now: now, calendar) == .yesterday)
        #expect(NotePeriod(of: now.addingTimeInterval(86_400), now: now, calendar) == .today)
        #expect([0, 1, 2, 7, 8, 30].map(period) == [.today, .yesterday, .week, .week, .month, .month])
        #expect(period(daysAgo: 31).title == "2026" && period(daysAgo: 365).title == "2025")
        #expect(period(daysAgo: 31) < period(daysAgo: 365))
    }

    @Test("In a wide window the list and the note are side by side, through a narrow window and back")
    func wide() throws {
        try NotesStage.run(size: NotesStage.wide, Self.notes) { stage in
            stage.press("Books")
            let beside = try stage.find("Travel").exists && stage.editor().window != nil
            stage.resize(to: NotesStage.phone)
            stage.advance(by: 1)
            let alone = try !stage.find("Travel").exists && stage.editor().window != nil
            stage.resize(to: NotesStage.wide)
            stage.advance(by: 1)

            let text = try stage.editor().text
            #expect(beside && alone)
            #expect(stage.find("Travel").exists && text == "Books\nMiddlemarch")
        }
    }
}
