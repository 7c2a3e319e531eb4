import Expectations
import Foundation
import IrekoTesting
import Synchronization
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Share sheets")
struct ShareSheetTests {
    /// The arguments of the completion handler, one text for each call.
    @MainActor
    private final class Results {
        var calls: [String] = []
        var errors: [any Error] = []
    }

    private func onStage(
        _ items: [Any], activities: [UIActivity] = [], size: CGSize = CGSize(width: 390, height: 844),
        configure: (UIActivityViewController) -> Void = { _ in },
        _ body: (Stage, UIViewController, UIActivityViewController, Results) throws -> Void
    ) throws {
        try Stage.run(root: controller("Root"), size: size) { stage, root in
            let results = Results()
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
            sheet.completionWithItemsHandler = { [weak root] type, isCompleted, returned, error in
                let isGone = root?.presentedViewController == nil
                results.calls.append("\(type?.rawValue ?? "none") \(isCompleted)\(isGone ? "" : ", presented")")
                if let error { results.errors.append(error) }
                expectNil(returned)
            }
            sheet.popoverPresentationController?.sourceView = root.view
            configure(sheet)
            root.present(sheet, animated: true)
            stage.advance(by: 1)
            try body(stage, root, sheet, results)
        }
    }

    /// The titles of the sheet's activities.
    private func titles(_ stage: Stage) -> [String] {
        ["Mail", "Copy", "Save to File", "Open in Other App", "Print to PDF"].filter { stage.find($0).exists }
    }

    // MARK: The desktop's activities

    @Test("A text can be mailed, copied, saved and printed, but not opened")
    func textActivities() throws {
        try onStage(["Hello"]) { stage, _, _, _ in
            expectEqual(titles(stage), ["Mail", "Copy", "Save to File", "Print to PDF"])
            expectTrue(stage.find("Hello").exists)
        }
    }

