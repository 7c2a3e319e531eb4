import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite("Document pickers")
struct DocumentPickerTests {
    /// Records its calls, and whether the picker was gone at each call.
    private final class Delegate: NSObject, UIDocumentPickerDelegate {
        private(set) var calls: [String] = []
        private(set) var urls: [URL] = []
        var action: (() -> Void)?

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            self.urls = urls
            note("picked \(urls.map(\.lastPathComponent).joined(separator: ", "))", controller)
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { note("cancelled", controller) }

        private func note(_ call: String, _ controller: UIDocumentPickerViewController) {
            calls.append(controller.presentingViewController == nil ? call : "\(call), presented")
            action?()
        }
    }

    private func onStage(
        _ make: @autoclosure () -> UIDocumentPickerViewController, files: [URL]? = nil,
        chooser: HeldFileChooser? = nil,
        _ body: (Stage, UIViewController, UIDocumentPickerViewController, Delegate) throws -> Void
    ) throws {
        try Stage.run(root: controller("Root")) { stage, root in
            if let files { stage.files = files }
            if let chooser { UIContext.current.fileChooser = chooser }
            let (picker, delegate) = (make(), Delegate())
            picker.delegate = delegate
            root.present(picker, animated: true)
            stage.advance(by: 1)
            try body(stage, root, picker, delegate)
        }
    }

