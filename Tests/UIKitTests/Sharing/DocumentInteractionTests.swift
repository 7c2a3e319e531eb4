import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Document interaction controllers")
struct DocumentInteractionTests {
    @MainActor
    private final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
        var calls: [String] = []
        weak var parent: UIViewController?

        nonisolated deinit {}

        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController? { parent }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
            calls.append("will preview")
        }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
            calls.append("did end preview")
        }
        func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
            calls.append("will options")
        }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
            calls.append("did dismiss options")
        }
        func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
            calls.append("will open in")
        }
        func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
            calls.append("did dismiss open in")
        }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
        ) { calls.append("will send") }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
        ) { calls.append("did send") }
    }

    private func onStage(
        _ name: String = "note.txt",
        _ body: (Stage, UIViewController, UIDocumentInteractionController, Delegate, URL) throws -> Void
    ) throws {
        let folder = try PickerFolder()
        let file = try folder.add(name)
        try Stage.run(root: controller("Root")) { stage, root in
            let (documents, delegate) = (UIDocumentInteractionController(url: file), Delegate())
            documents.delegate = delegate
            delegate.parent = root
            try body(stage, root, documents, delegate, file)
        }
        withExtendedLifetime(folder) {}
    }

    @Test("Name and type come from the URL, and can be replaced")
    func attributes() {
        let documents = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/a.pdf"))
        expectEqual(documents.name, "a.pdf")
        expectEqual(documents.uti, "com.adobe.pdf")
        documents.name = "Report"
        expectEqual(documents.name, "Report")
        documents.url = URL(fileURLWithPath: "/tmp/b.txt")
        expectEqual(documents.name, "b.txt")
    }

    @Test("The preview of a text shows it, and the delegate is called before and after")
    func preview() throws {
        try onStage { stage, root, documents, delegate, _ in
            expectTrue(documents.presentPreview(animated: true))
            expectFalse(documents.presentPreview(animated: true))
            stage.advance(by: 1)
            expectTrue(stage.find("note.txt").exists)
            expectEqual(stage.find(UITextView.self).view(UITextView.self)?.text, "text")

            stage.find("Done").tap()
            stage.advance(by: 1)
            expectEqual(delegate.calls, ["will preview", "did end preview"])
            expectNil(root.presentedViewController)
        }
    }

    @Test("A missing file, and a delegate without a controller, have no preview")
    func noPreview() throws {
        try onStage { _, _, documents, delegate, file in
            delegate.parent = nil
            expectFalse(documents.presentPreview(animated: false))
            documents.url = file.appendingPathExtension("missing")
            expectFalse(documents.presentPreview(animated: false))
            expectEmpty(delegate.calls)
        }
    }

    @Test("The options menu is a share sheet with the file")
    func options() throws {
        try onStage { stage, root, documents, delegate, file in
            expectTrue(documents.presentOptionsMenu(from: root.view.bounds, in: root.view, animated: true))
            stage.advance(by: 1)
            stage.find("Copy").tap()
            stage.advance(by: 1)
            expectEqual(UIPasteboard.general.url, file)
            expectEqual(delegate.calls, ["will options", "did dismiss options"])
        }
    }

    @Test("The open-in menu has one activity, which opens the file")
    func openIn() throws {
        try onStage { stage, root, documents, delegate, file in
            expectTrue(documents.presentOpenInMenu(from: root.view.bounds, in: root.view, animated: true))
            stage.advance(by: 1)
            expectFalse(stage.find("Copy").exists)
            stage.find("Open in Other App").tap()
            stage.advance(by: 1)
            expectEqual(stage.openedURLs, [file])
            expectEqual(delegate.calls, ["will open in", "will send", "did send", "did dismiss open in"])

            stage.schemesWithoutProgram = ["file"]
            expectFalse(documents.presentOpenInMenu(from: root.view.bounds, in: root.view, animated: true))
        }
    }
}