    @Test("Copy puts each item on the general pasteboard, and the handler is called once, after the sheet has gone")
    func copy() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        try onStage(["Hello", url]) { stage, root, _, results in
            stage.find("Copy").tap()
            stage.advance(by: 1)

            expectEqual(UIPasteboard.general.strings, ["Hello", "https://example.com/a"])
            expectEqual(UIPasteboard.general.url, url)
            expectEqual(results.calls, ["com.apple.UIKit.activity.CopyToPasteboard true"])
            expectNil(root.presentedViewController)
        }
    }

    @Test("Save writes a text, an image and an existing file to the place that the user chooses")
    func save() throws {
        let (source, target) = (try PickerFolder(), try PickerFolder())
        let file = try source.add("note.md")
        let image = try #require(UIImage(data: PickerFolder.picture(4, 3)))
        try onStage(["Hello", image, file]) { stage, _, _, results in
            stage.files = [target.url]

            stage.find("Save to File").tap()
            stage.advance(by: 2)

            expectEqual(target.names, ["Image.png", "Text.txt", "note.md"])
            let text = try String(contentsOf: target.url.appendingPathComponent("Text.txt"), encoding: .utf8)
            expectEqual(text, "Hello")
            expectEqual(source.names, ["note.md"])
            expectEqual(results.calls, ["com.apple.DocumentManagerUICore.SaveToFiles true"])
        }
    }

    @Test("A cancelled save closes the sheet with false, and a missing file is an error")
    func failedSave() throws {
        try onStage(["Hello"]) { stage, _, _, results in
            stage.files = []
            stage.find("Save to File").tap()
            stage.advance(by: 2)
            expectEqual(results.calls, ["com.apple.DocumentManagerUICore.SaveToFiles false"])
            expectEmpty(results.errors)
        }
        try onStage([URL(fileURLWithPath: "/nowhere/missing.txt")]) { stage, _, _, results in
            stage.find("Save to File").tap()
            stage.advance(by: 2)
            expectEqual(results.calls, ["com.apple.DocumentManagerUICore.SaveToFiles false"])
            expectEqual(results.errors.count, 1)
        }
    }

    @Test("Open opens the only address, and is missing for two addresses")
    func open() throws {
        let urls = ["https://example.com/a", "https://example.com/b"].compactMap(URL.init(string:))
        try onStage([urls[0], "Text"]) { stage, _, _, results in
            stage.find("Open in Other App").tap()
            stage.advance(by: 1)
            expectEqual(stage.openedURLs, [urls[0]])
            expectEqual(results.calls, ["com.apple.UIKit.activity.RemoteOpenInApplication-ByCopy true"])
        }
        try onStage(urls) { stage, _, _, _ in expectFalse(stage.find("Open in Other App").exists) }
    }

    @Test("Mail opens a draft with the texts, the subject of the source, and attached images")
    func mail() throws {
        let image = try #require(UIImage(data: PickerFolder.picture(2, 2)))
        try onStage([Source(text: "A & B"), image]) { stage, _, _, results in
            stage.find("Mail").tap()
            stage.advance(by: 1)

            expectEqual(stage.openedURLs.first?.absoluteString, "mailto:?subject=About%20mail&body=A%20%26%20B")
            expectEqual(stage.openedURLs.dropFirst().map(\.lastPathComponent), ["Image.png"])
            expectEqual(results.calls, ["com.apple.UIKit.activity.Mail true"])
        }
    }

    @Test("Print writes a PDF document with the text")
    func printing() throws {
        let target = try PickerFolder()
        try onStage(["Hello"]) { stage, _, _, results in
            stage.files = [target.url]
            stage.find("Print to PDF").tap()
            stage.advance(by: 2)

            expectEqual(target.names, ["Document.pdf"])
            let data = try Data(contentsOf: target.url.appendingPathComponent("Document.pdf"))
            expectTrue(data.starts(with: Data("%PDF-".utf8)))
            expectEqual(results.calls, ["com.apple.UIKit.activity.Print true"])
        }
    }

    // MARK: Choosing the activities

    @Test("Excluded activities are not shown, and a sheet without activities has a row that says so")
    func excluded() throws {
        try onStage(["Hello"], configure: { $0.excludedActivityTypes = [.mail, .print, .airDrop] }) { stage, _, _, _ in
            expectEqual(titles(stage), ["Copy", "Save to File"])
        }
        try onStage([NSObject()]) { stage, root, _, results in
            expectTrue(stage.find("No Actions for This Item").exists)
            stage.find("Close").tap()
            stage.advance(by: 1)
            expectEqual(results.calls, ["none false"])
            expectNil(root.presentedViewController)
        }
    }

    @Test("The program's activity gets the items and is performed, and ends the sheet when it says so")
    func ownActivity() throws {
        let activity = OwnActivity()
        try onStage(["Hello", 7], activities: [activity]) { stage, root, _, results in
            expectEqual(activity.calls, ["can Hello 7"])

            stage.find("Translate").tap()
            stage.advance(by: 1)
            expectEqual(activity.calls, ["can Hello 7", "prepare Hello 7", "perform"])
            expectEmpty(results.calls)
            expectNotNil(root.presentedViewController)

            activity.activityDidFinish(true)
            activity.activityDidFinish(false)
            stage.advance(by: 1)
            expectEqual(results.calls, ["own true"])
        }
    }

    @Test("The controller of an activity is presented, and both are dismissed at its end")
    func activityController() throws {
        let activity = OwnActivity()
        activity.shown = controller("Shown")
        try onStage(["Hello"], activities: [activity]) { stage, root, sheet, results in
            stage.find("Translate").tap()
            stage.advance(by: 1)
            expectIdentical(sheet.presentedViewController, activity.shown)

            activity.activityDidFinish(false)
            stage.advance(by: 2)
            expectEqual(results.calls, ["own false"])
            expectNil(root.presentedViewController)
            activity.shown = nil
        }
    }

    // MARK: Items

    @Test("A source provides its item for the chosen activity, and no item if it returns nil")
    func sources() throws {
        let source = Source(text: "From source")
        try onStage([source]) { stage, _, _, _ in
            stage.find("Copy").tap()
            stage.advance(by: 1)
            expectEqual(UIPasteboard.general.string, "From source")
            expectEqual(source.types, [.copyToPasteboard])
        }
        try onStage([Source(text: nil), "Other"]) { stage, _, _, _ in
            stage.find("Copy").tap()
            stage.advance(by: 1)
            expectEqual(UIPasteboard.general.strings, ["Other"])
        }
    }

    @Test("A provider's item is created for the chosen activity")
    func provider() throws {
        try onStage([Provider(placeholderItem: "")]) { stage, _, _, results in
            stage.find("Copy").tap()
            stage.advance(by: 1)
            expectEqual(UIPasteboard.general.string, "for com.apple.UIKit.activity.CopyToPasteboard")
            expectEqual(results.calls, ["com.apple.UIKit.activity.CopyToPasteboard true"])
        }
    }

    @Test("The thumbnail, subject and type of a provider are overridden")
    func overriddenProvider() throws {
        let provider = SubjectProvider(placeholderItem: "")
        try onStage([provider]) { stage, _, sheet, _ in
            expectEqual(provider.activityViewController(sheet, subjectForActivityType: nil), "About")
            expectEqual(Provider(placeholderItem: "").activityViewController(sheet, subjectForActivityType: nil), "")
            #expect(provider.calls.withLock { $0.contains("thumbnail") })
            stage.find("Copy").tap()
            stage.advance(by: 1)
            #expect(provider.calls.withLock { $0.contains("type") && $0.contains("subject") })
        }
    }

    @Test("A long text with invisible characters has a short title, and is copied whole")
    func hugeText() throws {
        let text = "\u{202E}evil\n" + String(repeating: "x", count: 2_000_000)
        try onStage([text]) { stage, _, _, _ in
            expectTrue(stage.find(containing: "evil").exists)
            stage.find("Copy").tap()
            stage.advance(by: 1)
            expectEqual(UIPasteboard.general.string?.count, text.count)
        }
    }

    @Test("A provider's name does not lead out of the folder")
    func hostileName() throws {
        let target = try PickerFolder()
        let provider = NSItemProvider(object: "Hello" as NSString)
        provider.suggestedName = "../../evil"
        try onStage([provider]) { stage, _, _, _ in
            stage.files = [target.url]
            stage.find("Save to File").tap()
            stage.advance(by: 2)
            expectEqual(target.names, ["....evil.txt"])
        }
    }

    // MARK: Presentation

    @Test("In a narrow window the sheet has a medium and a large detent; in a wide window it is a popover")
    func styles() throws {
        try onStage(["Hello"]) { _, _, sheet, _ in
            let presentation = sheet.activePresentationController as? UISheetPresentationController
            expectEqual(presentation?.detents.map(\.identifier), [.medium, .large])
            #expect((300...500).contains(sheet.view.bounds.height))
        }
        try onStage(["Hello"], size: CGSize(width: 1024, height: 768)) { stage, _, sheet, _ in
            expectTrue(sheet.activePresentationController is UIPopoverPresentationController)
            #expect(sheet.view.bounds.width <= 340)
            stage.resize(to: CGSize(width: 390, height: 844))
            stage.advance(by: 1)
            let presentation = sheet.activePresentationController as? UISheetPresentationController
            expectEqual(presentation?.detents.map(\.identifier), [.medium, .large])
        }
    }

    @Test("Without a source in a wide window the sheet is centered, and a message is logged")
    func centered() throws {
        let size = CGSize(width: 1024, height: 768)
        try onStage(["Hello"], size: size, configure: { $0.popoverPresentationController?.sourceView = nil }) {
            stage, _, sheet, results in
            expectEqual(stage.diagnostics.count, 1)
            let frame = sheet.view.convert(sheet.view.bounds, to: nil)
            #expect(abs(frame.midX - 512) < 1)
            stage.find("Copy").tap()
            stage.advance(by: 1)
            expectEqual(results.calls, ["com.apple.UIKit.activity.CopyToPasteboard true"])
        }
    }

    @Test("A sheet that the program dismisses calls the handler with false, and can be presented again")
    func dismissedByProgram() throws {
        try onStage(["Hello"]) { stage, root, sheet, results in
            root.dismiss(animated: false)
            stage.advance(by: 0.1)
            expectEqual(results.calls, ["none false"])

            root.present(sheet, animated: false)
            stage.advance(by: 0.5)
            stage.find("Copy").tap()
            stage.advance(by: 1)
            expectEqual(results.calls, ["none false", "com.apple.UIKit.activity.CopyToPasteboard true"])
        }
    }
}