    private func picker(_ types: [UTType], in folder: PickerFolder, asCopy: Bool = false)
        -> UIDocumentPickerViewController
    {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: asCopy)
        picker.directoryURL = folder.url
        return picker
    }

    // MARK: The stage's files

    @Test("The stage's files are picked, and the delegate is called when the picker is gone")
    func stageFiles() throws {
        let folder = try PickerFolder()
        let files = [try folder.add("a.txt"), try folder.add("b.png")]

        try onStage(UIDocumentPickerViewController(forOpeningContentTypes: [.png]), files: files) {
            _, root, _, delegate in
            expectTrue(delegate.calls == ["picked b.png"] && delegate.urls == [files[1]])
            expectNil(root.presentedViewController)
        }
    }

    @Test("If no file of the stage fits, the picker is cancelled", arguments: [true, false])
    func noneFits(isEmpty: Bool) throws {
        let folder = try PickerFolder()
        let files = isEmpty ? [] : [try folder.add("a.txt"), folder.url]

        try onStage(UIDocumentPickerViewController(forOpeningContentTypes: [.png]), files: files) {
            _, root, _, delegate in
            expectEqual(delegate.calls, ["cancelled"])
            expectNil(root.presentedViewController)
        }
    }

    @Test("Several files are picked if permitted, else the first", arguments: [true, false])
    func several(isPermitted: Bool) throws {
        let folder = try PickerFolder()
        let files = [try folder.add("a.txt"), try folder.add("b.txt")]
        @MainActor func make() -> UIDocumentPickerViewController {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
            picker.allowsMultipleSelection = isPermitted
            return picker
        }

        try onStage(make(), files: files) { _, _, _, delegate in
            expectEqual(delegate.calls, [isPermitted ? "picked a.txt, b.txt" : "picked a.txt"])
        }
    }

    @Test("The delegate can present a controller at once")
    func presentsAfterwards() throws {
        let folder = try PickerFolder()
        let file = try folder.add("a.txt")
        try Stage.run(root: controller("Root")) { stage, root in
            stage.files = [file]
            let (picker, delegate) = (UIDocumentPickerViewController(forOpeningContentTypes: [.text]), Delegate())
            picker.delegate = delegate
            delegate.action = { root.present(controller("Next"), animated: false) }

            root.present(picker, animated: true)
            stage.advance(by: 2)

            expectEqual(root.presentedViewController?.title, "Next")
            expectEqual(delegate.calls, ["picked a.txt"])
        }
    }

    @Test("A copy is a new file of the same name, and the picked file is not changed")
    func copy() throws {
        let folder = try PickerFolder()
        let file = try folder.add("a.txt")

        try onStage(UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true), files: [file]) {
            _, _, _, delegate in
            let copy = try #require(delegate.urls.first)
            expectNotEqual(copy.path, file.path)
            expectEqual(copy.lastPathComponent, "a.txt")
            try expectEqual(Data(contentsOf: copy), Data("text".utf8))
            expectTrue(copy.startAccessingSecurityScopedResource())
            copy.stopAccessingSecurityScopedResource()
            try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
            expectEqual(folder.names, ["a.txt"])
        }
    }

    @Test("A file is exported to the stage's folder", arguments: [true, false])
    func export(asCopy: Bool) throws {
        let folder = try PickerFolder()
        let target = try folder.addFolder("target")
        let file = try folder.add("a.txt")

        try onStage(UIDocumentPickerViewController(forExporting: [file], asCopy: asCopy), files: [target]) {
            _, _, _, delegate in
            expectEqual(delegate.urls.map(\.path), [target.appendingPathComponent("a.txt").path])
            expectEqual(FileManager.default.fileExists(atPath: file.path), asCopy)
        }
    }

    @Test("With no files to export, the result is a cancellation")
    func nothingToExport() throws {
        try onStage(UIDocumentPickerViewController(forExporting: [])) { stage, root, _, delegate in
            expectEqual(delegate.calls, ["cancelled"])
            expectNil(root.presentedViewController)
            expectEqual(stage.diagnostics.map(\.rule), ["picker"])
        }
    }

    // MARK: A window of the desktop

    @Test("Behind a window of the desktop the picker is clear and takes no touches, whatever its style is")
    func behindWindow() throws {
        let chooser = HeldFileChooser()
        @MainActor func make() -> UIDocumentPickerViewController {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
            picker.modalPresentationStyle = .formSheet
            return picker
        }

        try onStage(make(), chooser: chooser) { stage, root, picker, delegate in
            expectNil(picker.view.backgroundColor)
            expectFalse(picker.view.isUserInteractionEnabled)
            expectEqual(picker.presentationController?.presentationStyle, .overFullScreen)
            expectIdentical(root.presentedViewController, picker)
            expectEqual(delegate.calls, [])
            expectEqual(chooser.choices.count, 1)

            chooser.choices[0].answer(.chosen([URL(fileURLWithPath: "/x/a.txt")]))
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEqual(delegate.calls, ["picked a.txt"])
        }
    }

    @Test("If the program dismisses the picker, the window is closed, and later results are ignored")
    func dismissedByProgram() throws {
        let chooser = HeldFileChooser()

        try onStage(UIDocumentPickerViewController(forOpeningContentTypes: [.text]), chooser: chooser) {
            stage, root, _, delegate in
            root.dismiss(animated: true)
            stage.advance(by: 1)
            chooser.choices[0].answer(.chosen([URL(fileURLWithPath: "/x/a.txt")]))
            stage.advance(by: 1)

            expectEqual(chooser.cancelled, 1)
            expectEqual(delegate.calls, [])
        }
    }

    @Test("A result during the dismissal by the program is ignored")
    func answeredWhileDismissed() throws {
        let chooser = HeldFileChooser()

        try onStage(UIDocumentPickerViewController(forOpeningContentTypes: [.text]), chooser: chooser) {
            stage, root, _, delegate in
            root.dismiss(animated: true)
            stage.advance(by: 0.1)
            chooser.choices[0].answer(.cancelled)
            stage.advance(by: 1)

            expectEqual(delegate.calls, [])
            expectNil(root.presentedViewController)
        }
    }

    @Test("If the desktop's window fails, the list is shown")
    func unavailable() throws {
        let folder = try PickerFolder()
        try folder.add("a.txt")
        let chooser = HeldFileChooser()

        try onStage(picker([.text], in: folder), chooser: chooser) { stage, _, picker, delegate in
            chooser.isAvailable = false
            chooser.choices[0].answer(.unavailable)
            stage.advance(by: 1)
            expectTrue(picker.view.isUserInteractionEnabled)

            stage.find("a").tap()
            stage.advance(by: 1)

            expectEqual(delegate.calls, ["picked a.txt"])
        }
    }

    @Test("A picker can be presented again")
    func again() throws {
        let chooser = HeldFileChooser()

        try onStage(UIDocumentPickerViewController(forOpeningContentTypes: [.text]), chooser: chooser) {
            stage, root, picker, delegate in
            chooser.choices[0].answer(.cancelled)
            stage.advance(by: 1)
            root.present(picker, animated: false)
            stage.advance(by: 1)
            chooser.choices.last?.answer(.chosen([URL(fileURLWithPath: "/x/a.txt")]))
            stage.advance(by: 1)

            expectEqual(chooser.choices.count, 2)
            expectEqual(delegate.calls, ["cancelled", "picked a.txt"])
        }
    }

    // MARK: The list

    @Test("The list shows folders and files of the wanted types; a tap on a file picks it")
    func list() throws {
        let folder = try PickerFolder()
        for name in ["a.png", "b.txt", ".c.png"] { try folder.add(name) }
        let inner = try folder.addFolder("inner")
        try Data().write(to: inner.appendingPathComponent("d.png"))

        try onStage(picker([.png], in: folder)) { stage, root, _, delegate in
            expectTrue(stage.find("a").exists)
            expectTrue(stage.find("PNG image").exists)
            expectTrue(stage.find("inner").exists)
            expectFalse(stage.find("b").exists)
            expectFalse(stage.find(".c").exists)
            expectEqual(stage.find(UITableViewCell.self).count, 2)

            stage.find("inner").tap()
            stage.advance(by: 1)
            stage.find("d").tap()
            stage.advance(by: 1)

            expectEqual(delegate.calls, ["picked d.png"])
            expectNil(root.presentedViewController)
        }
    }

    @Test("Cancelling calls the delegate when the picker is gone")
    func cancel() throws {
        let folder = try PickerFolder()

        try onStage(picker([.png], in: folder)) { stage, root, _, delegate in
            expectTrue(stage.find("There are no files here to choose.").exists)

            stage.find("Cancel").tap()
            stage.advance(by: 1)

            expectEqual(delegate.calls, ["cancelled"])
            expectNil(root.presentedViewController)
        }
    }

    @Test("A picker that the user drags away was cancelled")
    func draggedAway() throws {
        let folder = try PickerFolder()

        try onStage(picker([.png], in: folder)) { stage, root, _, delegate in
            stage.drag(from: CGPoint(x: 195, y: 30), to: CGPoint(x: 195, y: 830), duration: 0.3)
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEqual(delegate.calls, ["cancelled"])
        }
    }

    @Test("Several files are chosen with marks and a button")
    func marks() throws {
        let folder = try PickerFolder()
        for name in ["a.txt", "b.txt", "c.txt"] { try folder.add(name) }
        @MainActor func make() -> UIDocumentPickerViewController {
            let picker = picker([.text], in: folder)
            picker.allowsMultipleSelection = true
            picker.shouldShowFileExtensions = true
            return picker
        }

        try onStage(make()) { stage, _, _, delegate in
            stage.find("c.txt").tap()
            stage.find("a.txt").tap()
            stage.find("b.txt").tap()
            stage.find("b.txt").tap()
            stage.advance(by: 0.1)
            stage.find("Open").tap()
            stage.advance(by: 1)

            expectEqual(delegate.calls, ["picked a.txt, c.txt"])
        }
    }

    @Test("A folder is chosen with the button above its contents")
    func folder() throws {
        let folder = try PickerFolder()
        try folder.addFolder("inner")

        try onStage(picker([.folder], in: folder)) { stage, _, _, delegate in
            stage.find("inner").tap()
            stage.advance(by: 1)
            stage.find("Open").tap()
            stage.advance(by: 1)

            expectEqual(delegate.calls, ["picked inner"])
        }
    }

    @Test("A file is saved in the visible folder, and replaces no file")
    func save() throws {
        let (folder, target) = (try PickerFolder(), try PickerFolder())
        let file = try folder.add("a.txt")
        try target.add("a.txt")
        @MainActor func make() -> UIDocumentPickerViewController {
            let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
            picker.directoryURL = target.url
            return picker
        }

        try onStage(make()) { stage, _, _, delegate in
            stage.find("Save").tap()
            stage.advance(by: 1)

            expectEqual(delegate.calls, ["picked a 2.txt"])
            expectEqual(target.names, ["a 2.txt", "a.txt"])
            expectEqual(folder.names, ["a.txt"])
        }
    }

    @Test("A failed save is shown, and the picker stays")
    func cannotBeSaved() throws {
        let (folder, target) = (try PickerFolder(), try PickerFolder())
        @MainActor func make() -> UIDocumentPickerViewController {
            let picker = UIDocumentPickerViewController(forExporting: [folder.url.appendingPathComponent("gone.txt")])
            picker.directoryURL = target.url
            return picker
        }

        try onStage(make()) { stage, root, picker, delegate in
            stage.find("Move").tap()
            stage.advance(by: 1)

            expectTrue(stage.find(containing: "“gone.txt” can’t be saved here").exists)
            expectIdentical(root.presentedViewController, picker)
            expectEqual(delegate.calls, [])

            stage.find("Cancel").tap()
            stage.advance(by: 1)
            expectEqual(delegate.calls, ["cancelled"])
        }
    }

    @Test("An unreadable folder shows an error")
    func unreadable() throws {
        @MainActor func make() -> UIDocumentPickerViewController {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            picker.directoryURL = URL(fileURLWithPath: "/no/such/folder")
            return picker
        }

        try onStage(make()) { stage, _, _, _ in
            expectTrue(stage.find("This folder doesn’t exist any more.").exists)
        }
    }

    @Test("The list can return to the start locations")
    func places() throws {
        let folder = try PickerFolder()

        try onStage(picker([.item], in: folder)) { stage, _, _, _ in
            stage.goBack()
            stage.advance(by: 1)

            expectTrue(stage.find("Home").exists)
            expectTrue(stage.find("Computer").exists)
        }
    }
}
