import Foundation
import IrekoTesting
import NotesDemo
import UIKit

/// Drives the notes app on a stage, by touches and keys, and writes pictures of it to Output/notes.
@MainActor
enum NotesTour {
    private struct Look {
        let name: String
        var size = CGSize(width: 390, height: 844)
        var style = UIUserInterfaceStyle.light
        var isRightToLeft = false
        var textSize = UIContentSizeCategory.large
    }

    private static let looks = [
        Look(name: "light"), Look(name: "dark", style: .dark), Look(name: "right-to-left", isRightToLeft: true),
        Look(name: "large-text", textSize: .accessibilityLarge),
        Look(name: "narrow", size: CGSize(width: 320, height: 568)),
        Look(name: "wide", size: CGSize(width: 1180, height: 820)),
        Look(name: "wide-dark", size: CGSize(width: 1180, height: 820), style: .dark),
    ]

    static func run() {
        let output = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output").appendingPathComponent("notes")
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        do {
            try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
            for look in looks { try walk(look, output, scratch.appendingPathComponent(look.name)) }
        } catch {
            FileHandle.standardError.write(Data("The tour ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func walk(_ look: Look, _ output: URL, _ scratch: URL) throws {
        let now = Date(timeIntervalSinceReferenceDate: 786_000_000)
        let store = NotesStore(files: NoteFiles(folder: scratch)) { now }
        for (days, text) in samples {
            store.put(Note(text: text, modified: now.addingTimeInterval(-86_400 * days)))
        }
        let isWide = look.size.width > 1000
        let device = StageDevice(
            name: look.name, size: look.size, scale: isWide ? 1 : 2, top: isWide ? 24 : 47, bottom: 20,
            idiom: isWide ? .pad : .phone)
        try Stage.run(
            device: device, style: look.style, textSize: look.textSize,
            direction: look.isRightToLeft ? .rightToLeft : .leftToRight,
            rootViewController: NotesInterface.root(store: store, export: nil)
        ) { stage in
            stage.window.tintColor = look.style == .dark ? .systemYellow : .systemOrange
            @MainActor func picture(_ step: String) throws {
                let file = output.appendingPathComponent("\(step)-\(look.name).png")
                guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
                try data.write(to: file)
                print(file.path)
            }

            stage.advance(by: 0.5)
            try picture("1-list")
            stage.find(identifier: "search").tap()
            stage.advance(by: 0.5)
            stage.type("pass")
            stage.advance(by: 1)
            try picture("2-search")
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            stage.find("Welcome to Notes").tap()
            stage.advance(by: 1)
            try picture("3-note")
            stage.find(UITextView.self).tap()
            stage.advance(by: 0.5)
            stage.press("a", modifiers: .command)
            stage.advance(by: 0.5)
            try picture("4-selected")
        }
    }

    private static let samples: [(Double, NoteText)] = [
        (0.1, NoteText(title: "Shopping", "○\tMilk", "●\tBread", "○\tOlives")),
        (1, NoteText(title: "Travel", "Passport, tickets, the good camera")),
        (3, NoteText(title: "ملاحظات السفر", "جواز السفر والتذاكر", "○\tالكاميرا")),
        (5, NoteText(title: "Ideas for the garden", "A bench under the pear tree.")),
        (20, NoteText(title: "Books", "•\tThe Left Hand of Darkness", "•\tMiddlemarch")),
        (200, NoteText(title: "Wi-Fi", "The password is on the router.")),
    ]
}