/// Provides a text, and records the types.
@MainActor
private final class Source: NSObject, UIActivityItemSource {
    private let text: String?
    private(set) var types: [UIActivity.ActivityType?] = []

    init(text: String?) { self.text = text }

    nonisolated deinit {}

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        types.append(activityType)
        return text
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { activityType == .mail ? "About mail" : "" }
}

/// Creates a text with the activity's type.
private final class Provider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "for \(activityType?.rawValue ?? "none")" }
}

/// A text with a subject, a type and a thumbnail.
private final class SubjectProvider: UIActivityItemProvider, @unchecked Sendable {
    let calls = Mutex<[String]>([])

    override var item: Any { "text" }

    override func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        calls.withLock { $0.append("subject") }
        return "About"
    }

    override func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        calls.withLock { $0.append("type") }
        return "public.plain-text"
    }

    override func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? {
        calls.withLock { $0.append("thumbnail") }
        return nil
    }
}

/// An activity that records its calls.
private final class OwnActivity: UIActivity {
    private(set) var calls: [String] = []
    var shown: UIViewController?

    override var activityType: ActivityType? { ActivityType("own") }
    override var activityTitle: String? { "Translate" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        note("can", activityItems)
        return true
    }

    override func prepare(withActivityItems activityItems: [Any]) { note("prepare", activityItems) }
    override var activityViewController: UIViewController? { shown }
    override func perform() { calls.append("perform") }

    private func note(_ call: String, _ items: [Any]) {
        calls.append(([call] + items.map { "\($0)" }).joined(separator: " "))
    }
}
